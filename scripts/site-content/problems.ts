import * as z from 'zod'
import { isOneSlip } from '../../app/platform/one-slip'
import advice from './advice.json' with { type: 'json' }
import pictures from '../../app/pictures/sizes.json'

export const words = z.string('is no text: put it in quotes').trim().min(1, 'is empty')
export const text = words.regex(/^(?!.*<[a-z/!])/is, 'has HTML, which readers would see')

/** Fields of one kind, by their names between spaces. */
export const fields = <Type extends z.ZodType>(type: Type, names: string) =>
  z.object(Object.fromEntries(names.split(' ').map((name) => [name, type])))

export const amount = z.int('is no bare whole number: digits alone').positive('is not above 0')
export const priceText = text.regex(/^\$[1-9]\d{0,2}(,\d{3})*$/, 'is no price such as $1,200, without cents')

export const oneOf = (names: readonly string[]) => z.enum(names, `is none of ${names.join(', ')}`)
export function pictureIn(folder: string) {
  const names = Object.keys(pictures).filter((name) => name.startsWith(`${folder}/`))
  const problem = `names no file of pictures/${folder}/, or "npm run pictures" has not run since`
  return z.enum(names, `${problem}; known: ${names.join(', ')}`)
}

/** Reads a value, and reports as its problem what the reader throws. */
export const readBy =
  <From, To>(read: (given: From) => To) =>
  (given: From, context: z.RefinementCtx) => {
    try {
      return read(given)
    } catch (error) {
      context.addIssue((error as Error).message.replace(/ \/.*\/i:/s, ''))
      return z.NEVER
    }
  }

/** The known name that is meant, but for capitals or one slip. */
export const meant = (name: string, known: readonly string[]) =>
  known.find((each) => isOneSlip(name.toLowerCase(), each.toLowerCase()))

/** Up to six names, of many those that begin like this one. */
function nearest(name: string, known: readonly string[]): string {
  const alike = (each: string) => [...`${name} `].findIndex((letter, at) => letter !== each[at])
  const near = known.length > 6 ? known.toSorted((one, other) => alike(other) - alike(one)) : known
  return `known: ${near.slice(0, 6).join(', ') || '-'}${known.length > 6 ? ', …' : ''}`
}

/** Says of each unknown name which known one is meant, or else some that are known. */
export function unknown(found: readonly string[], known: readonly string[], problem: string): string[] {
  const others = found.filter((name) => !known.includes(name))
  const hint = (name: string, near = meant(name, known)) =>
    near ? `did you mean ${near}?` : nearest(name, known)
  return others.map((name) => `${problem} ${name}; ${hint(name)}`)
}

export const inDigits = (told: string) =>
  advice.numbers
    .split(' ')
    .reduce((all, word, at) => all.replace(RegExp(`\\b${word}\\b`, 'gi'), String(at)), told)

/** One line per wrong field, such as `offer, package: is missing`. */
export function problemsIn(schema: z.ZodType, value: unknown, where = ''): string[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  return issues.map(({ path, input, message }) => {
    const place = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    const around = path.slice(0, -1).reduce((at, key) => (at as never)[key], value)
    const others = Object.keys(around ?? {}).filter((key) => key !== place.at(-1))
    const near = meant(place.at(-1) ?? '', others)
    const missing = near ? `is missing; is it misspelled as ${near}?` : 'is missing'
    return [where, place.join(', '), input == null ? missing : message].filter(Boolean).join(': ')
  })
}
