import { expect, it } from 'vitest'
import { writeMemory } from '~/assistant/conversation'
import { knowledgeOf, type AssistantId } from '~/ask/assistants'
import { turnInWords } from '~/ui/assistant/answer-words'
import { converse, unsureAtShop } from '../../support/assistants'

/** The reply to the last of the questions. */
const last = (id: AssistantId, ...questions: readonly string[]) => converse(id, questions).at(-1)!

it('a question that leans on nothing is read alone', () => {
  for (const question of ['Where can I park?', 'How much is a haircut?']) {
    expect(last('barbershop', 'When are you open?', question).reply).toEqual(
      last('barbershop', question).reply,
    )
  }
  expect(last('shop', 'Do you have the table lamp?', 'I want my money back').reply.kind).toBe('handover')
})

it('an answer that may not be meant says so, and it and a choice lead to a person, too', () => {
  const [guess, choice] = ['towel parking', unsureAtShop()].map((question) => {
    const [turn] = converse('shop', [question])
    return turnInWords(knowledgeOf.shop, '/', turn!, { questions: [], memory: '' })
  })
  const person = knowledgeOf.shop.handover.link
  expect(guess).toMatchObject({ kind: 'answer', paragraphs: [expect.stringMatching(/^The closest answer/)] })
  expect([guess, choice].map((each) => each!.links.at(-1))).toEqual([person, person])
})

it('the memory keeps what dropped questions chose, without a word that was typed', () => {
  const before = converse('shop', ['Do you still have the blue bowl?', 'for Zebulon, until Saturday'])
  const memory = writeMemory(before.at(-1)!.memory)
  expect(memory).not.toMatch(/zebulon/i)
  const [turn] = converse('shop', ['yes please'], undefined, memory)
  expect(turn!.task).toMatchObject({ does: 'settled', values: { piece: 'bowl', day: 'saturday' } })
})

it.each([
  'step=done&chair=__proto__&topic=constructor',
  'step=review&chair=9999&service=<b>',
  '%%%',
  'step=review'.padEnd(5000, '&a=b'),
  'step=review&step=done',
])('a forged memory settles nothing: %s', (memory) => {
  const [turn] = converse('barbershop', ['yes'], undefined, memory)
  expect(turn!.task?.does).not.toBe('settled')
})
