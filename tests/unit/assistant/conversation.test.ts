import { expect, it } from 'vitest'
import { writeTable } from '~/assistant/conversation'
import type { AssistantId } from '~/ask/assistants'
import { converse, inShort } from '../../support/assistants'

/** The reply to the last of the questions. */
const last = (id: AssistantId, ...questions: readonly string[]) => converse(id, questions).at(-1)!

it.each<[AssistantId, string, string, string]>([
  ['barbershop', 'When are you open?', 'and on Saturdays?', 'hours'],
  ['barbershop', 'How much is a haircut?', 'and how long does it take?', 'duration'],
  ['dental-practice', 'Do you whiten teeth?', 'how much is that', 'whitening'],
  ['artist', 'Do you do portraits?', 'how much is that?', 'portrait'],
  ['shop', 'Do you have the table lamp?', 'how much is it?', 'lamp'],
  ['shop', 'Do you ship?', 'and to Canada?', 'abroad'],
])('%s is asked "%s" and then "%s", which is about %s', (id, first, then, topic) => {
  expect(inShort(last(id, first, then).reply)).toBe(topic)
})

it('a question that leans on nothing is read alone', () => {
  for (const question of ['Where can I park?', 'How much is a haircut?']) {
    expect(last('barbershop', 'When are you open?', question).reply).toEqual(
      last('barbershop', question).reply,
    )
  }
  expect(last('shop', 'Do you have the table lamp?', 'I want my money back').reply.kind).toBe('handover')
})

it('"that" still means the last topic after a handover, but none after an emergency', () => {
  const after = (between: string) =>
    inShort(last('dental-practice', 'Do you whiten teeth?', between, 'how much is that').reply)
  expect(after('I want my money back')).toBe('whitening')
  expect(after('I want to kill myself')).not.toBe('whitening')
})

it('"yes please" takes an invitation up, "no, later" lets it go, and without one either is small talk', () => {
  const station = 'How far is 14 Alder Street from the station?'
  expect(last('estate-agent', station).task).toMatchObject({ does: 'asks', isAlone: false })
  expect(last('estate-agent', station, 'yes please').task).toMatchObject({ does: 'asks', isAlone: true })
  expect(last('estate-agent', station, 'no, later').task).toMatchObject({ step: 'idle', isAlone: true })
  for (const questions of [
    [station, 'no, later', 'yes please'],
    ['What is your fee?', 'yes please'],
    ['ok'],
  ]) {
    const { task, reply } = last('estate-agent', ...questions)
    expect([task, reply.kind]).toEqual([undefined, 'talk'])
  }
  expect(last('questions', 'What does it cost?', 'ok').reply.kind).toBe('talk')
})

it('what dropped out of the questions stays on the table, without a word that was typed', () => {
  const before = converse('shop', ['Do you still have the blue bowl?', 'for Zebulon, until Saturday'])
  const table = writeTable(before.at(-1)!.table)
  expect(table).not.toMatch(/zebulon/i)
  const [turn] = converse('shop', ['yes please'], undefined, table)
  expect(turn!.task).toMatchObject({ does: 'settled', values: { piece: 'bowl', day: 'saturday' } })
})

it.each([
  'step=done&chair=__proto__&topic=constructor',
  'step=review&chair=9999&service=<b>',
  '%%%',
  'step=review'.padEnd(5000, '&a=b'),
  'step=review&step=done',
])('a table that nobody laid is no harm: %s', (table) => {
  const [turn] = converse('barbershop', ['yes'], undefined, table)
  expect(turn!.task?.does).not.toBe('settled')
})

it('the same conversation gets the same replies, and a longer one begins like it', () => {
  const questions = ['Do you still have the blue bowl?', 'Yes, for Nora.', 'and postage?']
  expect(converse('shop', questions)).toEqual(converse('shop', questions))
  expect(converse('shop', questions).slice(0, 2)).toEqual(converse('shop', questions.slice(0, 2)))
  expect(converse('shop', [])).toEqual([])
})
