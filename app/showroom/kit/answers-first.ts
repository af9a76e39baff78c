import { weekdays, openingSentence, type Week } from '../draft/week'
import { minuteOf } from './formats'

/** The sentence of a topic that answers this very question; undefined where its answer does. */
type First = (question: string) => string | undefined

const opening = /^(?:[^?]*[.!?,:] *)?(?:(?:hi|hey|hello|so|and|but|ok|also|then|please|um|thanks) )*/.source
const possible = new RegExp(
  `${opening}(?:do (?:you|u|y.?all|they)|can|could|may|is there|are there|have you|will you|would you|is it (?:possible|ok|okay|allowed)|you (?:do|have|take)|any)\\b`,
  'i',
)
const questioning = new RegExp(`${opening}(?:is|are|r|do|does|will|can|could|you|u|open|closed)\\b`, 'i')
/** With these "yes" may mean the opposite. */
const turned =
  /\b(?:need|have to|must|pay|extra|charged?|costs?|how|what|when|where|which|who|why|or|only|not|no|without|instead|still|tell me|know)\b|n['’]t\b/i

/** The first of them that answers. */
export function firstOf(...all: readonly First[]): First {
  return (question) => all.map((each) => each(question)).find((each) => each !== undefined)
}

/** A sentence for a question with these words. */
export function on(asked: RegExp, says: string): First {
  return (question) => (asked.test(question) ? says : undefined)
}

/** Before an answer to "do you" and "can I". */
export const yes: First = (question) => (isPossible(question) ? 'Yes.' : undefined)
export const no: First = (question) => (isPossible(question) ? 'No.' : undefined)

function isPossible(question: string): boolean {
  return possible.test(question) && !turned.test(question)
}

interface Opening {
  /** Such as "Tuesday to Friday", or the days themselves. */
  days: string | readonly string[]
  from: number | string
  until: number | string
}

/** A week from facts; hours count from midnight. */
export function weekFrom(openings: readonly Opening[]): Week {
  return weekdays.map((_, day) => {
    const found = openings.find(({ days }) => {
      const named = [days].flat().join(' to ').split(' to ')
      const [first = 0, last = 0] = [named[0], named.at(-1)].map((each) =>
        weekdays.findIndex((name) => name === each),
      )
      return day >= first && day <= last
    })
    return found ? { from: minuteOf(`${found.from}`), until: minuteOf(`${found.until}`) } : null
  })
}

const aDay = /\b(?:(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?s?|(weekend)s?)\b/gi
const holiday =
  /\bholidays?\b|\b(?:christmas|thanksgiving|labor day|4th of july|new year\S*|easter|memorial day)\b/i
const aTime = /\b(?:at|until|till?|after|past|around|before|by) (\d\d?)(?::(\d\d))? ?(?:([ap])\.?m?\b)?/i

/** "No, on Mondays we’re closed." `holidays` are closed, unless nobody said so. */
export function openOn(week: Week, holidays?: string): First {
  return (question) => {
    const isYesNo = questioning.test(question) && !/\b(?:when|what|how)\b/i.test(question)
    const asksClosed = /\b(?:closed?|shut)\b/i.test(question)
    const begun = (isOpen: boolean, text: string) => {
      if (!isYesNo) return text.replace(/^o/, 'O')
      return `${isOpen === asksClosed ? 'No' : 'Yes'}, ${text}`
    }
    if (holidays && holiday.test(question)) return begun(false, `on ${holidays} we’re closed.`)
    const named = [...question.matchAll(aDay)].flatMap(([, day, weekend]) =>
      weekend ? [5, 6] : weekdays.findIndex((each) => each.toLowerCase().startsWith(day!.toLowerCase())),
    )
    if (named.length === 0) return undefined
    const only: Week = week.map((span, day) => (named.includes(day) ? span : null))
    const closed = weekdays.filter((_, day) => named.includes(day) && !week[day])
    if (closed.length === named.length)
      return begun(false, `on ${plural(closed.join(' and '))} we’re closed.`)
    const open = plural(openingSentence(only))
    const at = aTime.exec(question)
    const isOpen = !at || only.every((span) => !span || isWithin(minuteIn(at), span))
    if (closed.length === 0) return begun(isOpen, `on ${open}.`)
    return `On ${open}; on ${plural(closed.join(' and '))} we’re closed.`
  }
}

function plural(days: string): string {
  return days.replaceAll(/day\b/g, 'days')
}

function isWithin(minute: number, { from, until }: { from: number; until: number }) {
  return minute >= from && minute < until
}

/** The six in "after 6" is in the afternoon. */
function minuteIn([, hour, minutes, half]: readonly (string | undefined)[]): number {
  const isLater = half ? half.toLowerCase() === 'p' : Number(hour) < 8 || hour === '12'
  return ((Number(hour) % 12) + (isLater ? 12 : 0)) * 60 + Number(minutes ?? 0)
}
