import type { ChosenValues } from '~/assistant/conversation'
import { callUs, type Draft } from '../draft/draft'
import { either, inWords } from '../kit/formats'
import { offering } from '../conversation/offering'
import { howMany } from '../conversation/how-many'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { shop, week } from './knowledge'
import { wordsOf } from './words'

const toKeep = 'Want me to hold one for you?'
const tooMany = `I can’t hold that many here: call ${facts.phone}.`
const { bowl } = facts.pieces
const wrapping = shop.topics.find(({ id }) => id === 'gift')
const isTwo = ({ piece, number }: ChosenValues) => piece === sample.piece && number === '2 bowls'
const sample = { piece: 'bowl', day: 'friday' }
/** More than one of a piece. Only the number of bowls that are left is known. */
const number = howMany(
  'number',
  'just one, only one, one of them, make it one',
  [texts.bowls, `Only ${inWords(bowl.left)} ${bowl.name}s are left. ${tooMany}`, bowl.left, texts.both],
  [texts.otherPieces, tooMany],
)

const { freeFrom, price: postage } = facts.postage
const ofTotal = (total: number) =>
  total >= freeFrom
    ? `Over $${freeFrom}, shipping within the U.S. is free.`
    : `Shipping within the U.S. is $${postage}, or free on orders of $${freeFrom} and up.`

/** Puts a piece aside at the counter. */
export function taskOf(draft: Draft | null) {
  const { piece, under, day } = wordsOf(draft)
  const dayNames = either(day.options.map(({ label }) => label))
  return offering(draft, {
    topic: 'reserve',
    when: day,
    what: piece,
    ...(!draft && { ofTotal }),
    invitations: Object.fromEntries(['bowls', 'jug', 'vase', 'lamp', 'prices'].map((id) => [id, toKeep])),
    ...(under && {
      fields: [piece, under, day],
      told: [number],
      naming: under.name,
      usual: { under: 'other', day: 'friday' },
      week,
    }),
    askWhen: `We hold it at the counter until closing time. Which day: ${dayNames}?`,
    askWhat: (among, _, { number: several = '1' }) => {
      const pieces = either(under ? among.map((each) => `the ${each.toLowerCase()}`) : among)
      const count = parseInt(several)
      return `Which ${count > 1 ? `would you like ${inWords(count)} of` : 'one would you like'}: ${pieces}?`
    },
    offer: ({ what, costs, when, who, values }) => {
      if (!under) return [costs, `Want me to hold it ${atCounter(when, who)}?`]
      const [name, price] = [what!.label.toLowerCase(), what!.price]
      const these = isTwo(values) ? `two ${name}s, ${price} each,` : `a ${name}, ${price},`
      const isFewer = parseInt(values.number ?? '1') > 1 && !isTwo(values)
      return [isFewer ? tooMany : '', `Want me to hold ${these} ${atCounter(when, who)}?`]
    },
    settle: ({ what, when: { spoken }, who, values }) => {
      const one = draft ? what && `the ${what.label.toLowerCase()}` : `a ${what!.label.toLowerCase()}`
      const these = isTwo(values) ? `two ${what!.label.toLowerCase()}s` : (one ?? 'it')
      const whom = draft ? draft.person || 'the shop' : facts.keeper
      return `I’ve asked ${whom} to hold ${these}${who ? ` for ${who}` : ''} ${spoken}. You’ll get a call to confirm.`
    },
    free: `We can hold it until closing on ${dayNames}.`,
    decline: 'No problem. It stays on the shelf.',
    otherwise: `I can’t hold that here: ${callUs(draft, facts.phone)}.`,
    opening: draft
      ? `Can you hold something for me until ${day.options.at(-1)!.label}?`
      : 'Can you hold a blue bowl for me?',
    sample,
    agreement: ['Yes, for Nora. Can you gift-wrap it?', wrapping!.answer[0]!, 'Nora'],
  })
}

const atCounter = ({ spoken }: { spoken: string }, who: string | undefined) =>
  `at the counter${who ? ` for ${who}` : ''} ${spoken}`
