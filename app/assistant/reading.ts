import { emptyWords, lightWords, weightyWords } from './everyday-words'
import { commonRules } from './handover-rules'
import { listed, type Knowledge, type Synonyms } from './knowledge'
import { wordOf, type Word } from './patterns'
import { wordsOf } from './question-text'
import { createSpelling } from './spelling'
import { stem } from './stem'
import { commonSynonyms, shorthand } from './synonyms'

/** A text as an assistant reads it. */
export interface Reading {
  /** In their order and in the right spelling: what the rules look at. */
  words: readonly Word[]
  /** What it is about. Words that mean the same are one term. */
  terms: readonly Term[]
  /** Each two words in a row, the empty ones too: of "what do you need from me" little else would be left. */
  pairs: readonly string[]
}

export interface Term {
  text: string
  /** Neither of the knowledge nor of everyday English. */
  isStrange: boolean
  /** Says little about what is asked for. */
  isLight: boolean
}

export type Reader = (text: string) => Reading

const lightStems = new Set(lightWords.map(stem))
const emptyStems = new Set(emptyWords.map(stem))
const shortestJoined = 8

export function createReader({ topics, synonyms, rules }: Knowledge): Reader {
  const wordings = topics.flatMap((topic) => [topic.wordings, topic.label, ...topic.answer])
  const own = new Set([...wordings, ...textsOf(synonyms)].flatMap(wordsOf))
  const ruled = [...commonRules, ...rules].flatMap(({ says, unless = '' }) => [says, unless])
  const others = [...[...textsOf(commonSynonyms), ...ruled].flatMap(wordsOf), ...lightWords, ...weightyWords]
  // Of two words that are as close to a misspelt one, the search takes what its topics speak of, and the rules what is theirs.
  const forSearch = createSpelling(new Set([...own, ...others]))
  const telling = ruled.flatMap(listed).filter((pattern) => /^[a-z]+$/.test(pattern))
  const forRules = createSpelling(new Set([...telling, ...own, ...others]))
  const ownStems = new Set([...own].map(stem))
  const heads = new Set(Object.keys({ ...commonSynonyms, ...synonyms }).map(stem))
  const merge = createMerging([synonyms, commonSynonyms])

  /** Writes "dish washer" as the knowledge does. */
  const joined = (words: readonly string[]) =>
    words.flatMap((word, at) => {
      if (isJoined(words[at - 1], word)) return []
      return isJoined(word, words[at + 1]) ? [`${word}${words[at + 1]}`] : [word]
    })
  const isJoined = (one = '', other = '') =>
    one.length + other.length >= shortestJoined && one !== '' && other !== '' && own.has(`${one}${other}`)

  return (text) => {
    const typed = joined(wordsOf(text).flatMap((word) => shorthand.get(word)?.split(' ') ?? [word]))
    const words = typed.flatMap((word) => forRules(word) ?? [word]).map(wordOf)
    const strange = new Set(typed.filter((word) => !forSearch(word)).map(stem))
    const merged = merge(typed.flatMap((word) => forSearch(word) ?? [word]).map(stem))
    const pairs = merged.slice(1).map((each, index) => `${merged[index]}_${each}`)
    const terms = merged
      .filter((each) => !emptyStems.has(each) && (!/^\d+$/.test(each) || ownStems.has(each)))
      .map((each) => ({
        text: each,
        isStrange: strange.has(each),
        isLight: lightStems.has(each) && !heads.has(each),
      }))
    return { words, terms, pairs }
  }
}

function textsOf(synonyms: Synonyms): string[] {
  return Object.entries(synonyms).flat()
}

/** Puts the first word of a group of synonyms in the place of the others. The groups that come first win; so do longer wordings. */
function createMerging(groups: readonly Synonyms[]): (stems: readonly string[]) => string[] {
  const byFirst = new Map<string, { rest: readonly string[]; head: string }[]>()
  for (const [head, others] of groups.flatMap((each) => Object.entries(each))) {
    for (const other of [head, ...listed(others)]) {
      const [first = '', ...rest] = wordsOf(other).map(stem)
      const same = byFirst.get(first) ?? []
      if (same.some((each) => each.rest.join(' ') === rest.join(' '))) continue
      byFirst.set(first, [...same, { rest, head: stem(head) }])
    }
  }
  for (const same of byFirst.values()) same.sort((one, other) => other.rest.length - one.rest.length)

  return (stems) => {
    const merged: string[] = []
    for (let at = 0; at < stems.length;) {
      const each = stems[at] ?? ''
      const next = at + 1
      const found = byFirst
        .get(each)
        ?.find(({ rest }) => rest.every((word, index) => stems[next + index] === word))
      merged.push(found?.head ?? each)
      at = next + (found?.rest.length ?? 0)
    }
    return merged
  }
}
