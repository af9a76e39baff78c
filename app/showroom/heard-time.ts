const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const clock = new RegExp(
  `\\b(?:((?:no|not) (?:later than|after)|(?:no|not) (?:earlier than|before|until)|after|from|later than|earlier than|before|until|by|at|around|about|rather|better|make it|say)\\s+)?(\\d{1,2}|${numbers.join('|')})(?:[:.](\\d\\d))?\\s*(am|pm|o['’]?clock)?\\b(?!\\s*(?:min|hour|of us))`,
  'gi',
)
/** "Half past five", "quarter to six". */
const spoken = new RegExp(`\\b(half|quarter|ten|twenty) (past|to) (\\d{1,2}|${numbers.join('|')})\\b`, 'gi')
const spokenMinutes: Readonly<Record<string, number>> = { ten: 10, quarter: 15, twenty: 20, half: 30 }
/** Hours below this one are those of the afternoon, or of the morning where that is offered: few open before. */
const firstHour = 8
const noon = 12 * 60
const endOfWork = 17 * 60

/** Which times of the day, in minutes, a text asks for; undefined when it names none. `current` is the time that is chosen. */
export function timeIn(text: string, current?: number): ((minutes: number) => boolean) | undefined {
  const words = text
    .replace(/\bnoon\b/gi, '12:00')
    .replace(spoken, (_, part: string, side: string, hour: string) => {
      const minutes = spokenMinutes[part.toLowerCase()]!
      const at = hourOf(hour) * 60 + (side.toLowerCase() === 'past' ? minutes : -minutes)
      return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`
    })
  for (const [all, relation = '', hour = '', minutes, suffix] of words.matchAll(clock)) {
    if (!relation && !minutes && !suffix && all.trim() !== words.trim()) continue
    const asked = toMinutes(hour, minutes, suffix)
    if (/^not? (?:later|after)/i.test(relation)) return (at) => at <= asked
    if (/^not? /i.test(relation)) return (at) => at >= asked
    if (/after|later/i.test(relation)) return (at) => at > asked
    if (/from/i.test(relation)) return (at) => at >= asked
    if (/before|earlier/i.test(relation)) return (at) => at < asked
    if (/until|by/i.test(relation)) return (at) => at <= asked
    const isEither = !/am|pm/i.test(suffix ?? '') && hourOf(hour) < firstHour
    const times = isEither ? [asked, asked - noon] : [asked]
    return (at) => times.some((each) => Math.abs(at - each) <= (minutes ? 0 : 30))
  }
  if (current !== undefined && isLater(text)) return (at) => at > current
  if (current !== undefined && isEarlier(text)) return (at) => at < current
  if (/\bafter work\b|\bevening\b/i.test(text)) return (at) => at >= endOfWork
  if (/\bmorning\b/i.test(text)) return (at) => at < noon
  if (/\bafternoon\b/i.test(text)) return (at) => at >= noon
  const isAny = /(?<!\bnot )\b(?:tomorrow|today|tonight|free|anything|any|earliest|soonest|next)\b/i
  // What is chosen is one of any.
  if (current === undefined && isAny.test(text)) return () => true
  return undefined
}

const isLater = (text: string) => /\blater\b/i.test(text)
export const isEarlier = (text: string) => /\bearlier\b/i.test(text)
/** Counted from the time that is chosen, on its day. */
export const isRelative = (text: string) => /\b(?:later|earlier)\b(?! than)/i.test(text)

function toMinutes(hour: string, minutes = '0', suffix = ''): number {
  const named = hourOf(hour)
  const isAfternoon = /pm/i.test(suffix) ? named < 12 : !/am/i.test(suffix) && named < firstHour
  const isMidnight = /am/i.test(suffix) && named === 12
  return (isMidnight ? 0 : named + (isAfternoon ? 12 : 0)) * 60 + Number(minutes)
}

function hourOf(hour: string): number {
  return numbers.indexOf(hour.toLowerCase()) + 1 || Number(hour)
}
