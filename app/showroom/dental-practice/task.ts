import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { offering } from '../conversation/offering'
import { laterSlots, whichOne, wordsOf } from './words'

/** Books one of the next times, for a patient in pain. */
export function taskOf(draft: Draft | null) {
  const { slot, why, settled, opening, free, decline } = wordsOf(draft)
  const when = { name: slot.name, options: draft ? slot.options : [...slot.options, ...laterSlots] }
  const what = { name: 'thing', options: thingOptions(draft?.things ?? []) }
  return offering(draft, {
    topic: 'emergency',
    when,
    what,
    fields: [when, why],
    told: [what],
    invitations: draft ? {} : { emergency: whichOne },
    usual: { hurts: 'unsure' },
    askWhen: draft ? `If it can’t wait, call. ${free} ${whichOne}` : whichOne,
    ...(!draft && { closed: ['saturday', 'sunday'] }),
    offer: ({ when: { spoken }, costs }) => [`${spoken}.`, costs, 'Want me to hold it for you?'],
    settle: ({ when: { spoken } }) => `You’re all set for ${spoken.replace(/^To/, 'to')}. ${settled}`,
    free,
    decline,
    opening: draft ? opening : 'Can I have 2:30 today?',
    sample: { slot: '1430' },
  })
}
