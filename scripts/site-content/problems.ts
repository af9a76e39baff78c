import * as z from 'zod'
import pictures from '../../app/pictures/sizes.json'

export const words = z.string('is no text: put it in quotes').trim().min(1, 'is empty')
export const text = words.regex(/^(?!.*<[a-z/!])/is, 'has HTML, which readers would see')

/** Fields of one kind, by their names between spaces. */
export const fields = <Type extends z.ZodType>(type: Type, names: string) =>
  z.object(Object.fromEntries(names.split(' ').map((name) => [name, type])))

export const priceText = text.regex(/^\$[1-9]\d{0,2}(,\d{3})*$/, 'is no price such as $1,200, without cents')

export const pictureIn = (folder: string) =>
  z.enum(
    Object.keys(pictures).filter((name) => name.startsWith(`${folder}/`)),
    `names no file of pictures/${folder}/, or "npm run pictures" has not run since`,
  )

/** Says of each unknown name which known one has most pairs of letters in common with it. */
export function unknown(found: readonly string[], known: readonly string[], problem: string): string[] {
  const pairs = (name: string) => name.split('').map((_, at) => name.slice(at, at + 2).toLowerCase())
  return found
    .filter((name) => !known.includes(name))
    .map((name) => {
      const shared = (other: string) => pairs(other).filter((each) => pairs(name).includes(each)).length
      const likeness = (other: string) => 2 * shared(other) - Math.abs(other.length - name.length)
      const [likest] = known.toSorted((one, other) => likeness(other) - likeness(one))
      return `${problem} ${name}; did you mean ${likest}?`
    })
}

/** One line per wrong field, such as `offer.package: is missing`. */
export function problemsIn(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${[...issue.path, key].join('.')}: is not known`)
    return `${issue.path.join('.') || 'fields'}: ${issue.input == null ? 'is missing' : issue.message}`
  })
}
