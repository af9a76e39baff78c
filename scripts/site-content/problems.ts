import * as z from 'zod'
import pictures from '../../app/pictures/sizes.json'

export const words = z.string('is no text: put it in quotes').trim().min(1, 'is empty')
export const text = words.regex(/^(?!.*<[a-z/!])/is, 'has HTML, which readers would see')

/** Fields of one kind, by their names between spaces. */
export const fields = <Type extends z.ZodType>(type: Type, names: string) =>
  z.object(Object.fromEntries(names.split(' ').map((name) => [name, type])))

export const priceText = text.regex(/^\$[1-9]\d{0,2}(,\d{3})*$/, 'is no price such as $1,200')

export const pictureIn = (folder: string) =>
  z.enum(
    Object.keys(pictures).filter((name) => name.startsWith(`${folder}/`)),
    `names no file of pictures/${folder}/, or "npm run pictures" has not run since`,
  )

/** One line per wrong field, such as `offer.package: is missing`. */
export function problemsIn(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${[...issue.path, key].join('.')}: is not known`)
    return `${issue.path.join('.') || 'fields'}: ${issue.input == null ? 'is missing' : issue.message}`
  })
}
