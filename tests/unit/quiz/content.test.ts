import { expect, it } from 'vitest'
import { questions } from '~/content/quiz'

const choices = questions.flatMap((question) => [...question.choices])

it('there are five questions with three to five answers each', () => {
  expect(questions).toHaveLength(5)
  for (const question of questions) {
    expect(question.choices.length).toBeGreaterThanOrEqual(3)
    expect(question.choices.length).toBeLessThanOrEqual(5)
  }
})

it('ids are unique where they have to be, and need no escaping in an address', () => {
  const lists = [questions, ...questions.map((question) => question.choices)]
  for (const list of lists) {
    const ids = list.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
  }
  // These are places of the quiz or fields of the address already.
  for (const { id } of questions) expect(['at', 'result', 'package', 'sent']).not.toContain(id)
})

it('a reason goes on after a colon and ends a sentence', () => {
  const reasons = choices.flatMap((choice) => ('reasons' in choice ? Object.values(choice.reasons) : []))
  expect(reasons.length).toBeGreaterThan(40)
  for (const reason of reasons) expect(reason).toMatch(/^[a-z][^!]*\.$/)
  for (const { said } of choices) expect(said).not.toMatch(/[.:!]$/)
})

it('a budget label names the limit that the budget has', () => {
  for (const choice of choices) {
    if (!('limit' in choice) || choice.limit === null) continue
    expect(choice.label.endsWith(`$${choice.limit.toLocaleString('en-US')}`)).toBe(true)
  }
})
