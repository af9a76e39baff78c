import { anyOf } from '~/assistant/phrases'
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
const numbers = phrases.numbers.split(', ')
const ordinals = phrases.ordinals.split(', ')
const months = phrases.months.split(', ')
const minutesOf: Readonly<Record<string, number>> = { five: 5, ten: 10, quarter: 15, twenty: 20, half: 30 }

const hour = `\\d{1,2}|noon|midday|${numbers.join('|')}`
const month =
  '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:r?uary|ch|il|e|y|ust|t?ember|ober)?\\b\\.?'
const dayOfMonth = `(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?|(${ordinals.join('|')}))\\b`
const inYear = '(?:,? (20\\d\\d)\\b)?'
const shortDay = '(?<!\\b(?:the|i|we|he|she|they) )(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)'
const weekday = `(?:on )?(?:the |next |this |coming )*((?:mon|tues|wednes|thurs|fri|satur|sun)day|${shortDay})\\b`
const far = `(?:in (?:\\d+|an?|${numbers.join('|')}) (?:few |couple of )?(?:day|week|month)s?|next (?:week|month|year))`
const clock = `(${hour})(?:[:.]([0-5]\\d))?\\s*(am|pm|a\\.m\\.|p\\.m\\.|o['’]?clock|ish)?`
const noClock = '(?!\\w|[ .-]?\\d{4}\\b|\\s*(?:min|hour|of us|people|dollar|bucks))'

const monthOf = (name: string) => months.find((each) => startsLike(each, name))!

/** Patterns in their order: each takes its words away from the later ones. */
const patterns = (
  [
    [`${month} ${dayOfMonth}${inYear}`, date],
    [`${dayOfMonth} (?:of )?${month}${inYear}`, (figure, word, name, year) => date(name, figure, word, year)],
    [
      '(\\d\\d?)/(\\d\\d?)(?:/(?:20)?(\\d\\d))?(?![\\d/]| ?(?:hours?|hrs?|inch|off|of|price)\\b)',
      (ofMonth, figure, year) => {
        const name = months[Number(ofMonth) - 1]
        return name && date(name, figure, '', year && `20${year}`)
      },
    ],
    [`(?:${weekday} )?${far}(?: ${weekday})?`, () => onDay('', 'a day that far off')],
    ['(?:on )?(the \\d{1,2}(?:st|nd|rd|th))\\b', (says) => onDay('', says)],
    [`in ${month}`, (name) => onDay(monthOf(name).toLowerCase(), monthOf(name))],
    ['(?:the )?day after(?: tomorrow)?\\b', () => onDay('day after tomorrow')],
    ['(?:tom+or+ow|2morrow|2moro|tomoro|tmrw|tmr|tmw|2mrw)\\b', () => onDay('tomorrow')],
    ['(?:today|tonight|rn)\\b', () => onDay('today')],
    ['(?:this |the |on the )?weekend\\b', () => ({ days: weekdays.slice(5).map(named) })],
    [weekday, (name) => ({ days: weekdays.filter((each) => startsLike(each, name)).map(named) })],
    [
      '(?:in the |(this ))?(?<!good )(morning|afternoon|aft|evening|after work)\\b',
      (ofToday, part) => ({ ...(ofToday && onDay('today')), fits: inPart(part) }),
    ],
    [
      `(?:at )?(half|quarter|five|ten|twenty) (past|to) (${hour})\\b`,
      (part, side, of) => at(toMinutes(of) + minutesOf[part]! * (side === 'past' ? 1 : -1), of),
    ],
    // "Around 330" and "330pm", but not a year.
    [
      `(?:(${anyOf(phrases.relations)}) )?(?!20[2-9]\\d)(\\d{1,2})([0-5]\\d)\\s*(am|pm|ish)?${noClock}`,
      (relation, of, minutes, suffix) =>
        relation || suffix ? related(relation, of, minutes, suffix) : undefined,
    ],
    [
      `(?:(${anyOf(phrases.relations)}) )?${clock}${noClock}`,
      (relation, of, minutes, suffix) =>
        relation || minutes || suffix || /noon|midday/.test(of)
          ? related(relation, of, minutes, suffix)
          : undefined,
    ],
    [
      '(?<!\\b(?:maybe|perhaps|you|back) )(?:a (?:bit|little) |the |even |something )?(later|earlier)\\b(?! than)(?: one)?',
      (move) => ({ move: move as 'later' | 'earlier' }),
    ],
    [
      '(?:the )?(first|second|third|last|earliest|soonest) (?:one|slot|time|chair|appointment|free|available|you)\\b',
      (place) => ({
        place: place === 'last' ? -1 : Math.max(0, ['first', 'second', 'third'].indexOf(place)),
      }),
    ],
    [`(?:the (?:earliest|soonest)\\W*$|${anyOf(phrases.anyOfThem)})`, () => ({ place: 0 })],
    // "Five?", "ok 5 then": a number that stands nearly alone, as in "Thursday, 5 works". "The Thursday one" is no time.
    [
      `(?<=(?:^|[,;.?!](?!\\s*one\\b))\\s*(?:${anyOf(phrases.beforeNumber)}[ ,]+)*)(${hour})([0-5]\\d)?(?=\\s*(?:${anyOf(phrases.afterNumber)}|with \\w+)?\\s*(?:[,;.?!]|$))`,
      (of, minutes) => related('', of, minutes),
    ],
  ] as [pattern: string, read: (...found: [string, string, string, string]) => Part | undefined][]
).map(([pattern, read]) => [new RegExp(`\\b${pattern}`, 'g'), read] as const)

/** "The 16th", but not "the 16th of June". */
const ordinalDay = new RegExp(`(?:^|\\bthe )(?=\\d{1,2}(?:st|nd|rd|th)\\b(?! (?:of )?${month}))`, 'i')

/** The days and the time that a text asks for; "the 16th" is in the month of the day before. */
export function whenIn(text: string, before = ''): When {
  const [, ofMonth] = /^(?:20\d\d-)?(\d\d)-/.exec(before) ?? []
  const known = ofMonth ? text.replace(ordinalDay, `${months[Number(ofMonth) - 1]} `) : text
  let [rest, says] = [known.toLowerCase().trim(), '']
  const parts: Part[] = []
  for (const [pattern, read] of patterns) {
    rest = rest.replace(pattern, (all: string, ...found) => {
      const part = read(...(found.slice(0, 4) as [string, string, string, string]))
      if (!part) return all
      parts.push(part)
      if (part.fits)
        says += `${says && ' '}${all
          .trim()
          .replace(/^(?=\d)/, 'at ')
          .replace(/(?<=\b\d\d?)(?=[0-5]\d(?!\d))/, ':')}`
      return ' , '
    })
  }
  const days = parts.flatMap((part) => part.days ?? [])
  // "Saturday, June 12" is one day.
  const dates = days.filter(({ name }) => /\d/.test(name))
  const fits = parts.flatMap((part) => part.fits ?? [])
  return {
    ...parts.toReversed().reduce<Part>((all, part) => ({ ...all, ...part }), {}),
    days: dates.length > 0 ? dates : days,
    fits: fits.length > 0 ? (each: number) => fits.every((one) => one(each)) : undefined,
    hasTime: parts.length > 0,
    says,
    rest,
  }
}

/** The name of a day in a list, such as 06-12 or 2027-06-12. */
export function dateName(monthNumber: number, day: number, year?: number): string {
  return [...(year ? [year] : []), monthNumber, day].map((part) => String(part).padStart(2, '0')).join('-')
}

function date(name: string, figure: string, word: string, year?: string): Part {
  const index = months.indexOf(monthOf(name))
  const day = word ? ordinals.indexOf(word) + 1 : Number(figure)
  const says = `${months[index]} ${day}${year ? `, ${year}` : ''}`
  return onDay(dateName(index + 1, day, Number(year ?? 0)), says)
}

function startsLike(name: string, text: string) {
  return name.toLowerCase().startsWith(text.slice(0, 3).toLowerCase())
}

function onDay(name: string, says = name): Part {
  return { days: [{ name, says }] }
}

function named(day: string): Day {
  return { name: day.toLowerCase(), says: `on ${day}` }
}

function inPart(part: string): Part['fits'] {
  if (part === 'morning') return (each) => each < noon
  return (each) => each >= (part.startsWith('aft') && part !== 'after work' ? noon : endOfWork)
}

function related(relation: string | undefined, of: string, minutes?: string, suffix?: string): Part {
  const asked = toMinutes(of, minutes, suffix)
  const within = minutes && suffix !== 'ish' && !/around|about/.test(relation ?? '') ? 0 : 30
  if (!relation) return at(asked, of, suffix, within)
  if (/^not? (?:later|after)|till?|by/.test(relation)) return { fits: (each) => each <= asked }
  if (/^not? |from/.test(relation)) return { fits: (each) => each >= asked }
  if (/after|later/.test(relation)) return { fits: (each) => each > asked }
  if (/before|earlier/.test(relation)) return { fits: (each) => each < asked }
  return at(asked, of, suffix, within)
}

function at(asked: number, of: string, suffix = '', within = 0): Part {
  const isEither = !/^[ap]/.test(suffix) && hourOf(of) < firstHour
  const times = isEither ? [asked, asked - noon] : [asked]
  return { fits: (each) => times.some((time) => Math.abs(each - time) <= within), near: asked }
}

function toMinutes(of: string, minutes = '0', suffix = ''): number {
  const hours = hourOf(of)
  const isAfternoon = suffix.startsWith('p') ? hours < 12 : !suffix.startsWith('a') && hours < firstHour
  const isMidnight = suffix.startsWith('a') && hours === 12
  return (isMidnight ? 0 : hours + (isAfternoon ? 12 : 0)) * 60 + Number(minutes)
}

function hourOf(of: string): number {
  return numbers.indexOf(of) + 1 || Number(of) || 12
}
