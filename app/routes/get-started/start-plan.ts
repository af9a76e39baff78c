import { ownerDecisions } from '~/content/owner-decisions'
import { holidays, texts } from '~/content/questions.json'
import { whenIn } from '~/showroom/conversation/when'

const dayMs = 24 * 60 * 60 * 1000
// A person answers within one business day, and work starts on the day after. That keeps the promise "this week or next" of /questions.
const noticeDays = 2

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The words before a deadline, and what follows it; "if I pay by Friday" sets none. */
const deadline =
  /^(?:(?!\b(?:if|when|order|send|sign|pay|start)\b).)*?\b(?:by|for|until|in time for|(before)) (.+)/i

/** Estimates the days of a project with a timeline such as `7-10 days`, in UTC and without holidays, and of `more`. `now` is in milliseconds. */
export function startPlan(now: number, timeline: string, more = 0) {
  const [start, [earliest, latest]] = [nextStart(now), liveSpan(now, timeline, more)]
  return {
    start: nameOf(start),
    firstLook: nameOf(businessDay(start, 1)),
    live: `between ${dates.formatRange(earliest, latest).replace(/\s–\s/, ' and ')}`,
  }
}

/** The `start` of all offers; by each one's id, when it may be live, and whether by the day that a question names; `Later` with another language. */
export function liveDates(now: number, offers: readonly { id: string; timeline: string }[], asked: string) {
  const last = deadlineIn(asked, now)
  const days = offers.flatMap(({ id, timeline }) =>
    Object.entries({ [id]: 0, [`${id}Later`]: ownerDecisions.furtherLanguage.days }).map(([name, more]) => {
      const [earliest, latest] = liveSpan(now, timeline, more)
      const verdict = last < earliest ? texts.tooSoon : last < latest ? texts.atBest : texts.inTime
      return { [name]: startPlan(now, timeline, more).live, [`${name}By`]: last ? verdict : '' }
    }),
  )
  return Object.assign({ start: startPlan(now, '').start }, ...days) as Record<string, string>
}

function liveSpan(now: number, timeline: string, more: number): readonly [earliest: number, latest: number] {
  const [earliest = 1, latest = earliest] = (timeline.match(/\d+/g) ?? []).map((days) => +days + more)
  return [businessDay(nextStart(now), earliest - 1), businessDay(nextStart(now), latest - 1)]
}

/** The next day of the name after "by", or the one before it; NaN without a name. A weekday of today's name is in a week. */
function deadlineIn(question: string, now: number): number {
  const [, before, named = ''] = deadline.exec(question) ?? []
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
  const isNext = ahead! < 7 && /^(?:the )?next (?!week|month)/i.test(named)
  return (today + ahead! + (isNext ? 7 : 0) - (before ? 1 : 0)) * dayMs
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
  if (count === 0) return day
  const isWeekend = [0, 6].includes(new Date(day + dayMs).getUTCDay())
  return businessDay(day + dayMs, isWeekend ? count : count - 1)
}
