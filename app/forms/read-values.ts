import { isEmail } from './check-fields'
import { cleanText } from './clean-text'
import { isTyped, type Field, type Form } from './form'

export type PostedFields = FormData | URLSearchParams

/** The cleaned values of a form's fields; undefined for an absent one without a fallback. Repeated values are joined. */
export function readValues({ fields }: Form, data: PostedFields): Record<string, string | undefined> {
  return Object.fromEntries(fields.map((field) => [field.name, readField(data, field)]))
}

/** Of choices, only those that the form offers, in its order; a typed text is cut, since it is not checked. */
export function readExtras({ extras }: Form, data: PostedFields): Record<string, string> {
  return Object.fromEntries(
    extras.map((each) => [
      each.name,
      'options' in each
        ? each.options.filter((option) => data.getAll(each.name).includes(option)).join(', ')
        : cut(readField(data, each) ?? '', each.maxLength),
    ]),
  )
}

function readField(data: PostedFields, field: Field): string | undefined {
  const { name, kind, maxLength, fallback } = field
  const isMultiline = kind === 'multiline'
  const cleaned = data
    .getAll(name)
    .filter((entry) => typeof entry === 'string')
    .map((entry) => cleanText(entry, isMultiline))
    .map((entry) => (kind === 'email' ? bareAddress(entry) : entry))
  const joined = [...new Set(cleaned)].filter(Boolean).join(isMultiline ? '\n' : ', ')
  const value = isTyped(field) ? joined : cut(joined, maxLength)
  return value || (fallback ?? (data.has(name) ? '' : undefined))
}

const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

const pasted =
  /^(?:([^<>]*)<)?\s*(mailto:)?([^@<>\s%/?][^@<>\s%]*@[a-z\d.-]*[a-z\d])(\?[^<>\s]*)?(?:\s*>)?[\s,;.]*$/i
// Overrides of the writing direction stay: without them, the address would read differently.
const unseen = /(?![\u202D\u202E])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Takes the address out of pasted text with a link, a name or invisible characters around it. Other text stays as it is. */
function bareAddress(text: string): string {
  const seen = text
    .slice(0, 1000)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(unseen, '')
  const [, name = '', link, address = '', query] = pasted.exec(seen) ?? []
  const isAlone = (!query || link) && (!name.includes('@') || name.trim() === address)
  return isAlone && text.length <= 1000 && isEmail(address) ? address : text
}
