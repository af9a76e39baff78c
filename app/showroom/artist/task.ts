import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import type { Task } from '../task'
import { days, freeDays, places, saturdays, wordsOf } from './words'
import { facts } from './facts'
import { datesIn } from './heard-date'
import { artist } from './knowledge'

const dateAndPlace = 'Which date, and where?'
const labelOf = (date: string | undefined) => days.find(({ value }) => value === date)!.label
const settle: Task['settle'] = ({ date }) =>
  `${labelOf(date)} is still free on my list. I pass it on to ${facts.name.split(' ')[0]}, who writes back to you.`

/** A Saturday of the season is taken unless it is free; any other day isn't on the list. */
function none(date: string): string {
  const at = saturdays.findIndex(({ value }) => value === date)
  const taken = saturdays[at]
  if (!taken) return `I can’t tell about that day: call ${facts.phone}. ${freeDays}`
  const [one, other] = saturdays
    .map((saturday, index) => ({ ...saturday, index, distance: Math.abs(index - at) }))
    .filter(({ isFree }) => isFree)
    .toSorted((first, second) => first.distance - second.distance)
    .slice(0, 2)
    .toSorted((first, second) => first.index - second.index)
  return `${taken.label} is taken. Near it, ${one!.date} and ${other!.date} are free. Would one of them do?`
}

/** A day of the season. */
const task: Task = {
  fields: [
    { name: 'date', options: days, valuesIn: (text) => datesIn(text, facts.season.year) },
    { name: 'place', options: places },
  ],
  topic: 'dates',
  invitations: { 'small-wedding': dateAndPlace, 'wedding-price': dateAndPlace },
  ask: (open, { date }) =>
    open === 'date'
      ? 'Which day? The Saturdays that are still free stand on this page.'
      : `Yes, ${labelOf(date)} is free. Where is it: ${places.map(({ label }) => label).join(', ')}?`,
  settle,
  none,
  decline: 'As you like. The list stays on this page.',
  dialogue: [
    'What do you take for a small wedding? Just the town hall.',
    `${answerOf(artist, 'small-wedding')} ${dateAndPlace}`,
    'Friday, June 11, here in Port Ansel. How do we book?',
    `${answerOf(artist, 'booking')} ${settle({ date: facts.season.weekday.value }, undefined)}`,
  ],
}

/** A time on one of the example days. */
export function taskOf(draft: Draft | null): Task {
  if (!draft) return task
  const { person, calendar, places: things } = wordsOf(draft)
  const slots = calendar.flatMap(({ days: each }) => each)
  const spoken = (date: string | undefined) => slots.find(({ value }) => value === date)!.label
  const free = calendar
    .map(({ name, days: each }) => `${name} ${each.map(({ shown }) => shown).join(' and ')}`)
    .join(', ')
  return {
    fields: [
      { name: 'date', options: slots },
      ...(things.length > 0 ? [{ name: 'place', options: things }] : []),
    ],
    topic: 'dates',
    invitations: {},
    ...(things.length === 1 && { usual: { place: things[0]!.value } }),
    ask: (open, { date }, among) =>
      open === 'date'
        ? `When? Still free are ${free}.`
        : `${date ? `${spoken(date)} is free. ` : ''}What is it for: ${among.map(({ label }) => label).join(', ')}?`,
    offer: ({ date, place }) => {
      const thing = things.find(({ value }) => value === place)
      return `${spoken(date)} is free.${thing ? ` ${thing.label} is ${thing.price}.` : ''} Shall I pass it on to ${person}?`
    },
    settle: ({ date }) => `${spoken(date)}: I pass it on to ${person}, who writes back to you.`,
    none: `Nothing is free then. Still free are ${free}.`,
    decline: 'As you like. The list stays on this page.',
    dialogue: [`Are you free on ${calendar[0]!.name}?`],
  }
}
