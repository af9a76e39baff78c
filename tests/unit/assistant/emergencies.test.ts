import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dangerIn, type Danger } from '~/assistant/emergencies'
import { knowledgeOf } from '~/ask/assistants'
import { helpIn } from '~/content/emergencies'
import { readQuestions } from '../../../scripts/assistant/questions'
import { assistants } from '../../support/assistants'

const linesOf = (name: string) => readFileSync(`tests/questions/${name}.txt`, 'utf8').trimEnd().split('\n')
/** The danger and a text, such as "fire: the curtains caught fire". */
const told = linesOf('dangers-by-kind').map((line) => /^(\w+): (.*)$/.exec(line)!.slice(1))
const dangers = [...new Set(told.map(([danger]) => danger as Danger))]

it('a text tells of its own danger', () => {
  expect(told.filter(([danger, text]) => dangerIn(text!) !== danger)).toEqual([])
})

it.each(dangers)('somebody in danger (%s) first gets a number to dial', (danger) => {
  const { paragraphs, links } = helpIn(danger)
  expect(paragraphs[0]).toMatch(danger === 'suicide' ? /^Call or text 988\b/ : /911|1-800-222-1222/)
  expect(links.map(({ to }) => to)).toContain('tel:911')
  for (const { to } of links) expect(to).toMatch(/^tel:[\d-]+$/)
})

it('every line of danger is recognized as danger, and no harmless line is', () => {
  expect(linesOf('dangers').filter((text) => !dangerIn(text))).toEqual([])
  expect(linesOf('harmless').filter((text) => dangerIn(text))).toEqual([])
})

describe.each(assistants)('what %s is asked', (id) => {
  const { topics, suggestions } = knowledgeOf[id]

  it('about its own topics is no danger', () => {
    const wordings = readQuestions('lessons', id).filter(({ source }) => source === 'owner')
    const labels = topics.map(({ label }) => label)
    const asked = [...suggestions, ...labels, ...wordings.map(({ text }) => text)]
    expect(asked.filter((text) => dangerIn(text))).toEqual([])
  })

  it('in the lessons that a topic answers is danger in one of a thousand at most', () => {
    const answered = readQuestions('lessons', id).filter(({ right }) => right.length > 0)
    const taken = answered.filter(({ text }) => dangerIn(text)).map(({ text }) => text)
    expect(taken.length, taken.join('\n')).toBeLessThan(answered.length / 1000)
  })
})
