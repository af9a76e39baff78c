import { expressionOf } from '~/assistant/phrases'
import { callUs, type Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { offering } from '../conversation/offering'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { dentalPractice, week } from './knowledge'
import { whichOne, wordsOf } from './words'

const painful = expressionOf(texts.painful)
/** What the times that are held for people in pain aren't for. */
const others = Object.entries(texts.otherVisits).map(([value, says]) => {
  const { answer } = dentalPractice.topics.find(({ id }) => id === value)!
  const cannot = `${answer.join(' ')} Here I only book the times we hold for people in pain; for anything else, call ${facts.phone}, or say “call me back.”`
  return { value, label: '', says, cannot, about: value }
})
const { cleaning, checkup, filling, whitening, crown } = facts
const priced = others.flatMap(({ value, says }) => {
  const price = { cleaning, checkup, filling, whitening, crown }[value]?.price
  const from = value === 'crown' ? 'from ' : ''
  return price ? [{ label: value, price: `${from}$${price}`, says }] : []
})
/** Not the visitor's own words, which would make the text a mere request that needs no number to call. */
const inPain = 'needed at once here'
/** "It hurts", but not "does it hurt?" */
const pain = {
  value: 'pain',
  label: '',
  means: (plain: string) =>
    painful.test(plain) && !/\b(?:does|do|will|would|did|going to)\b.*\bhurt/.test(plain) ? [inPain] : [],
}
/** A tooth that can be saved only at once. */
const knockedOut = {
  value: 'knocked-out',
  label: '',
  means: (plain: string) => (/\bknocked\b/.test(plain) ? [`${inPain} now`] : []),
  cannot: `That can’t wait: call ${facts.phone} now, or ${facts.nightPhone} when we’re closed. Today we hold ${facts.sameDay.slice(0, -1).join(', ')} and ${facts.sameDay.at(-1)} for emergencies.`,
}
const need = { name: 'need', options: [...others, knockedOut, pain] }

/** Books one of the next times, for a patient in pain. */
export function taskOf(draft: Draft | null) {
  const { slot, later, why, settled, opening, free, decline } = wordsOf(draft)
  const when = { name: slot.name, options: [...slot.options, ...later] }
  const what = { name: 'thing', options: thingOptions(draft?.things ?? []) }
  return offering(draft, {
    topic: 'emergency',
    when,
    what,
    fields: [when, why],
    told: [draft ? what : need],
    ...(!draft && { priced }),
    invitations: draft ? {} : { emergency: whichOne },
    usual: { hurts: 'unsure' },
    askWhen: draft ? `${free} ${whichOne}` : whichOne,
    ...(draft
      ? { none: (day: string) => `No openings ${day}. These times are just examples. ${texts.urgent}` }
      : { week }),
    offer: ({ when: { spoken }, costs, found, also, values }) => [
      `${found} ${spoken.replace(/^To/, 'to')}${found === 'Yes,' ? ' is open' : ''}${draft || values[need.name] ? '' : '. We keep it for people in pain'}.`,
      also && !draft && spoken.startsWith('Today')
        ? also.replace(/\.$/, '; in this demo, it’s a Monday.')
        : also,
      costs,
      'Want me to hold it for you?',
    ],
    settle: ({ when: { spoken } }) => `You’re all set for ${spoken.replace(/^To/, 'to')}. ${settled}`,
    free,
    decline,
    otherwise: `I can’t book that here: ${callUs(draft, facts.phone)}.`,
    opening: draft ? opening : 'Can I have 2:30 today?',
    sample: { slot: '1430' },
  })
}
