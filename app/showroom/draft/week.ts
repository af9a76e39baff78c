import { minuteOf, spokenTime } from '../kit/formats'

/** Minutes of the day. */
export interface Span {
  from: number
  until: number
}

/** When it is open, from Monday on; null on a day when it is closed. */
export type Week = readonly (Span | null)[]

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Common opening times by the id that stands in addresses, which are kept: none may change its meaning. */
export const patterns: Readonly<Record<string, Week>> = {
  weekdays: weekOf(5, { from: 540, until: 1020 }),
  six: weekOf(6, { from: 540, until: 1080 }),
  salon: [null, ...weekOf(5, { from: 540, until: 1140 }).slice(0, 4), { from: 480, until: 960 }, null],
  daily: weekOf(7, { from: 600, until: 1080 }),
}

function weekOf(days: number, span: Span): Week {
  return weekdays.map((_, index) => (index < days ? span : null))
}

/** Such as 17:30. */
export function onClock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

/** From "9:00-17:30" or "9-17"; undefined for anything else, and for what closes before it opens. */
export function readSpan(text: string): Span | undefined {
  const times = /^([01]?\d|2[0-3])(:[0-5]\d)?-([01]?\d|2[0-4])(:[0-5]\d)?$/.exec(text.replace(/\s/g, ''))
  if (!times) return undefined
  const from = minuteOf(`${times[1]}${times[2] ?? ':00'}`)
  const until = minuteOf(`${times[3]}${times[4] ?? ':00'}`)
  return from < until && until <= 24 * 60 ? { from, until } : undefined
}

/** Days in a row with the same times, such as "Tuesday to Friday" and "9 am to 7 pm". */
export function openingTimes(week: Week): readonly (readonly [days: string, from: string, until: string])[] {
  const groups: { first: number; last: number; span: Span }[] = []
  for (const [day, span] of week.entries()) {
    const group = groups.at(-1)
    if (!span) continue
    if (group && group.last === day - 1 && group.span.from === span.from && group.span.until === span.until)
      group.last = day
    else groups.push({ first: day, last: day, span })
  }
  return groups.map(({ first, last, span }) => [
    first === last
      ? weekdays[first]!
      : `${weekdays[first]} ${last === first + 1 ? 'and' : 'to'} ${weekdays[last]}`,
    spokenTime(onClock(span.from)),
    spokenTime(onClock(span.until % 1440)),
  ])
}

/** Such as "Tuesday to Friday from 9 am to 7 pm, Saturday from 8 am to 4 pm". */
export function openingSentence(week: Week): string {
  return openingTimes(week)
    .map(([days, from, until]) => `${days} from ${from} to ${until}`)
    .join(', ')
}

/** Such as "Sundays and Mondays"; empty when it is never closed. */
export function closedDays(week: Week): string {
  const closed = weekdays.filter((_, index) => !week[index]).map((day) => `${day}s`)
  return closed.join(', ').replace(/, (\w+)$/, ' and $1')
}

/** An appointment that a draft offers, as an option of a rehearsal. */
export interface Slot {
  value: string
  label: string
  /** Lower-case names of its day. */
  day: string
  on: string
  at: number
  time: string
  spoken: string
}

/** Examples within the opening times, or office hours where none were told. */
export function exampleDays(week: Week | null, most: { days: number; slots: number }) {
  return (week ?? patterns['weekdays']!)
    .flatMap((span, index) => (span ? [{ on: weekdays[index]!, ...span }] : []))
    .slice(0, most.days)
    .map(({ on, from, until }) => {
      const step = (until - from) / (most.slots + 1)
      const starts = Array.from(
        { length: most.slots },
        (_, at) => from + 5 * Math.floor(((at + 1) * step) / 5),
      )
      return { day: on, slots: [...new Set(starts)].map((at) => slotAt(on, at)) }
    })
}

function slotAt(on: string, at: number): Slot {
  const [short, time] = [on.slice(0, 3), onClock(at)]
  return {
    value: `${short.toLowerCase()}-${time.replace(':', '')}`,
    label: `${short} ${time}`,
    day: `${on}, ${short}`.toLowerCase(),
    on,
    at,
    time,
    spoken: `${on} at ${spokenTime(time)}`,
  }
}
