/** A day that a text names; its name is empty when no list has it. */
interface Day {
  name: string
  says: string
}

/** Of a day, in minutes. */
type Fits = (at: number) => boolean

export interface When {
  days: readonly Day[]
  /** Undefined when no time is named. */
  fits?: Fits | undefined
  /** The very time, where one is named. */
  near?: number | undefined
  /** Counted from the time that is chosen. */
  move?: 'later' | 'earlier' | undefined
  /** Which of those that are left. */
  place?: number | undefined
  isAny: boolean
  /** The words for the time. */
  says: string
  /** What else the text says. */
  rest: string
}

interface Part extends Partial<Pick<When, 'fits' | 'near' | 'move' | 'place' | 'isAny'>> {
  days?: readonly Day[]
}

const [noon, endOfWork] = [12 * 60, 17 * 60]
/** Hours below this one are those of the afternoon, or of the morning where that is offered: few open before. */
const firstHour = 8
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
  seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth
  twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`.split(/\s+/)
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const minutesOf: Readonly<Record<string, number>> = { five: 5, ten: 10, quarter: 15, twenty: 20, half: 30 }

const hour = `\\d{1,2}|${numbers.join('|')}`
const clock = `(${hour})(?:[:.]([0-5]\\d))?\\s*(am|pm|a\\.m\\.|p\\.m\\.|o['’]?clock|ish)?`
const month =
  '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:r?uary|ch|il|e|y|ust|t?ember|ober)?\\b\\.?'
const dayOfMonth = `(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?|(${ordinals.join('|')}))\\b`
const weekday =
  '(?:on )?(?:the |next |this |coming )*((?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<!\\b(?:the|i|we|he|she|they) )(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun))'
const far =
  '(?:in (?:\\d+|an?|one|two|three|four|six|a few|a couple of) (?:days?|weeks?|months?|years?)|next (?:week|month|year|spring|summer|fall|winter)|(?:\\w+ )?weeks? (?:after(?: next)?|from (?:now|today|\\w+day)))'

/** In this order: what one of them has read is no other's. */
const patterns: readonly [pattern: string, read: (...found: string[]) => Part | undefined][] = [
  [`${month} ${dayOfMonth}(?:,? (20\\d\\d)\\b)?`, (name, day, word, year) => date(name, day, word, year)],
  [
    `${dayOfMonth} (?:of )?${month}(?:,? (20\\d\\d)\\b)?`,
    (day, word, name, year) => date(name, day, word, year),
  ],
  [
    '(0?[1-9]|1[0-2])/(3[01]|[12]\\d|0?[1-9])(?:/(20\\d\\d))?\\b',
    (of, day, year) => date(months[Number(of) - 1], day, undefined, year),
  ],
  [`(?:${weekday} )?${far}(?: ${weekday}\\b)?`, () => ({ days: [{ name: '', says: 'a day that far off' }] })],
  ['(?:on )?(the \\d{1,2}(?:st|nd|rd|th))\\b', (says = '') => ({ days: [{ name: '', says }] })],
  ['(?:the )?day after(?: tomorrow)?\\b', () => dayNamed('day after tomorrow')],
  ['(?:tom+or+ow|tmrw|tmr|tmw|2mrw)\\b', () => dayNamed('tomorrow')],
  ['(?:today|tonight|tonite)\\b', () => dayNamed('today')],
  ['this (morning|afternoon|aft|evening)\\b', (part = '') => ({ ...dayNamed('today'), ...partOfDay(part) })],
  ['(?:this |the |on the )?weekend\\b', () => ({ days: weekdays.slice(5).map(named) })],
  [`${weekday}\\b`, (name = '') => ({ days: [named(weekdays.find((each) => startsLike(each, name))!)] })],
  [
    `(?:at )?(half|quarter|five|ten|twenty) (past|to) (${hour})\\b`,
    (part = '', side, of = '') =>
      at(toMinutes(of) + (side === 'past' ? minutesOf[part]! : -minutesOf[part]!), of),
  ],
  [
    `between ${clock} and ${clock}`,
    (from = '', past, half, until = '', after, other) => {
      const [first, last] = [toMinutes(from, past, half ?? other), toMinutes(until, after, other)]
      return { fits: (each) => each >= first && each <= last }
    },
  ],
  [
    `(?:((?:no|not) (?:later than|after)|(?:no|not) (?:earlier than|before|until)|after|from|later than|earlier than|before|until|till?|by|at|around|about|rather|better|make it|say) )?${clock}(?!\\w|\\s*(?:min|hour|of us|people|dollar|bucks))`,
    (relation = '', of = '', minutes, suffix) =>
      relation || minutes || suffix ? related(relation, of, minutes, suffix) : undefined,
  ],
  [
    '(?:at )?(before |after |by )?(?:noon|midday|lunch(?:time)?)\\b',
    (relation = 'at') => related(relation.trim(), '12', '00'),
  ],
  ['(?:after (?:work|school)|(?:in the )?evening)\\b', () => ({ fits: (each) => each >= endOfWork })],
  ['(?:(?:in the |some time in the )?(?<!good )(morning|afternoon|aft))\\b', (part = '') => partOfDay(part)],
  [
    '(?<!\\b(?:maybe|perhaps|you|ya|it|that|this|back|again|decide|call|talk|know|until|till|ask|pay|come) )(?:a (?:bit|little) |the |even |something |somewhat )?(later|earlier)\\b(?! than)(?: one)?',
    (move) => ({ move: move as When['move'] }),
  ],
  ['(?:the )?(?:last|latest) (?:one|slot|time|chair|appointment|free|possible)', () => ({ place: -1 })],
  [
    '(?:the )?(first|second|third) (?:one|slot|time|chair|appointment|free|available)\\b',
    (word = '') => ({ place: ordinals.indexOf(word) }),
  ],
  [
    '(?:the )?(?:earliest|soonest|asap|as soon as possible|first thing)\\b',
    () => ({ place: 0, isAny: true }),
  ],
  [
    '(?:any ?time|anything (?:free|available|open|left)|whenever|any (?:day|slot|chair|time)|next free)\\b',
    () => ({ isAny: true }),
  ],
]
const compiled = patterns.map(([pattern, read]) => [new RegExp(`\\b${pattern}`, 'g'), read] as const)
/** "Five?", "ok 5 then": a number that stands nearly alone. */
const bare = new RegExp(
  `^((?:(?:ok|okay|k|yes|no|thanks|the|and|so|rather|then|what about|how about)[ ,]+)*)(${hour})((?: (?:one|please|pls|then|works|is (?:good|fine)|thanks))*)[.?!]*$`,
)

/** The days and the time that a text asks for. */
export function whenIn(text: string): When {
  const when = { days: [] as Day[], isAny: false, says: '', rest: text.toLowerCase().trim() }
  const parts: Part[] = []
  const listen = (pattern: RegExp, read: (...found: string[]) => Part | undefined) => {
    when.rest = when.rest.replace(pattern, (all: string, ...found: unknown[]) => {
      const part = read(...(found.slice(0, -2) as string[]))
      if (!part) return all
      parts.push(part)
      if (part.fits) when.says += `${when.says && ' '}${all.trim()}`
      return ' '
    })
  }
  for (const [pattern, read] of compiled) listen(pattern, read)
  listen(bare, (_, of = '') => related('', of))
  const days = parts.flatMap((part) => part.days ?? [])
  // "Saturday, June 12" is one day.
  const dates = days.filter(({ name }) => /\d/.test(name))
  const fits = parts.flatMap((part) => part.fits ?? [])
  return {
    ...when,
    days: dates.length > 0 ? dates : days,
    fits: fits.length > 0 ? (each) => fits.every((one) => one(each)) : undefined,
    near: parts.find(({ near }) => near !== undefined)?.near,
    move: parts.find(({ move }) => move)?.move,
    place: parts.find(({ place }) => place !== undefined)?.place,
    isAny: parts.some(({ isAny }) => isAny),
  }
}

/** Such as 06-12 or 2027-06-12, the name of a day in a list. */
export function dateName(monthNumber: number, day: number, year?: number): string {
  return [...(year ? [year] : []), monthNumber, day].map((part) => String(part).padStart(2, '0')).join('-')
}

function date(name = '', figure?: string, word?: string, year?: string): Part {
  const index = months.findIndex((each) => startsLike(each, name))
  const day = word ? ordinals.indexOf(word) + 1 : Number(figure)
  const says = `${months[index]} ${day}${year ? `, ${year}` : ''}`
  return { days: [{ name: dateName(index + 1, day, Number(year ?? 0)), says }] }
}

function startsLike(name: string, text: string) {
  return name.toLowerCase().startsWith(text.slice(0, 3).toLowerCase())
}

function dayNamed(name: string): Part {
  return { days: [{ name, says: name }] }
}

function named(day: string): Day {
  return { name: day.toLowerCase(), says: `on ${day}` }
}

function partOfDay(part: string): Part {
  if (part === 'morning') return { fits: (each) => each < noon }
  return { fits: (each) => each >= (part === 'evening' ? endOfWork : noon) }
}

function related(relation: string, of: string, minutes?: string, suffix?: string): Part {
  const asked = toMinutes(of, minutes, suffix)
  if (/^not? (?:later|after)/.test(relation)) return { fits: (each) => each <= asked }
  if (/^not? /.test(relation)) return { fits: (each) => each >= asked }
  if (/after|later/.test(relation)) return { fits: (each) => each > asked }
  if (/from/.test(relation)) return { fits: (each) => each >= asked }
  if (/before|earlier/.test(relation)) return { fits: (each) => each < asked }
  if (/til|by/.test(relation)) return { fits: (each) => each <= asked }
  return at(asked, of, suffix, minutes ? 0 : 30)
}

function at(asked: number, of: string, suffix = '', within = 0): Part {
  const isEither = !/^[ap]/.test(suffix) && hourOf(of) < firstHour
  const times = isEither ? [asked, asked - noon] : [asked]
  const fits: Fits = (each) => times.some((time) => Math.abs(each - time) <= within)
  return { fits, near: asked }
}

function toMinutes(of: string, minutes = '0', suffix = ''): number {
  const hours = hourOf(of)
  const isAfternoon = suffix.startsWith('p') ? hours < 12 : !suffix.startsWith('a') && hours < firstHour
  const isMidnight = suffix.startsWith('a') && hours === 12
  return (isMidnight ? 0 : hours + (isAfternoon ? 12 : 0)) * 60 + Number(minutes)
}

function hourOf(of: string): number {
  return numbers.indexOf(of) + 1 || Number(of)
}
