import { ownerDecisions } from '~/content/owner-decisions'
import { days, holidays, texts } from '~/content/questions.json'
import { whenIn } from '~/showroom/conversation/when'

const dayMs = 24 * 60 * 60 * 1000
// A person answers within one business day, and work starts on the day after. That keeps the promise "this week or next" of /questions.
const noticeDays = 2

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The words before a deadline, and what follows it; "if I pay by Friday" sets none. The same for the day of a start, or else an order. */
const [deadline, beginning] = [new RegExp(days.deadline, 'i'), new RegExp(days.beginning, 'i')]

/** Estimates the days of a project with a timeline such as `7-10 days`, in UTC and without holidays, and of `more`. `now` is in milliseconds. */
export function startPlan(now: number, timeline: string, more = 0, start = nextStart(now)) {
  const [earliest, latest] = liveSpan(start, timeline, more)
  return {
    start: nameOf(start),
    firstLook: nameOf(businessDay(start, 1)),
    live: `between ${dates.formatRange(earliest, latest).replace(/\s–\s/, ' and ')}`,
  }
}

/** The `start` of all offers; by each one's id, when it may be live, and whether by the day that a question names; `Later` with another language. They count from the day of a start or order in it. */
export function liveDates(now: number, offers: readonly { id: string; timeline: string }[], asked: string) {
  const [clause = '', isStart, begun = ''] = beginning.exec(asked) ?? []
  const [, before, named = ''] = deadline.exec(asked.replace(clause, '')) ?? []
  const last = dayIn(named, now) - (before ? dayMs : 0)
  const begins = dayIn(begun, now) || 0
  const start = Math.max(nextStart(now), isStart ? businessDay(begins - dayMs, 1) : nextStart(begins))
  const live = offers.flatMap(({ id, timeline }) =>
    Object.entries({ [id]: 0, [`${id}Later`]: ownerDecisions.furtherLanguage.days }).map(([name, more]) => {
      const [earliest, latest] = liveSpan(start, timeline, more)
      const verdict = last < earliest ? texts.tooSoon : last < latest ? texts.atBest : texts.inTime
      return { [name]: startPlan(now, timeline, more, start).live, [`${name}By`]: last ? verdict : '' }
    }),
  )
  return Object.assign({ start: nameOf(start) }, ...live) as Record<string, string>
}

function liveSpan(start: number, timeline: string, more: number) {
  const [earliest = 1, latest = earliest] = (timeline.match(/\d+/g) ?? []).map((count) => +count + more)
  return [businessDay(start, earliest - 1), businessDay(start, latest - 1)] as const
}

/** The next day that a text names; NaN without a name. A weekday of today's name is in a week. */
function dayIn(named: string, now: number): number {
  const dated = withDates(named, now)
  const [day] = whenIn(dated).days
  if (!day) return NaN
  const name = day.name || day.says.replace(/(?<=\d)\D+$/, '')
  const today = Math.floor(now / dayMs)
  const ahead = Array.from({ length: 366 }, (_, index) => index).find((index) => {
    const date = new Date((today + index) * dayMs)
    const [year, month, ofMonth] = date.toISOString().slice(0, 10).split('-')
    const inWords = [weekdays.format(date).toLowerCase(), 'tomorrow', 'day after tomorrow']
    const names = index > 0 ? [inWords[0], inWords[index]] : ['today']
    return [...names, `${month}-${ofMonth}`, `${year}-${month}-${ofMonth}`, `the ${+ofMonth!}`].includes(name)
  })
  // A holiday of the last thirty days has passed, and the next one is not meant.
  if (dated !== named && ahead! > 335) return today * dayMs
  return (today + ahead! + (ahead! < 7 && /^.{0,4}\bnext (?!week|month)/i.test(named) ? 7 : 0)) * dayMs
}

/** The text with dates for the names of holidays; Thanksgiving is on the fourth Thursday of November. */
function withDates(text: string, now: number): string {
  const november = new Date(Date.UTC(new Date(now).getUTCFullYear(), 10, 1))
  const thanksgiving = `November ${22 + ((11 - november.getUTCDay()) % 7)}`
  const named = Object.entries({ ...holidays, '(?:thanksgiving|black friday)': thanksgiving })
  return named.reduce((told, [name, date]) => told.replace(new RegExp(`\\b${name}`, 'i'), date), text)
}

/** The day on which projects start, as `YYYY-MM-DD`. Pages with a plan change only with this day. */
export const startDay = (now: number) => new Date(nextStart(now)).toISOString().slice(0, 10)

const nextStart = (now: number) => businessDay(Math.floor(now / dayMs) * dayMs, noticeDays)
const nameOf = (day: number) => `${weekdays.format(day)}, ${dates.format(day)}`

/** The business day that is `count` later. */
function businessDay(day: number, count: number): number {
  const isWeekend = [0, 6].includes(new Date(day + dayMs).getUTCDay())
  return count === 0 ? day : businessDay(day + dayMs, isWeekend ? count : count - 1)
}
