import { describe, expect, it } from 'vitest'
import { knowledgeOf, type AssistantId } from '~/ask/assistants'
import { wordsOf } from '~/assistant/features'
import { handoverText, reasons } from '~/assistant/knowledge'
import { facts } from '~/showroom/dental-practice/facts'
import { readQuestions } from '../../../scripts/assistant/questions'
import { ask, assistants, inShort } from '../../support/assistants'
import { withFacts } from '../../support/facts'
import { rowsOf } from '../../support/rows'

it.each(assistants)('%s reaches every topic by its label and by the first wording of its owner', (id) => {
  const wordings = readQuestions('lessons', id).filter(({ source }) => source === 'owner')
  const missed = knowledgeOf[id].topics.flatMap((topic) => {
    const own = wordings.filter(({ right }) => right.includes(topic.id)).map(({ text }) => text)
    return [...new Set([topic.label, ...own])]
      .slice(0, 2)
      .map((text) => ({ text, expected: topic.id, reply: ask(id, text) }))
      .filter(({ reply }) => reply.kind !== 'answer' || reply.topics[0]!.id !== topic.id)
  })
  expect(missed).toEqual([])
})

// Who is asked, how it answers, and the question.
it.each(rowsOf('questions/rules'))('%s answers by %s: "%s"', (who, expected, text) => {
  for (const id of who === 'every' ? assistants : [who as AssistantId])
    expect(inShort(ask(id, withFacts(id, text))), id).toMatch(new RegExp(`^(?:${expected})$`))
})

it('a handover says that it does not guess or that a person decides, and who answers', () => {
  for (const knowledge of Object.values(knowledgeOf)) {
    for (const reason of [...reasons, 'unsure'] as const) {
      expect(handoverText(knowledge, { reason }).join(' '), reason).toMatch(/rather not guess|person here/)
      expect(handoverText(knowledge, { reason }).at(-1)).toBe(knowledge.handover.who)
    }
    expect(knowledge.introduction).toContain('program that answers from a written list')
  }
  // Only the dental practice has a number for the night.
  for (const reason of ['health', 'danger'] as const) {
    expect(handoverText(knowledgeOf['dental-practice'], { reason }).join(' ')).toContain(facts.nightPhone)
    expect(handoverText(knowledgeOf.shop, { reason }).join(' ')).not.toContain(facts.nightPhone)
  }
})

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
