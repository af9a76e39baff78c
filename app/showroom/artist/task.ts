import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { draftTask } from '../kit/draft-task'
import { datesIn } from '../heard-date'
import type { Task } from '../task'
import { facts } from './facts'
import { artist } from './knowledge'
import { freeDays, freeSeason, places, saturdays, wordsOf, type Day } from './words'

const dateAndPlace = 'Which date, and where?'
const labelOf = (date: string | undefined) => freeSeason.find(({ value }) => value === date)!.label
const settle: Task['settle'] = ({ date }) =>
  `${labelOf(date)} is still free on my list. I pass it on to ${facts.name.split(' ')[0]}, who writes back to you.`

/** A Saturday of the season is taken unless it is free; any other day isn't on the list. */
function none(date: string): string {
  const taken = saturdays.find(({ value }) => value === date)
  if (!taken) return `I can’t tell about that day: call ${facts.phone}. ${freeDays}`
  const away = ({ value }: Day) => Math.abs(Date.parse(value) - Date.parse(date))
  const near = saturdays
    .filter(({ isTaken }) => !isTaken)
    .toSorted((first, second) => away(first) - away(second))
    .slice(0, 2)
    .toSorted((first, second) => Date.parse(first.value) - Date.parse(second.value))
    .map(({ label }) => label.replace('Saturday, ', ''))
  return `${taken.label} is taken. Near it, ${near.join(' and ')} are free. Would one of them do?`
}

/** A day of the season. */
const task: Task = {
  fields: [
    { name: 'date', options: freeSeason, valuesIn: (text) => datesIn(text, facts.season.year) },
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
  const { signed: who, calendar } = wordsOf(draft)
  const slots = calendar.groups.flatMap(({ days }) => days).map((day) => ({ ...day, spoken: day.label }))
  const free = calendar.groups
    .map(({ name, days }) => `${name} ${days.map(({ shown }) => shown).join(' and ')}`)
    .join(', ')
  return draftTask({
    topic: task.topic,
    when: { name: 'date', options: slots },
    what: { name: 'place', options: thingOptions(draft.things) },
    askWhen: `When? Still free are ${free}.`,
    askWhat: ({ when }, among) => `${when && `${when} is free. `}What is it for: ${among}?`,
    offer: ({ when, costs }) => `${when} is free. ${costs && `${costs} `}Shall I pass it on to ${who}?`,
    settle: ({ when }) => `${when}: I pass it on to ${who}, who writes back to you.`,
    none: `Nothing is free then. Still free are ${free}.`,
    decline: task.decline,
    dialogue: [`Are you free on ${calendar.groups[0]!.name}?`],
  })
}
