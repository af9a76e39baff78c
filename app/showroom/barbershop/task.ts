import { callUs, type Draft } from '../draft/draft'
import { either, inWords } from '../kit/formats'
import { offering } from '../conversation/offering'
import { timeOf } from '../conversation/heard-choice'
import { howMany } from '../conversation/how-many'
import { facts } from './facts'
import { week } from './knowledge'
import texts from './texts.json' with { type: 'json' }
import { hears, wordsOf } from './words'

const young = {
  value: 'young',
  label: '',
  means: hears.tooYoung,
  cannot: `Not yet: we cut kids’ hair from age ${inWords(facts.children.from)}.`,
  about: 'children',
}

/** Books a chair on one of the next days, for one person. */
export function taskOf(draft: Draft | null) {
  const { services, bookingDays } = wordsOf(draft)
  const [nextDay, ...more] = bookingDays.map(({ day }) => day)
  const list = bookingDays[0]!.chairs.map(timeOf).join(', ')
  const others = more.length > 0 ? ` Or name another day: ${either(more)}.` : ''
  const tooMany = `One chair at a time here: for {count} people, ${callUs(draft, facts.phone)}.`
  const people = howMany('people', texts.oneHead, [texts.heads, tooMany, 1, texts.together])
  const ofAll = services.filter(({ value }) => draft || ['cut', 'kids'].includes(value))
  const forAll = ofAll.map(({ costs }) => costs).join(' ')
  const [one, first] = ['I book one chair at a time.', 'Who goes first?']
  const family = { value: 'family', label: '', isOnce: true as const }
  return offering(draft, {
    topic: 'booking',
    when: { name: 'chair', options: bookingDays.flatMap(({ chairs }) => chairs) },
    what: { name: 'service', options: services },
    told: [
      people,
      {
        name: 'people',
        options: [
          { ...family, means: hears.family, cannot: `${one} ${forAll} ${first}` },
          { ...family, value: 'friends', means: hears.friends, cannot: `${one} ${first}` },
        ],
      },
      ...(draft
        ? []
        : [
            { name: 'service', options: [{ ...texts.hair, isOnce: true as const }] },
            { name: 'age', options: [young] },
          ]),
    ],
    ...(!draft && { usual: { service: 'cut' }, week }),
    costs: ({ people: who, service }) =>
      who === 'family' ? forAll : (services.find(({ value }) => value === service)?.costs ?? ''),
    priced: services.map(({ value, label, price, says = '' }) => {
      const also: Readonly<Record<string, string>> = draft ? {} : texts.whose
      return { label, price, says: `${says}, ${also[value] ?? ''}` }
    }),
    askWhat: (among, isFree) => `${isFree}What’ll it be: ${either(among).toLowerCase()}?`,
    offer: ({ when, costs, found, also }) => [
      `${found} ${when.spoken}.`,
      also,
      costs,
      `Want me to book ${also ? timeOf(when) : 'it'}?`,
    ],
    settle: ({ when }) => when.booked,
    free: `Open times: ${nextDay} ${list}.${others}`,
    otherwise: `I can’t book that here: ${callUs(draft, facts.phone)}.`,
    opening: draft
      ? `Can I book ${bookingDays[0]!.day}?`
      : 'Do you have anything tomorrow after five? Cut and beard.',
    sample: { chair: '540', service: 'cut-and-beard' },
  })
}
