import { listed, spokenTime } from '../kit/formats'

/** The opening times of a day, in minutes of the day; after midnight they go on from 1440. A day with a break has two parts. */
export type Span = readonly (readonly [from: number, until: number])[]

/** The opening times of the days from Monday on; null is a closed day. */
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

/** Such as 17:30. */
export const onClock = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

const halfDay = 12 * 60
const wholeDay = 24 * 60
const aTime = /(2[0-4]|[01]?\d)(?:[:.]([0-5]\d))?([ap]m)?/g

/**
 * Reads "9:00-17:30", "9.30-17", "9-12, 14-18", "18-2" or "9 am to 5 pm"; undefined for anything else. The five in "9-5" is in the afternoon.
 * A closing time after midnight is at most twelve hours after opening, or else the two were confused.
 */
export function readSpan(text: string): Span | undefined {
  const typed = text
    .toLowerCase()
    .replaceAll(/\s|(?<=[ap])\.|(?<=m)\./g, '')
    .replaceAll(/[–—−‑]|to/g, '-')
    .replaceAll(/[;&]|and/g, ',')
  const read = [...typed.matchAll(aTime)].map(([, hour, minutes = 0, half]) => ({
    at: 60 * Number(hour) + Number(minutes),
    half,
  }))
  const isOnDial = read.every(({ at }) => at >= 60 && at < 60 + halfDay)
  const isBare = read.every(({ half }) => !half)
  if (!/^#-#(?:,#-#)?$/.test(typed.replaceAll(aTime, '#'))) return undefined
  if (!isBare && !(isOnDial && read.every(({ half }) => half))) return undefined

  const times: number[] = []
  for (const { at, half } of read) {
    let next = half ? (at % halfDay) + (half === 'pm' ? halfDay : 0) : at
    while (next <= (times.at(-1) ?? -1)) next += isBare && isOnDial ? halfDay : wholeDay
    times.push(next)
  }
  const until = times.pop()!
  const isLate = until > wholeDay && until - times.at(-1)! > halfDay
  if (isLate || times.some((at) => at >= wholeDay)) return undefined
  const [from = 0, closes = until, opens] = times
  const first = [from, closes] as const
  return opens ? [first, [opens, until]] : [first]
}

/** Reads facts such as `{ 'Tuesday to Friday': '9-12, 14-18', Sat: '8-16' }`. @throws Error that says how to write them */
export function weekFrom(hours: Readonly<Record<string, string>>): Week {
  const week = weekdays.map((): Span | null => null)
  for (const [days, times] of Object.entries(hours)) {
    const [first = -1, last = first, more] = days
      .toLowerCase()
      .split(/ to | ?[-–] ?/)
      .map((name) => weekdays.findIndex((day) => name.length > 2 && day.toLowerCase().startsWith(name)))
    if (first < 0 || last < first || more !== undefined || week.slice(first, last + 1).some(Boolean))
      throw new Error(`${days}: write 'Monday', or 'Monday to Thursday' for days in a row, and each day once`)
    const span = readSpan(times)
    if (!span)
      throw new Error(`${days}: write '9-19', '9:30-19' or '9-12, 14-18', and leave out days that are closed`)
    week.fill(span, first, last + 1)
  }
  if (!week.some(Boolean)) throw new Error('no day is open')
  return week
}

/** Common opening times, by the ids in addresses. Addresses are kept, so no id may change its meaning. */
export const patterns: Readonly<Record<string, Week>> = {
  weekdays: weekFrom({ 'Monday to Friday': '9-17' }),
  six: weekFrom({ 'Monday to Saturday': '9-18' }),
  salon: weekFrom({ 'Tuesday to Friday': '9-19', Saturday: '8-16' }),
  daily: weekFrom({ 'Monday to Sunday': '10-18' }),
}

export function writeSpan(span: Span): string {
  return span
    .map((times) => times.map((at) => onClock(at > wholeDay ? at - wholeDay : at)).join('-'))
    .join(', ')
}

function spokenSpan(span: Span): string {
  const spoken = (at: number) => spokenTime(onClock(at % wholeDay))
  return span
    .map(([from, until]) => (until - from === wholeDay ? '24 hours' : `${spoken(from)}–${spoken(until)}`))
    .join(', ')
}

/** The closing time of a day; empty if it is unknown, or the day is open all night. */
export function closingTime(span: Span | null | undefined): string {
  const [from = 0, ...later] = span?.flat() ?? []
  const closes = later.at(-1) ?? wholeDay
  return closes - from < wholeDay ? spokenTime(onClock(closes % wholeDay)) : ''
}

type Rows = readonly (readonly [days: string, times: string])[]

/** Such as "Tuesday to Friday" and "9 am–7 pm", or "24 hours". */
export function openingHours(week: Week | null): Rows {
  return daysInRow((week ?? []).map((span) => (span ? spokenSpan(span) : '')))
}

/** Days in a row with the same times; those without any are left out. */
export function daysInRow(all: readonly string[]): Rows {
  const groups: { first: number; last: number; times: string }[] = []
  for (const [day, times] of all.entries()) {
    if (!times) continue
    const group = groups.at(-1)
    if (group?.last === day - 1 && group.times === times) group.last = day
    else groups.push({ first: day, last: day, times })
  }
  return groups.map(({ first, last, times }) => [
    first === last
      ? weekdays[first]!
      : `${weekdays[first]} ${last === first + 1 ? 'and' : 'to'} ${weekdays[last]}`,
    times,
  ])
}

export function hoursTable(week: Week | null, ...also: string[]): Rows {
  const closed = closedDays(week, ...also)
  return closed ? [...openingHours(week), [closed, 'Closed']] : openingHours(week)
}

/** Such as "Tuesday to Friday 9 am–7 pm, Saturday 8 am–4 pm". */
export function openingSentence(week: Week | null): string {
  return openingHours(week)
    .map((row) => row.join(' '))
    .join(', ')
}

export const closedOn = (week: Week | null) => weekdays.filter((_, day) => week && !week[day])

/** Such as "Sundays, Mondays and holidays"; empty if there are none, or the week is unknown. */
export function closedDays(week: Week | null, ...also: string[]): string {
  const closed = closedOn(week)
  const days = week?.[5] && closed.at(-1) === 'Sunday' ? ['Sunday', ...closed.slice(0, -1)] : closed
  return listed([...days.map((day) => `${day}s`), ...also])
}

/** Example times of each open day, or in office hours if the week is unknown: before midnight, and each once on the dial. */
export function exampleDays(week: Week | null, mostSlots: number) {
  return (week ?? patterns['weekdays']!)
    .flatMap((span, index) => (span ? [{ on: weekdays[index]!, times: span.flat() }] : []))
    .map(({ on, times: [from = 0, closes = 0, opens = closes, until = closes] }) => {
      const paused = opens - closes
      const step = (Math.min(until, wholeDay) - from - paused) / (mostSlots + 1)
      const starts = Array.from({ length: mostSlots }, (_, index) => {
        const at = from + 5 * Math.floor(((index + 1) * step) / 5)
        return at >= closes ? at + paused : at
      })
      const isNew = (at: number, index: number) =>
        starts.findLastIndex((each) => each % halfDay === at % halfDay) === index
      return { day: on, slots: starts.filter(isNew).map((at) => slotAt(on, at)) }
    })
}

/** An option for an appointment, such as Thursday, 17:30; by default it is more than two days ahead. */
export function slotAt(on: string, at: number, daysAhead = 0) {
  const [short, time] = [on.slice(0, 3), onClock(at)]
  return {
    value: `${short.toLowerCase()}-${time.replace(':', '')}`,
    label: `${short} ${spokenTime(time)}`,
    day: `${on}, ${short}`.toLowerCase() + (['', ', tomorrow', ', day after tomorrow'][daysAhead] ?? ''),
    on,
    at,
    time,
    spoken: `${on} at ${spokenTime(time)}`,
  }
}
