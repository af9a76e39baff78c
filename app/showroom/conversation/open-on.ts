import { beforeQuestion } from '~/assistant/answer-first'
import { expressionsOf } from '~/assistant/phrases'
import { onClock, openingSentence, weekdays, type Week } from '../draft/week'
import { capitalized, listed, spokenTime } from '../kit/formats'
import phrases from './phrases.json' with { type: 'json' }
import { nextDay, thisDay, withWeekdays } from './when'

const questioning = new RegExp(
  `${beforeQuestion}(?:is|are|r|do|does|will|can|could|you|u|open|closed)\\b`,
  'i',
)
const aDay = /\b(?:(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|urs?)?(?:day)?s?|(weekend)s?)\b/gi
const { everyDay, holiday, asksIfOpen } = expressionsOf(phrases.opening)
const aTime =
  /\b(?:(before|by|until|till?) |(?:at|after|past|around) |(?=\d\d?(?::\d\d)? ?[ap]\.?m))(\d\d?)(?::(\d\d))? ?(?:([ap])\.?m?\b)?/i
const timeNamed = { morning: '10 am', noon: '12 pm', afternoon: '3 pm', evening: '7 pm', night: '9 pm' }

/** Answers questions about the opening hours of a day: "No, on Mondays we’re closed." `holidays` names the closed ones, and `tomorrow` the next day, if that is known. */
export function openOn(week: Week, tomorrow?: string, holidays?: string) {
  const isDaily = new Set(week.map(String)).size === 1
  return (asked: string): string | undefined => {
    const question = tomorrow ? withWeekdays(asked, tomorrow) : asked
    const isOfHours = asksIfOpen.test(question) && !/\b(?:when|what|how|close at)\b/i.test(question)
    const isYesNo = isOfHours && questioning.test(question)
    const asksClosed = /\b(?:closed?|shut)\b/i.test(question)
    const begun = (isOpen: boolean, text: string) =>
      isYesNo ? `${isOpen === asksClosed ? 'No' : 'Yes'}, ${text}` : capitalized(text)
    if (holidays && holiday.test(question)) return begun(false, `on ${holidays} we’re closed.`)
    const isNear = thisDay.test(question) || nextDay.test(question)
    const isEveryDay = everyDay.test(question) || (isNear && isDaily)
    const at = timeIn(question)
    const days = [...question.matchAll(aDay)].flatMap(([, day, weekend]) =>
      weekend ? [5, 6] : weekdays.findIndex((each) => each.toLowerCase().startsWith(day!.toLowerCase())),
    )
    const isNamed = (day: number) => days.length === 0 || days.includes(day)
    if (days.length === 0 && isNear && !isDaily)
      return `It depends on the day: we’re open ${openingSentence(week)}.`
    if (days.length === 0 && at === undefined && !isEveryDay) return undefined
    const open = week.map((span, day) => (isNamed(day) ? span : null))
    const closed = weekdays.filter((_, day) => isNamed(day) && !week[day]).map((day) => `${day}s`)
    const isClosed = `on ${listed(closed)} we’re closed.`
    if (!open.some(Boolean) || (isEveryDay && closed.length > 0)) return begun(false, isClosed)
    const isOpen = open.flatMap((span) =>
      span ? at === undefined || span.some(([from, until]) => at >= from && at < until) : [],
    )
    const told = `we’re open ${openingSentence(open).replaceAll(/day\b/g, 'days')}`
    if (days.length > 0 && closed.length > 0) return `${capitalized(told)}; ${isClosed}`
    const closes = days.length === 1 ? week[days[0]!]?.at(-1)?.[1] : undefined
    if (isOpen[0] === false && closes && at! >= closes && closes < 24 * 60)
      return begun(false, `on ${weekdays[days[0]!]}s we close at ${spokenTime(onClock(closes))}.`)
    return new Set(isOpen).size === 1 ? begun(isOpen[0]!, `${told}.`) : `${capitalized(told)}.`
  }
}

/** The minute of the day that a question names; the six in "after 6" is in the afternoon. */
function timeIn(question: string): number | undefined {
  const [, name] = /\b(?:to)?(morning|noon|afternoon|evening|night)\b/i.exec(question) ?? []
  const said = timeNamed[name?.toLowerCase() as keyof typeof timeNamed]
  const [, ends, hour, minutes = 0, half] = aTime.exec(question) ?? aTime.exec(said ?? '') ?? []
  if (!hour) return undefined
  const isLater = half ? half.toLowerCase() === 'p' : Number(hour) < 8 || hour === '12'
  return ((Number(hour) % 12) + (isLater ? 12 : 0)) * 60 + Number(minutes) - (ends ? 1 : 0)
}
