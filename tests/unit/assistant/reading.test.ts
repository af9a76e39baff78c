import { describe, expect, it } from 'vitest'
import { handoverText } from '~/assistant/handover-text'
import { matcherOf, wordOf } from '~/assistant/patterns'
import { wordsOf } from '~/assistant/question-text'
import { createSpelling } from '~/assistant/spelling'
import { stem } from '~/assistant/stem'
import { knowledgeOf } from '~/showroom/assistants'

it.each([
  ['prices', 'price', 'pricing', 'priced'],
  ['cut', 'cuts', 'cutting'],
  ['party', 'parties'],
  ['take', 'takes', 'taking'],
  ['glass', 'glasses'],
])('the forms of a word have one stem: %s', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

it.each([
  ['care', 'car'],
  ['hours', 'our'],
])('different words have different stems: %s, %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

it('words are read without case, accents, contractions and times', () => {
  expect(wordsOf('Don’t you OPEN at 9:30? It’s señor Müller, $26 & 4yo')).toEqual(
    'do not you open at clock it is senor muller 26 and 4 year old'.split(' '),
  )
})

describe('spelling', () => {
  const spelling = createSpelling(new Set(['haircut', 'appointment', 'gift', 'card', 'price']))

  it.each([
    ['hiarcut', ['haircut']],
    ['harcut', ['haircut']],
    ['apointmnt', ['appointment']],
    ['prices', ['prices']],
    ['giftcard', ['gift', 'card']],
    ['gft', undefined],
    ['elephant', undefined],
  ])('%s -> %s', (typed, meant) => {
    expect(spelling(typed)).toEqual(meant)
  })
})

describe('patterns', () => {
  const matches = (pattern: string, text: string) => matcherOf(pattern)(wordsOf(text).map(wordOf))

  it.each([
    ['money back', 'I want my money back', true],
    ['money back', 'back to the money', false],
    ['talk|speak to * person', 'could I speak to a real person', true],
    ['talk|speak to * person', 'speak to one of the many other nice persons', false],
    ['wait', 'we waited', true],
    ['=waited', 'can you wait', false],
    ['for # dollars', 'make it for 20 dollars', true],
    ['what are you .', 'what are you', true],
    ['what are you .', 'what are you selling', false],
    ['^you +past', 'you ruined it', true],
    ['^you +past', 'are you booked', false],
  ])('%s in "%s": %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected)
  })
})

it('a handover says that it does not guess, and who answers; the dental practice names the number for the night', () => {
  for (const knowledge of Object.values(knowledgeOf)) {
    expect(handoverText(knowledge, 'unsure').join(' ')).toMatch(/don’t want to guess/)
    expect(handoverText(knowledge, 'unsure').at(-1)).toBe(knowledge.handover.who)
    expect(handoverText(knowledge, 'itself').join(' ')).toContain('program that answers from a written list')
  }
  expect(handoverText(knowledgeOf['dental-practice'], 'health').join(' ')).toContain('555-0199')
  expect(handoverText(knowledgeOf.shop, 'health').join(' ')).not.toContain('555-0199')
})
