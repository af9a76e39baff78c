import { describe, expect, it } from 'vitest'
import { wordsOf } from '~/assistant/features'
import { knowledgeOf } from '~/ask/assistants'
import { readQuestions } from '../../../scripts/assistant/questions'
import { assistants } from '../../support/assistants'

const normalized = (text: string) => wordsOf(text).join(' ')

describe.each(assistants)('what %s learns from', (id) => {
  // Throws where a line is no question.
  const lessons = readQuestions('lessons', id)
  const ids = knowledgeOf[id].topics.map((topic) => topic.id)

  it('is a question with topics that there are, or a reason, from a named source', () => {
    expect(lessons.length).toBeGreaterThan(500)
    const wrong = lessons.filter(
      ({ text, right, source }) => !text.trim() || !source || right.some((topic) => !ids.includes(topic)),
    )
    expect(wrong).toEqual([])
  })

  // Nothing of those questions is shown, so that nobody writes lessons after them.
  it('has none of the questions held out', () => {
    const taught = new Set(lessons.map(({ text }) => normalized(text)))
    const heldOut = readQuestions('held-out', id)
    const shared = heldOut.filter(({ text }) => taught.has(normalized(text))).length
    const unknown = heldOut.filter(({ right }) => right.some((topic) => !ids.includes(topic))).length
    expect({ shared, unknown, some: heldOut.length > 0 }).toEqual({ shared: 0, unknown: 0, some: true })
  })
})
