import { anyOf, expressionOf } from '~/assistant/phrases'
import { weekdays } from '../draft/week'
import phrases from './phrases.json' with { type: 'json' }

/** A day that a text names, such as "friday"; the name is empty for a day that no list has, such as "next month". */
type Day = { name: string; says: string }

interface Part {
  days?: readonly Day[]
  /** Whether a time in minutes fits; undefined when none is named. */
  fits?: ((at: number) => boolean) | undefined
  /** The named time itself. */
  near?: number
  /** Seen from the chosen time. */
  move?: 'later' | 'earlier'
  /** The index of a time among those that are left; -1 is the last. */
  place?: number
}

export interface When extends Part {
  days: readonly Day[]
  /** The words for the time. */
  says: string
  hasTime: boolean
  /** The text without them. */
  rest: string
}

const [noon, endOfWork] = [12 * 60, 17 * 60]
/** An hour below this one, without "am", is one of the afternoon, or of the morning where only that is offered. */
const firstHour = 8
export const [thisDay, nextDay] = [expressionOf(phrases.today), expressionOf(phrases.tomorrow)]
const nearDays = [new RegExp(`(?:the )?day after (?:${nextDay.source})`, 'i'), nextDay, thisDay]
const numbers = phrases.numbers.split(', ')
const ordinals = phrases.ordinals.split(', ')
const months = phrases.months.split(', ')
const minutesOf: Readonly<Record<string, number>> = { five: 5, ten: 10, quarter: 15, twenty: 20, half: 30 }

const anHour = `\\d{1,2}|noon|midday|${numbers.join('|')}`
const aMonth =
  '(?<month>jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:r?uary|ch|il|e|y|ust|t?ember|ober)?\\b\\.?'
const dayOfMonth = `(?:the )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?|(?<ordinal>${ordinals.join('|')}))\\b(?! (?:people|ppl|guests|persons|of us)\\b)`
const inYear = '(?:,? (?<year>20\\d\\d)\\b)?'
const shortDay = '(?<!\\b(?:the|i|we|he|she|they) )(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)'
const beforeWeekday = '(?:on )?(?:the |next |this |coming )*'
const aWeekday = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|${shortDay})\\b`
const far = `(?:in (?:\\d+|an?|${numbers.join('|')}) (?:few |couple of )?(?:day|week|month)s?|next (?:week|month|year))`
const clock = `(?<hour>${anHour})(?:[:.](?<minutes>[0-5]\\d))?\\s*(?<suffix>am|pm|a\\.m\\.|p\\.m\\.|o['’]?clock|ish)?`
const noClock = '(?!\\w|[ .-]?\\d{4}\\b|\\s*(?:min|hour|of us|people|dollar|bucks))'

const onDay = (name: string, says = name): Part => ({ days: [{ name, says }] })
const named = (day: string): Day => ({ name: day.toLowerCase(), says: `on ${day}` })
const startsLike = (name: string, text: string) =>
  name.toLowerCase().startsWith(text.slice(0, 3).toLowerCase())
const monthOf = (name: string) => months.find((each) => startsLike(each, name))!

/** What the named groups of a pattern match. */
type Groups = Readonly<Partial<Record<string, string>>>

/** Patterns in their order: each takes its words away from the later ones. */
const readers: readonly [pattern: string, read: (found: Groups) => Part | undefined][] = [
  [`${aMonth} ${dayOfMonth}${inYear}`, date],
  [`${dayOfMonth} (?:of )?${aMonth}${inYear}`, date],
  [
    '(?<monthNumber>\\d\\d?)/(?<day>\\d\\d?)(?:/(?:20)?(?<year>\\d\\d))?(?![\\d/]| ?(?:hours?|hrs?|inch|off|of|price)\\b)',
    ({ monthNumber, day, year }) => {
      const month = months[Number(monthNumber) - 1]
      return month ? date({ month, day, year: year && `20${year}` }) : undefined
    },
  ],
  [
    `(?:${beforeWeekday}${aWeekday} )?${far}(?: ${beforeWeekday}${aWeekday})?`,
    () => onDay('', 'a day that far off'),
  ],
  ['(?:on )?(?<says>the \\d{1,2}(?:st|nd|rd|th))\\b', ({ says }) => onDay('', says)],
  [
    `(?:in|next|this|during) ${aMonth}`,
    ({ month = '' }) => onDay(monthOf(month).toLowerCase(), monthOf(month)),
  ],
  ['(?:the )?day after(?: tomorrow)?\\b', () => onDay('day after tomorrow')],
  [nextDay.source, () => onDay('tomorrow')],
  [`(?:${thisDay.source}|rn\\b)`, () => onDay('today')],
  ['(?:this |the |on the )?weekend\\b', () => ({ days: weekdays.slice(5).map(named) })],
  [
    `${beforeWeekday}(?<name>${aWeekday})`,
    ({ name = '' }) => ({ days: weekdays.filter((each) => startsLike(each, name)).map(named) }),
  ],
  [
    '(?:in the |(?<ofToday>this ))?(?<!good )(?<part>morning|afternoon|aft|evening|after work)\\b',
    ({ ofToday, part = '' }) => ({ ...(ofToday && onDay('today')), fits: inPart(part) }),
  ],
  [
    `(?:at )?(?<distance>half|quarter|five|ten|twenty) (?<side>past|to) (?<hour>${anHour})\\b`,
    ({ distance = '', side, hour = '' }) =>
      at(toMinutes(hour) + minutesOf[distance]! * (side === 'past' ? 1 : -1), hour),
  ],
  // "Around 330" and "330pm", but not a year.
  [
    `(?:(?<relation>${anyOf(phrases.relations)}) )?(?!20[2-9]\\d)(?<hour>\\d{1,2})(?<minutes>[0-5]\\d)\\s*(?<suffix>am|pm|ish)?${noClock}`,
    (found) => (found.relation || found.suffix ? timeOf(found) : undefined),
  ],
  [
    `(?:(?<relation>${anyOf(phrases.relations)}) )?${clock}${noClock}`,
    (found) => {
      const isTime = found.relation || found.minutes || found.suffix || /noon|midday/.test(found.hour!)
      return isTime ? timeOf(found) : undefined
    },
  ],
  [
    '(?<!\\b(?:maybe|perhaps|you|back) )(?:a (?:bit|little) |the |even |something )?(?<move>later|earlier)\\b(?! than)(?: one)?',
    ({ move }) => ({ move: move === 'later' ? 'later' : 'earlier' }),
  ],
  [
    '(?:the )?(?<place>first|second|third|last|earliest|soonest)(?: (?:one|slot|time|chair|appointment|free|available|you)\\b|(?<=(?:^|\\bthe )\\w+)\\W*$)',
    ({ place = '' }) => ({
      place: place === 'last' ? -1 : Math.max(0, ['first', 'second', 'third'].indexOf(place)),
    }),
  ],
  [`(?:next (?:available|opening|free|open)\\b|${anyOf(phrases.anyOfThem)})`, () => ({ place: 0 })],
  // "Five?", "ok 5 then": a number that stands nearly alone, as in "Thursday, 5 works". "The Thursday one" is no time.
  [
    `(?<=(?:^|[,;.?!](?!\\d{3}\\b|\\s*one\\b))\\s*(?:${anyOf(phrases.beforeNumber)}[ ,]+)*)(?<hour>${anHour})(?<minutes>[0-5]\\d)?(?=\\s*(?:${anyOf(phrases.afterNumber)}|with \\w+)?\\s*(?:[,;.?!]|$))`,
    timeOf,
  ],
]
// With a group around all of it, every pattern has named groups.
const patterns = readers.map(([pattern, read]) => [new RegExp(`\\b(?<all>${pattern})`, 'g'), read] as const)

/** "The 16th", but not "the 16th of June". */
const ordinalDay = new RegExp(`(?:^|\\bthe )(?=\\d{1,2}(?:st|nd|rd|th)\\b(?! (?:of )?${aMonth}))`, 'i')

/** The days and the time that a text asks for; "the 16th" is in the month of the day before. */
export function whenIn(text: string, before = ''): When {
  const [, ofMonth] = /^(?:20\d\d-)?(\d\d)-/.exec(before) ?? []
  const known = ofMonth ? text.replace(ordinalDay, `${months[Number(ofMonth) - 1]} `) : text
  let rest = known.toLowerCase().trim()
  const parts: Part[] = []
  const times: string[] = []
  for (const [pattern, read] of patterns) {
    rest = rest.replace(pattern, (all: string, ...captures) => {
      const part = read(captures.at(-1) as Groups)
      if (!part) return all
      parts.push(part)
      if (part.fits) times.push(spelledOut(all.trim()))
      return ' , '
    })
  }
  const days = parts.flatMap((part) => part.days ?? [])
  // "Saturday, June 12" is one day.
  const dates = days.filter(({ name }) => /\d/.test(name))
  // "In October, on a Tuesday" is a weekday.
  const onWeekdays = days.filter(({ name }) => name.endsWith('day'))
  const isOfMonth = days.some(({ name }) => months.some((month) => month.toLowerCase() === name))
  const fits = parts.flatMap((part) => part.fits ?? [])
  return {
    ...parts.toReversed().reduce<Part>((all, part) => ({ ...all, ...part }), {}),
    days: dates.length > 0 ? dates : isOfMonth && onWeekdays.length > 0 ? onWeekdays : days,
    fits: fits.length > 0 ? (each: number) => fits.every((one) => one(each)) : undefined,
    hasTime: parts.length > 0,
    says: times.join(' '),
    rest,
  }
}

/** "At 3:30" for "330" and "make it 330". */
function spelledOut(time: string): string {
  return time
    .replace(/^(?:rather |better |make it |(?=\d))/, 'at ')
    .replace(/(?<=\b\d\d?)(?=[0-5]\d(?!\d))/, ':')
    .replace(/(?<=\d)(?=[ap]m\b)/, ' ')
    .replace(/^(?:at|after|around|before|by|until) [1-7](?::[0-5]\d)?$/, '$& pm')
}

/** The text with weekdays in place of today, tomorrow and the day after it. */
export function withWeekdays(text: string, tomorrow: string): string {
  const after = weekdays.findIndex((day) => day === tomorrow) + 1
  return nearDays.reduce((all, day, index) => all.replace(day, weekdays.at((after - index) % 7)!), text)
}

/** The name of a day in a list, such as 06-12 or 2027-06-12. */
export const dateName = (monthNumber: number, day: number, year?: number) =>
  [...(year ? [year] : []), monthNumber, day].map((part) => String(part).padStart(2, '0')).join('-')

function date({ month = '', day, ordinal, year }: Groups): Part {
  const index = months.indexOf(monthOf(month))
  const number = ordinal ? ordinals.indexOf(ordinal) + 1 : Number(day)
  const says = `${months[index]} ${number}${year ? `, ${year}` : ''}`
  return onDay(dateName(index + 1, number, Number(year ?? 0)), says)
}

function inPart(part: string): Part['fits'] {
  if (part === 'morning') return (each) => each < noon
  return (each) => each >= (part.startsWith('aft') && part !== 'after work' ? noon : endOfWork)
}

function timeOf({ relation = '', hour = '', minutes, suffix }: Groups): Part {
  const time = toMinutes(hour, minutes, suffix)
  if (/^not? (?:later|after)|till?|by/.test(relation)) return { fits: (each) => each <= time }
  if (/^not? |from/.test(relation)) return { fits: (each) => each >= time }
  if (/after|later/.test(relation)) return { fits: (each) => each > time }
  if (/before|earlier/.test(relation)) return { fits: (each) => each < time }
  const isExact = minutes && suffix !== 'ish' && !/around|about/.test(relation)
  return at(time, hour, suffix, isExact ? 0 : 30)
}

function at(time: number, hour: string, suffix = '', within = 0): Part {
  const isEither = !/^[ap]/.test(suffix) && hourOf(hour) < firstHour
  const times = isEither ? [time, time - noon] : [time]
  return { fits: (each) => times.some((one) => Math.abs(each - one) <= within), near: time }
}

function toMinutes(hour: string, minutes = '0', suffix = ''): number {
  const hours = hourOf(hour)
  const isAfternoon = suffix.startsWith('p') ? hours < 12 : !suffix.startsWith('a') && hours < firstHour
  const isMidnight = suffix.startsWith('a') && hours === 12
  return (isMidnight ? 0 : hours + (isAfternoon ? 12 : 0)) * 60 + Number(minutes)
}

const hourOf = (hour: string) => numbers.indexOf(hour) + 1 || Number(hour) || 12
