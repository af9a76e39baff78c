import { listed, type PatternList } from './knowledge'
import { stem } from './stem'

/** How many words a gap may skip. */
const longestGap = 3

/** A word by all that patterns know it by. */
export type Word = readonly string[]

/**
 * Whether words contain one of the patterns. A pattern is words in a row, in any of their forms; `a|b` is either, `=paid` is that
 * form alone, `^you` that word at the beginning, `+past` any verb in the past, `^+past` one at the beginning, `#` a number, `*` up to
 * three words of any kind, and `.` the end.
 */
export type Matcher = (words: readonly Word[]) => boolean

type Step = ReadonlySet<string> | 'gap' | 'end'

export function matcherOf(patterns: PatternList): Matcher {
  const byFirst = new Map<string, Step[][]>()
  for (const pattern of listed(patterns)) {
    const [first, ...rest] = pattern.split(' ').map(stepOf)
    if (!(first instanceof Set)) throw new Error(`A pattern begins with a word: ${pattern}`)
    for (const each of first) byFirst.set(each, [...(byFirst.get(each) ?? []), rest])
  }
  return (words) =>
    words.some((word, at) =>
      word.some((key) => byFirst.get(key)?.some((rest) => isNext(rest, words, at + 1))),
    )
}

function stepOf(text: string): Step {
  if (text === '*') return 'gap'
  if (text === '.') return 'end'
  return new Set(text.split('|').map((each) => (/^[=#^+]/.test(each) ? each : stem(each))))
}

export function wordOf(text: string, at: number): Word {
  const keys = [stem(text), `=${text}`]
  if (at === 0) keys.push(`^${text}`)
  if (/^\d+$/.test(text)) keys.push('#')
  if (isPast(text)) keys.push('+past', ...(at === 0 ? ['^+past'] : []))
  return keys
}

function isPast(text: string): boolean {
  return (
    irregularPast.has(text) ||
    (text.length > 4 && text.endsWith('ed') && !text.endsWith('eed') && !presentInEd.has(text))
  )
}

const presentInEd = new Set(['hundred', 'closed', 'included', 'allowed', 'used', 'naked'])

const irregularPast = new Set(
  `ate became began bent bit blew bought broke brought built burnt came caught chose did drank drew drove fell felt forgot found fought gave had heard held kept knew laid left
  lent lost made meant met paid ran rang said sat saw sent shot slept sold spent spilt spoke stole stood swore thought threw told took tore went were woke won wore wrote`.split(
    /\s+/,
  ),
)

/** Keeps all indexes reached so far, so that gaps cost no more than words. */
function isNext(steps: readonly Step[], words: readonly Word[], at: number): boolean {
  let indexes = new Set([at])
  for (const step of steps) {
    const reached = new Set<number>()
    for (const index of indexes) {
      if (step === 'gap') {
        for (let skipped = 0; skipped <= longestGap; skipped += 1) reached.add(index + skipped)
      } else if (isStep(step, words, index)) reached.add(index + 1)
    }
    if (reached.size === 0) return false
    indexes = reached
  }
  return true
}

function isStep(step: Exclude<Step, 'gap'>, words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word) return step === 'end'
  return step !== 'end' && word.some((key) => step.has(key))
}
