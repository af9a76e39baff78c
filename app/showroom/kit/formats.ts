import { site } from '~/content/site'
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Such as "two"; figures from eleven on. */
export function inWords(count: number): string {
  return numbers[count] ?? String(count)
}

export function counted(count: number, noun: string): string {
  return `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Such as "a cut, a shave and a trim", without the comma before "and" that `en-US` would have, as in all texts. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items)
}

/** Such as "a cut, a shave or a trim". */
export function either(options: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(options)
}

export function capitalized(text: string): string {
  const first = text.charAt(0).toUpperCase()
  // Some letters would become two, such as ß.
  return first.length === 1 ? first + text.slice(1) : text
}

/** "5:30 pm" for 17:30, "6 pm" for 18 and "noon", with a space at which no line breaks. */
export function spokenTime(time: string): string {
  const [hour = 0, minutes] = time.split(':').map(Number)
  if (hour === 12 && !minutes) return 'noon'
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${past}\u00a0${hour < 12 ? 'am' : 'pm'}`
}

/** Such as "10 am–6 pm" or "3–5 pm". */
export function timeSpan(from: number, until: number): string {
  const isSameHalf = from < 12 === until < 12
  return `${isSameHalf ? from % 12 || 12 : spokenTime(`${from}`)}–${spokenTime(`${until}`)}`
}

/** The minute of the day of 17:30, 5:30 pm or noon. */
export function minuteOf(time: string): number {
  const [, hour, minute = 0, half] = /(\d+)(?::(\d+))?(?:\s([ap]m))?/.exec(time.replace('noon', '12')) ?? []
  return 60 * (half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)) + Number(minute)
}

/** The agency's name, and all facts by their paths, such as "children.from", a number also in words, as "children.from.words". */
export function factsByPath(facts: object): Record<string, string | number> {
  const told: Record<string, string | number> = { agency: site.name }
  for (const [name, value] of Object.entries(facts) as [string, unknown][]) {
    if (typeof value === 'number') Object.assign(told, { [name]: value, [`${name}.words`]: inWords(value) })
    else if (typeof value === 'string') told[name] = value
    else
      for (const [path, fact] of Object.entries(factsByPath(value as object))) told[`${name}.${path}`] = fact
  }
  return told
}
