import { expect, it, vi } from 'vitest'
import { cleanQuestion } from '~/assistant/question-text'
import { readQuestions } from '../../../scripts/assistant/questions'
import { ask, assistants, converse } from '../../support/assistants'
import { randomFrom } from '../../support/random'

const rightToLeft = '\u202E'
const loneSurrogate = '\uD800'

const hostile = [
  'a'.repeat(65_536),
  'how much '.repeat(8192),
  `what about ${'1'.repeat(480)} then`,
  `i am ${'getting '.repeat(55)}`,
  `how much for ${'bowl, '.repeat(80)}`,
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
function generated(count: number): string[] {
  const random = randomFrom(16)
  const words = readQuestions('lessons', 'shop').flatMap(({ text }) => text.split(' '))
  const unit = () => String.fromCharCode(random.below(65_536))
  const piece = () =>
    random.chance(1 / 3) ? Array.from({ length: random.below(9) }, unit).join('') : random.pick(words)
  return Array.from({ length: count }, () =>
    Array.from({ length: random.below(30) }, piece).join(random.pick([' ', '', '\n', "'"])),
  )
}

it('every text gets a reply from every assistant, alone and in a conversation', () => {
  const kinds = ['answer', 'choice', 'handover', 'talk', 'emergency']
  for (const id of assistants) {
    for (const text of [...hostile, ...generated(200)])
      expect(kinds, JSON.stringify(text)).toContain(ask(id, text).kind)
    expect(converse(id, ['yes', ...hostile, 'Yes please.'])).toHaveLength(hostile.length + 2)
  }
})

it('only the first 500 code points are read', () => {
  const question = 'How much is a haircut?'
  const padding = '💇'.repeat(500 - question.length)
  expect(cleanQuestion(`${question}${padding}`)).toBe(`${question}${padding}`)
  expect(cleanQuestion(`${padding}${question} I want my money back`)).toBe(`${padding}${question}`)
  expect(ask('barbershop', `${question}${' '.repeat(500)} I want my money back`)).toMatchObject({
    kind: 'answer',
  })
})

it('a cleaned question has no character that changes how a page reads', () => {
  for (const text of [...hostile, ...generated(1000)]) {
    const clean = cleanQuestion(text)
    expect(clean).not.toMatch(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$/u)
    expect([...clean].length).toBeLessThanOrEqual(500)
    expect(cleanQuestion(clean)).toBe(clean)
  }
  expect(cleanQuestion(' \u0000\n\u200B ')).toBe('')
})

it('joiners stay, but neither make a question nor hide a word', () => {
  for (const text of ['👨‍👩‍👧', 'می‌خواهم', '?', '5']) expect(cleanQuestion(text)).toBe(text)
  expect(cleanQuestion('\u200D \u200C')).toBe('')
  expect(ask('shop', 'I want a ref\u200Cund')).toEqual({ kind: 'handover', reason: 'money' })
})

/** The groups of an expression that repeat. */
function repeatedIn(source: string) {
  const starts: number[] = []
  return [...source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[()]/g)].flatMap(({ 0: mark, index }) => {
    if (mark === '(') starts.push(index)
    const group = mark === ')' ? source.slice(starts.pop(), index + 2) : ''
    return /\)[*+]$/.test(group) ? [group] : []
  })
}

/** A text that one way of such a group reads. */
const read = (way: string) =>
  way
    .replace(/^\?<?[:=!]/, '')
    .replaceAll(/\[\^?\\?(.)(?:\\.|[^\]])*\]/g, '$1')
    .replaceAll(/\\b|(?<!\\)[*+^$]|\{[\d,]+\}/g, '')
    .replaceAll(
      /\\([dws])|\\(.)/gi,
      (_, kind: string, sign: string) => sign ?? { d: '1', w: 'a' }[kind] ?? ' ',
    )

it('no repeated group of an expression reads a text in two ways, which takes exponential time', async () => {
  const sources = new Set<string>()
  const construct = (target: RegExpConstructor, [source, flags]: [string, string]) =>
    sources.add(source) && new target(source, flags)
  vi.resetModules()
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }))
  await import('../../support/assistants')
  vi.unstubAllGlobals()
  for (const source of sources)
    expect(source, 'from each place to the end').not.toMatch(/\.\*(?:\(\?:)*\(\?=\.\*/)
  const groups = new Set([...sources].flatMap(repeatedIn))
  expect(groups.size).toBeGreaterThan(100)
  for (const group of groups) {
    const expression = new RegExp(`^${group}$`, 'i')
    for (const way of group.split(/[()|]/).flatMap((each) => [each, each.replaceAll(/\\?[^\\]\?/g, '')])) {
      for (const gap of ['', ' ', '.', ', ']) {
        const text = (read(way).replaceAll('?', '') + gap).repeat(30)
        const startedAt = performance.now()
        for (const end of ['\0', 'x', ' x']) expression.test(text + end)
        expect(performance.now() - startedAt, `${text} by ${group}`).toBeLessThan(2000)
      }
    }
  }
})
