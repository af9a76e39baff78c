import { readFileSync } from 'node:fs'

const [, table = ''] = readFileSync('docs/content.md', 'utf8').split('\n## Words\n')
const rows = [...table.matchAll(/^\| (?!not |---)([^|]+?) +\| ([^|]+?) +\|$/gm)]
const phrasesOf = (column: 1 | 2) => rows.flatMap((row) => row[column]!.split(', '))

/** In any case and between any white space; of times, all that a clock of twelve hours has not. */
const patternOf = (phrase: string) =>
  phrase.replace(' ', '\\s+').replace('14:30', '(?:1[3-9]|2[0-3]):[0-5]\\d')
const anyOf = (phrases: string[]) =>
  new RegExp(`(?<![\\p{L}\\d_])(?:${phrases.map(patternOf).join('|')})(?![\\p{L}\\d_])`, 'giu')
const [replaced, better] = [anyOf(phrasesOf(1)), anyOf(phrasesOf(2))]

/** What a text says in words that the vocabulary of docs/content.md replaces. */
export function oldWordsIn(text: string): string[] {
  return text.replaceAll("'", '’').replace(better, '').match(replaced) ?? []
}
