import { answerOf } from '~/assistant/knowledge'
import type { Task } from '../task'
import { days, places, rehearsalFields } from './content'
import { facts } from './facts'
import { artist } from './knowledge'

const dateAndPlace = 'Which date, and where?'
const settle: Task['settle'] = ({ date }) => {
  const { label } = days.find(({ value }) => value === date)!
  return `${label} is still free on my list. I pass it on to ${facts.name.split(' ')[0]}, who writes back to you.`
}

/** A day of the season. */
export const task: Task = {
  fields: rehearsalFields,
  topic: 'dates',
  invitations: { 'small-wedding': dateAndPlace, 'wedding-price': dateAndPlace },
  ask: (open) =>
    open === 'date'
      ? 'Which day? The Saturdays that are still free stand on this page.'
      : `Where is it: ${places.map(({ label }) => label).join(', ')}?`,
  settle,
  none: 'That day isn’t free.',
  decline: 'As you like. The list stays on this page.',
  dialogue: [
    'What do you take for a small wedding? Just the town hall.',
    `${answerOf(artist, 'small-wedding')} ${dateAndPlace}`,
    'Friday, June 11, here in Port Ansel. How do we book?',
    `${answerOf(artist, 'booking')} ${settle({ date: facts.season.weekday.value }, undefined)}`,
  ],
}
