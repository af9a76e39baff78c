import { expect, it } from 'vitest'
import { cleanQuestion } from '~/assistant/question-text'
import { ask, knowledgeOf, type Base } from '~/showroom/assistants'

const bases = Object.keys(knowledgeOf) as Base[]

const rightToLeft = '\u202E'
const loneSurrogate = '\uD800'

const hostile = [
  'a'.repeat(65_536),
  'how much '.repeat(8192),
  ' \t\n'.repeat(20_000),
  '\u0000\u0007\u001B[31m\u0085',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7} {{7*7}} %00 ../../etc/passwd',
  `${rightToLeft}hours${rightToLeft}\u2066\u2069\u200B\uFEFF`,
  loneSurrogate.repeat(5000),
  `prices ${loneSurrogate}`,
  '💇'.repeat(500),
  'e\u0301\u0302\u0303'.repeat(5000),
  '\uFDFA'.repeat(5000),
  '＄２６ ｐｒｉｃｅ',
  '* | = # ^ + . .. a|b',
  '__proto__ constructor toString hasOwnProperty',
  '¿cuánto cuesta? 営業時間 שעות',
]

/** The same with every run. */
function* generated(count: number): Generator<string> {
  let state = 16
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
  const words = knowledgeOf.shop.topics.flatMap(({ wordings }) => wordings.split(/[\s,]+/))
  for (let text = 0; text < count; text += 1) {
    const pieces = Array.from({ length: next(30) }, () => {
      const word = words[next(words.length)] ?? ''
      return next(3) === 0
        ? String.fromCharCode(...Array.from({ length: next(9) }, () => next(65_536)))
        : word
    })
    yield pieces.join([' ', '', '\n', "'"][next(4)])
  }
}

it.each(bases)('no text throws at %s', (base) => {
  for (const text of hostile) expect(['answer', 'choice', 'handover']).toContain(ask(base, text).kind)
})

it('10,000 generated texts get a reply', () => {
  let replies = 0
  for (const text of generated(10_000)) {
    const base = bases[replies % bases.length] as Base
    expect(['answer', 'choice', 'handover']).toContain(ask(base, text).kind)
    replies += 1
  }
  expect(replies).toBe(10_000)
})

it('only the first 200 code points are read', () => {
  const question = 'How much is a haircut?'
  const padding = '💇'.repeat(200 - question.length)
  expect(cleanQuestion(`${question}${padding}`)).toBe(`${question}${padding}`)
  expect(cleanQuestion(`${padding}${question} I want my money back`)).toBe(`${padding}${question}`)
  expect(ask('barbershop', `${question}${' '.repeat(200)} I want my money back`)).toMatchObject({
    kind: 'answer',
  })
})

it('a cleaned question has no character that changes how a page reads', () => {
  for (const text of [...hostile, ...generated(1000)]) {
    const clean = cleanQuestion(text)
    expect(clean).not.toMatch(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$/u)
    expect([...clean].length).toBeLessThanOrEqual(200)
    expect(cleanQuestion(clean)).toBe(clean)
  }
  expect(cleanQuestion(' \u0000\n\u200B ')).toBe('')
})

it('joiners stay, but neither make a question nor hide a word from the rules', () => {
  for (const text of ['👨‍👩‍👧', 'می‌خواهم', '?', '5']) expect(cleanQuestion(text)).toBe(text)
  expect(cleanQuestion('\u200D \u200C')).toBe('')
  expect(ask('shop', 'I want a ref\u200Cund')).toEqual({ kind: 'handover', reason: 'money-back' })
})

it('a text of a mebibyte takes no longer than one of 200 characters', () => {
  const timeOf = (text: string) => {
    const begun = performance.now()
    for (let run = 0; run < 50; run += 1) ask('barbershop', text)
    return performance.now() - begun
  }
  const word = 'haircuts zqxwvut '
  timeOf(word)
  const short = timeOf(word.repeat(12))
  // Generous, for a busy machine; reading it all would take thousands of times as long.
  expect(timeOf(word.repeat(65_536))).toBeLessThan(20 * short + 100)
})
