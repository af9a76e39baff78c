import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { answerOf } from '~/assistant/knowledge'
import { draftTask } from '../kit/draft-task'
import type { RehearsalOption } from '../kit/read-rehearsal'
import type { Task } from '../task'
import { facts } from './facts'
import { artist } from './knowledge'
import { freeDays, freeSeason, places, saturdays, wordsOf, type Day } from './words'

const dateAndPlace = 'Which date, and where?'
const ines = facts.name.split(' ')[0]

/** The free days that are near a taken one. */
function taken({ label, value }: Day): string {
  const away = (each: Day) => Math.abs(Date.parse(each.value) - Date.parse(value))
  const near = saturdays
    .filter(({ isTaken }) => !isTaken)
    .toSorted((first, second) => away(first) - away(second))
    .slice(0, 2)
    .toSorted((first, second) => Date.parse(first.value) - Date.parse(second.value))
    .map((each) => each.label.replace('Saturday, ', ''))
  return `${label} is taken. Near it, ${near.join(' and ')} are free. Would one of them do?`
}

/** With and without its year. */
const named = <Option extends RehearsalOption>(day: Option) => ({
  ...day,
  day: `${day.value}, ${day.value.slice(5)}`,
})
const chosen = ({ date, place }: Readonly<Record<string, string>>) => ({
  day: freeSeason.find(({ value }) => value === date),
  where: places.find(({ value }) => value === place),
})
const offer: Task['offer'] = (values) => {
  const { day, where } = chosen(values)
  return `${day!.label} is free, ${where!.label}. ${day!.costs} Shall I pass it on to ${ines}?`
}
const settle: Task['settle'] = (values) =>
  `${chosen(values).day!.label}: I pass it on to ${ines}, who writes back to you.`

/** A day of the season. */
const task: Task = {
  fields: [
    {
      name: 'date',
      options: freeSeason
        .toSorted((first, second) => Date.parse(first.value) - Date.parse(second.value))
        .map(named),
    },
    { name: 'place', options: places },
  ],
  told: [
    {
      name: 'date',
      options: saturdays
        .filter(({ isTaken }) => isTaken)
        .map((day) => ({ ...named(day), cannot: taken(day) })),
    },
  ],
  topic: 'dates',
  invitations: { 'small-wedding': dateAndPlace, 'wedding-price': dateAndPlace },
  ask: (open, values) =>
    open === 'date'
      ? 'Which day? The Saturdays that are still free stand on this page.'
      : `Yes, ${chosen(values).day!.label} is free. Where is it: ${places.map(({ label }) => label).join(', ')}?`,
  offer,
  settle,
  costs: (values) => chosen(values).day?.costs ?? '',
  prices: 'wedding-price',
  closed: [],
  none: () => 'I can’t tell without a date.',
  free: `${freeDays} For any other day, call ${facts.phone}.`,
  decline: 'As you like. The list stays on this page.',
  dialogue: [
    'Are you free on Friday, June 11, for a small wedding here in Port Ansel?',
    offer({ date: facts.season.weekday.value, place: 'port-ansel' }),
    'Yes please. How do we book?',
    `${answerOf(artist, 'booking')} ${settle({ date: facts.season.weekday.value })}`,
  ],
}

/** A time on one of the example days. */
export function taskOf(draft: Draft | null): Task {
  if (!draft) return task
  const { signed: who, calendar } = wordsOf(draft)
  const slots = calendar.groups.flatMap(({ days }) => days).map((day) => ({ ...day, spoken: day.label }))
  const list = calendar.groups
    .map(({ name, days }) => `${name} ${days.map(({ shown }) => shown).join(' and ')}`)
    .join(', ')
  return draftTask({
    week: draft.week,
    topic: task.topic,
    when: { name: 'date', options: slots },
    what: { name: 'place', options: thingOptions(draft.things) },
    askWhen: `When? Still free are ${list}.`,
    askWhat: ({ when }, among) => `${when && `${when} is free. `}What is it for: ${among}?`,
    offer: ({ when, costs }) => `${when} is free. ${costs && `${costs} `}Shall I pass it on to ${who}?`,
    settle: ({ when }) => `${when}: I pass it on to ${who}, who writes back to you.`,
    free: `Still free are ${list}.`,
    decline: task.decline,
    dialogue: [`Are you free on ${calendar.groups[0]!.name}?`],
  })
}
