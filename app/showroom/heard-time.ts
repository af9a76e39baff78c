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
  `\\b(?:(after|past|from|later than|before|until|by|at|around|about)\\s+)?(\\d{1,2}|${numbers.join('|')})(?:[:.](\\d\\d))?\\s*(am|pm|o['’]?clock)?\\b`,
  'gi',
)
/** Hours below this one are those of the afternoon: nobody opens before. */
const firstHour = 8
const noon = 12 * 60
const endOfWork = 17 * 60

/** Which times of the day, in minutes, a text asks for; undefined when it names none. `current` is the time that is chosen. */
export function timeIn(text: string, current?: number): ((minutes: number) => boolean) | undefined {
  const words = text.replace(/\bnoon\b/gi, '12:00')
  for (const [all, relation = '', hour = '', minutes, suffix] of words.matchAll(clock)) {
    if (!relation && !minutes && !suffix && all.trim() !== words.trim()) continue
    const asked = toMinutes(hour.toLowerCase(), minutes, suffix)
    if (/after|past|from|later/i.test(relation)) return (at) => at > asked
    if (/before|until|by/i.test(relation)) return (at) => at < asked
    return (at) => (minutes ? at === asked : Math.abs(at - asked) <= 30)
  }
  if (current !== undefined && /\blater\b/i.test(text)) return (at) => at > current
  if (current !== undefined && /\bearlier\b/i.test(text)) return (at) => at < current
  if (/\bafter work\b|\bevening\b/i.test(text)) return (at) => at >= endOfWork
  if (/\bmorning\b/i.test(text)) return (at) => at < noon
  if (/\bafternoon\b/i.test(text)) return (at) => at >= noon
  if (/\b(?:tomorrow|today|tonight|free|anything|any|earliest|soonest|next)\b/i.test(text)) return () => true
  return undefined
}

function toMinutes(hour: string, minutes = '0', suffix = ''): number {
  const named = numbers.indexOf(hour) + 1 || Number(hour)
  const isAfternoon = /pm/i.test(suffix) ? named < 12 : !/am/i.test(suffix) && named < firstHour
  return (named + (isAfternoon ? 12 : 0)) * 60 + Number(minutes)
}
