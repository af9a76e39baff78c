import { texts } from '~/content/questions.json'

const dayMs = 24 * 60 * 60 * 1000
const businessDaysPerWeek = 5
// Leaves time to answer and agree, and still keeps the promise "this week or next" of /questions.
const noticeDays = 2

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Estimates the days of a project with a timeline such as `7-10 days`, in UTC and without holidays. `now` is in milliseconds. */
export function startPlan(now: number, timeline: string) {
  const start = nextStart(now)
  const [earliest = 1, latest = earliest] = (timeline.match(/\d+/g) ?? []).map(Number)
  const range = dates.formatRange(workingDay(start, earliest), workingDay(start, latest))
  return {
    start: `${weekdays.format(start)}, ${dates.format(start)}`,
    firstLook: weekdays.format(workingDay(start, 2)),
    live: `between ${range.replace(/\s–\s/, ' and ')}`,
  }
}

/** When each of the offers may be live, by its id, and the `start` of all; `friday` tells whether the next Friday is too soon. */
export function liveDates(now: number, offers: readonly { id: string; timeline: string }[]) {
  const days = offers.map(({ id, timeline }) => [id, startPlan(now, timeline).live])
  const friday = nextStart(now) - now > 3 * dayMs ? texts.fridayTooSoon : texts.fridayAtBest
  return { start: startPlan(now, '').start, friday, ...Object.fromEntries(days) } as Record<string, string>
}

/** The day on which projects start, as `YYYY-MM-DD`. Pages with a plan change only with this day. */
export function startDay(now: number): string {
  return new Date(nextStart(now)).toISOString().slice(0, 10)
}

function nextStart(now: number): number {
  const earliest = Math.floor(now / dayMs) + noticeDays
  // Day 4 since the epoch was a Monday.
  const untilMonday = (((4 - earliest) % 7) + 7) % 7
  return (earliest + untilMonday) * dayMs
}

/** @param number 1 for the Monday itself */
function workingDay(monday: number, number: number): number {
  const weeks = Math.floor((number - 1) / businessDaysPerWeek)
  return monday + (weeks * 7 + ((number - 1) % businessDaysPerWeek)) * dayMs
}
