import { isEmail } from '~/forms/read-submission'
import type { Field, Form, Values } from '~/forms/form'

/**
 * An e-mail address as the log may hold it: `a***@example.com`.
 *
 * @returns null for text that is no address, since it could be anything
 */
export function maskEmail(address: string): string | null {
  if (!isEmail(address)) return null
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`
}

// Deliberately wider than a valid address: whatever surrounds an @ may be private.
const emailLike = /([^\s@<>"(),;:])[^\s@<>"(),;:]*@[^\s@<>"'(),;:?]+/g

/** Masks everything in a text that looks like an e-mail address. */
export function maskEmails(text: string): string {
  return text.replace(
    emailLike,
    (match, first: string) => `${first}***${match.slice(match.lastIndexOf('@'))}`,
  )
}

/**
 * A text of the form service as the log may hold it, without what it repeats of the visitor's words: addresses are masked, and
 * each word of their name and address, each longer word of their message and each run of three is taken out. At most 300
 * characters.
 */
export function redact(text: string, form: Form, values: Values): string {
  const entered = (kind: Field['kind']) =>
    form.fields.filter((field) => field.kind === kind).map((field) => values[field.name] ?? '')
  const names = [...entered('text'), ...entered('email').map((address) => address.split('@')[0] ?? '')]
  const messages = entered('multiline')
  let told = [...names, ...messages]
    .filter((value) => value.length > 1)
    .reduce((rest, value) => rest.replaceAll(value, removed), maskEmails(text))
  for (const name of names) told = withoutRuns(told, wordsOf(name), 1)
  for (const message of messages.map(wordsOf)) {
    told = withoutRuns(told, message, 3)
    const longer = message.filter(({ word }) => word.length >= telling)
    told = withoutRuns(told, longer, 1)
  }
  return told.slice(0, 300)
}

const removed = '[removed]'
// Shorter words tell nothing by themselves, and stand in every text.
const telling = 4

interface Word {
  word: string
  start: number
  end: number
}

// Finds words in scripts that put no spaces between them, too.
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Takes out of the text every run of this many words that the private words have too, whatever stands between them. */
function withoutRuns(text: string, privateWords: readonly Word[], length: number): string {
  const theirs = privateWords.map(({ word }) => word)
  const size = Math.min(length, theirs.length)
  if (size === 0) return text
  const runs = new Set(theirs.map((_, start) => theirs.slice(start, start + size).join(' ')))
  const found = wordsOf(text)
  const isPrivate = found.map(() => false)
  for (let start = 0; start + size <= found.length; start++) {
    const run = found.slice(start, start + size)
    if (runs.has(run.map((part) => part.word).join(' '))) isPrivate.fill(true, start, start + size)
  }
  // From the end, so that the places further left stay where they are.
  return found.reduceRight(
    (rest, { start, end }, index) =>
      isPrivate[index] ? rest.slice(0, start) + removed + rest.slice(end) : rest,
    text,
  )
}

function wordsOf(text: string): Word[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ word: segment.toLowerCase(), start: index, end: index + segment.length }))
}
