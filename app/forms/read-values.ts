import { isEmail } from './check-fields'
import { cleanText } from './clean-text'
import { isTyped, type Choices, type Field, type Form } from './form'

export type PostedFields = FormData | URLSearchParams

/** The cleaned values by name; undefined for an absent one without a fallback. Repeated values are joined. */
export function readValues({ fields, extras }: Form, data: PostedFields): Record<string, string | undefined> {
  const all: readonly (Field | Choices)[] = [...fields, ...extras]
  return Object.fromEntries(
    all.map((each) => [each.name, 'options' in each ? readChoices(data, each) : readField(data, each)]),
  )
}

/** Only choices that the form offers, in its order. */
function readChoices(data: PostedFields, { name, options }: Choices): string {
  return options.filter((option) => data.getAll(name).includes(option)).join(', ')
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
  const value = isTyped(field) ? joined : joined.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
  return value || (fallback ?? (data.has(name) ? '' : undefined))
}

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
