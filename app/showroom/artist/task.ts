import { expressionsOf } from '~/assistant/phrases'
import { callUs, type Draft } from '../draft/draft'
import { either, listed } from '../kit/formats'
import { offering } from '../conversation/offering'
import type { RehearsalOption } from '../kit/read-rehearsal'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { freeDays, farTrip, traveling, wordsOf } from './words'

const included = parseInt(facts.travel.included)
const { cities, unknownTrip, longDrive } = expressionsOf(texts.trips)
/** "It's 150 miles away": farther than the trip that is included. */
const isFar = (distance: string) => parseInt(distance.replaceAll(' ', '')) > included
const distancesIn = (plain: string) => plain.match(/\b\d+(?: \d{3})* miles?\b/g) ?? []
const trips: readonly RehearsalOption[] = [
  {
    value: 'far',
    label: '',
    means: (plain) => [
      ...distancesIn(plain).filter(isFar),
      ...(plain.match(cities) ?? []),
      ...(plain.match(longDrive) ?? []),
    ],
  },
  { value: 'near', label: '', means: (plain) => distancesIn(plain).filter((each) => !isFar(each)) },
  {
    value: 'unclear',
    label: '',
    means: unknownTrip,
    cannot: `Is that within ${facts.travel.included} of ${facts.town}, or farther away?`,
  },
]
const { wedding, smallWedding, portrait, secondEasel } = facts
const priced = [
  { label: 'A wedding', price: wedding.price, says: 'wedding' },
  { label: 'A small wedding', price: smallWedding.price, says: 'small wedding, small wedding' },
  { label: 'A portrait', price: portrait.price, says: 'portrait' },
  { label: 'A second easel', price: secondEasel, says: 'second easel, second painter' },
]
const weekInMs = 7 * 24 * 60 * 60 * 1000
const isHome = ({ value }: RehearsalOption) => value === 'port-ansel'
const dateOf = (label: string) => label.replace(/^\w+, /, '')
const dateAndPlace = 'Which date, and where?'

/** Asks for a day of the season and its place; in a draft, for an example time and a thing. */
export function taskOf(draft: Draft | null) {
  const { signed, calendar, places } = wordsOf(draft)
  const days = calendar.groups.flatMap((group) => group.days)
  const free = days.filter(({ cannot }) => !cannot)
  const byDate = draft ? free : free.toSorted((first, second) => first.value.localeCompare(second.value))
  const when = { name: 'date', options: byDate }
  const what = { name: 'place', options: places.options }
  return offering(draft, {
    topic: 'dates',
    when,
    what,
    ...(!draft && {
      fields: [when, what],
      told: [
        { name: when.name, options: days.filter(({ cannot }) => cannot) },
        { name: what.name, options: trips },
      ],
      invitations: { 'small-wedding': dateAndPlace, 'wedding-price': dateAndPlace },
      which: dateAndPlace,
      askWhen: 'Which day? The Saturdays that are still open are on this page.',
      priced,
      none: () => 'I can’t tell without a date.',
      nearest: (day: string) => {
        const at = Date.parse(day.length === 5 ? `${facts.season.year}-${day}` : day)
        const away = ({ value }: RehearsalOption) => Math.abs(Date.parse(value) - at)
        return byDate.toSorted((one, other) => away(one) - away(other)).find((each) => away(each) <= weekInMs)
      },
    }),
    askWhat: (among, isFree) => `${isFree}${draft ? 'What is it for' : 'Where is it'}: ${either(among)}?`,
    offer: (chosen) => [
      `${chosen.found} ${chosen.when.label}${chosen.found === 'Yes,' ? ' is open' : ''}${!draft && isHome(chosen.what!) ? `, in ${facts.town}` : ''}.`,
      chosen.costs,
      draft || isHome(chosen.what!) ? '' : chosen.what!.value === 'far' ? farTrip : traveling,
      `Want me to send ${signed} your request?`,
    ],
    settle: ({ when: { label } }) =>
      `Done. ${signed} has your request for ${dateOf(label)} and will write back.`,
    free: draft
      ? `Still open: ${listed(free.slice(0, 4).map(({ label }) => label))}.`
      : `${freeDays} For any other day, call ${facts.phone}.`,
    decline: 'No problem. The list stays on this page.',
    otherwise: `I can’t promise that here: ${callUs(draft, facts.phone)}.`,
    opening: `Are you free on ${draft ? free[0]!.label : `${facts.season.weekday.label}, in ${facts.town}`}?`,
    sample: { date: facts.season.weekday.value, place: 'port-ansel' },
  })
}
