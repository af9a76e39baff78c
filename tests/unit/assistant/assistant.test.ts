import { expect, it } from 'vitest'
import { knowledgeOf, type AssistantId } from '~/ask/assistants'
import { readQuestions } from '../../../scripts/assistant/questions'
import { ask, assistants, inShort } from '../../support/assistants'
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
    expect(inShort(ask(id, text)), id).toMatch(new RegExp(`^(?:${expected})$`))
})

it.each<[AssistantId, string]>([
  ['barbershop', 'can I be 20 minutes late'],
  ['barbershop', 'is my 2 year old ok'],
  ['barbershop', 'do you close at 8 on Fridays?'],
  ['shop', 'can I return it after six weeks'],
  ['shop', 'can I return a used bowl'],
  ['artist', 'do you paint outdoors in rain'],
  ['estate-agent', 'is there a garage'],
  ['questions', 'will my old site go down'],
  ['questions', 'can you connect to my google calendar'],
  ['questions', 'will my old links be broken'],
  ['questions', 'do I lose my domain if I leave you'],
  ['estate-agent', 'do you charge extra for the photographer'],
])('%s has no "yes" for what it does not have: "%s"', (id, text) => {
  const reply = ask(id, text)
  expect(reply.kind === 'answer' && reply.topics[0]!.answer[0]).toMatch(/^(?!Yes)./)
})
