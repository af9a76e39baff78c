import { fill } from '~/content/fill'
import { shownThings, artOf, type Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { closedDays, exampleDays, openingHours } from '../draft/week'
import { dateName } from '../conversation/when'
import { listed, spokenTime } from '../kit/formats'
import type { RehearsalOption } from '../kit/read-rehearsal'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }

const { wedding, wholeDay, smallWedding, portrait, family, travel, season, way } = facts
const { included, price } = travel

export type Words = ReturnType<typeof wordsOf>

export type Hung = { alt: string; place: string; moment: string; beside?: readonly Part[] }

/** A titled text, with a list of prices or hours. */
export type Part = { id: string; title: string; text: readonly string[]; list?: Pairs }

export type Day = RehearsalOption & { shown: string }

type Pairs = readonly (readonly [what: string, is: string, more?: string])[]

const prices = (list: Pairs, ...text: string[]): Part => ({ id: 'prices', title: 'Prices', text, list })

const weddings: Part = {
  id: 'weddings',
  title: 'Weddings',
  text: [
    'I set up my easel where the evening is going to happen, and paint it in oil: the light as it is, and nobody posing. Guests look over my shoulder. The children tell me what’s missing.',
    `Eight hours make one canvas of ${wedding.canvas}; the whole day makes ${wholeDay.canvases}. You get a photograph of the canvas that night. I finish the canvas in the studio within ${facts.finished}.`,
    `I paint likenesses, not flattery: I won’t make you slimmer or swap anyone’s face. Up to ${family.recognized} people on a canvas can be recognized. I sketch family groups in ${family.time}; then everyone can go back to the table.`,
  ],
}
const portraits: Part = {
  id: 'portraits',
  title: 'Portraits',
  text: [
    `A portrait takes ${portrait.time}: pencil and wash, and you take it home with you. At ${facts.studio} the light comes in low over the water, and you don’t have to do anything with your hands.`,
  ],
}

/** The assistant says these, too. */
export const holding = `A ${facts.deposit} deposit and a signed letter of agreement hold your date.`
const perMile = `it’s ${price} a mile and a room for the night.`
export const traveling = `The first ${included} are included. After that ${perMile}`
export const farTrip = `That’s past the ${included} included: after those ${perMile}`
export const canceling = `If you cancel, I keep the deposit. You can move the date once for free, up to ${facts.freeMove} before.`
const freeDates = season.months.map(({ name, free }) => `${name} ${free.join(' and ')}`).join(', ')
export const freeDays = `My list covers the Saturdays from ${season.months[0].name} to ${season.months.at(-1)!.name} ${season.year}, and one weekday. Still open: ${freeDates}, and ${season.weekday.label} for a small wedding.`

const freeSaturdays = season.months.flatMap(({ name, number, free }) =>
  free.map((day) => ({ name: `${name} ${day}`, at: Date.parse(dateName(number, day, season.year)) })),
)

/** The two free Saturdays that are nearest, such as “May 8 and May 29”. */
function freeNear(at: number): string {
  const nearest = freeSaturdays
    .toSorted((first, second) => Math.abs(first.at - at) - Math.abs(second.at - at))
    .slice(0, 2)
    .toSorted((first, second) => first.at - second.at)
  return listed(nearest.map(({ name }) => name))
}

const weddingCosts = `A wedding is ${wedding.price} for ${wedding.time}, ${wholeDay.price} for ${wholeDay.time}.`
const months = season.months.map(({ name, number, saturdays, free }) => ({
  name,
  days: saturdays.map((day): Day => {
    const [value, label] = [dateName(number, day, season.year), `Saturday, ${name} ${day}`]
    return {
      value,
      label,
      shown: String(day),
      // Its second name has no year.
      day: `${value}, ${dateName(number, day)}, ${name.toLowerCase()}`,
      cannot: free.some((each) => each === day)
        ? undefined
        : `${label} is taken. ${freeNear(Date.parse(value))} are open. Would either work?`,
      costs: weddingCosts,
    }
  }),
}))
const weekday: Day = {
  ...season.weekday,
  shown: season.weekday.label,
  day: `${season.weekday.value}, ${season.weekday.value.slice(5)}, friday`,
  costs: `On a weekday a small wedding is ${smallWedding.price} for ${smallWedding.time}.`,
}

const elsewhere = /\b(?:from|outside|outside of|near|past|beyond|of) (?:port ansel|here|town)\b/
const places: readonly RehearsalOption[] = [
  {
    value: 'port-ansel',
    label: `in ${facts.town}`,
    // "An hour from Port Ansel" is elsewhere.
    means: (plain) => (elsewhere.test(plain) ? [] : (plain.match(/\b(?:port ansel|here|in town)\b/g) ?? [])),
  },
  {
    value: 'near',
    label: `within ${included}`,
    says: `nearby, close by, near here, near ${facts.town.toLowerCase()}, not far, within ${included}, within ${included.split(' ')[0]}, closer than that`,
  },
  { value: 'far', label: 'farther away', says: 'far, far away, abroad, farther', costs: farTrip },
]

const small = `${smallWedding.time} on a weekday, one canvas, ${smallWedding.canvas}`
const priced = prices([
  ['A wedding', wedding.price, `${wedding.time}, one canvas, ${wedding.canvas}`],
  ['A wedding', wholeDay.price, `${wholeDay.time}, ${wholeDay.canvases} canvases`],
  ['A small wedding', smallWedding.price, small],
  ['A portrait', portrait.price, `${portrait.time}, pencil and wash`],
  ['A second easel', facts.secondEasel, 'with a second painter'],
  ['A book of the sketches', `from ${facts.book}`],
  ['A print', `from ${facts.print}`],
])

const demoOnly = {
  window: { ...texts.window, place: `${facts.studio}.`, beside: [portraits, priced] },
  trips: { near: `The first ${included} are included, so the trip to you costs nothing.`, far: traveling },
  letters: texts.letters,
  studio: { id: 'studio', title: 'The studio', text: texts.studio.map((text) => fill(text, facts)) },
  way: `From the ${way.from}, walk along the waterfront with the water on your left, past the three masts that never sail. At the last lamppost, turn up ${facts.address.lane}: number ${facts.address.number} is the narrow house with the ${way.door}. It takes ${way.minutes}.`,
  map: `A sketched map: from the ${way.from} a dotted line follows the waterfront past three masts to the last lamp, then turns right, up the lane, to number ${facts.address.number}, the house with a lit window.`,
  terms: [
    traveling,
    canceling,
    'The canvas is yours to hang and to share; shops and magazines ask me first. The sketches stay in the studio, though you can have a book of them. I don’t film or photograph weddings, but I can recommend two people who do.',
  ],
  call: { label: facts.phone, to: `tel:${facts.phone}` },
}

const own = {
  ...texts.own,
  name: facts.name,
  first: texts.garden,
  table: { ...texts.table, beside: [weddings] },
  last: { ...texts.quay, name: 'rain' as const, place: `The wharf at ${facts.town}.` },
  soon: { date: months[1]!.days.find(({ cannot }) => !cannot)!, place: places[0]! },
  dear: `Dear ${facts.name.split(' ')[0]},`,
  calendar: {
    legend: `Saturdays still open in ${season.year}`,
    groups: [...months, { name: 'Small weddings', days: [weekday] }],
  },
  places: { legend: 'We’re getting married', missing: 'where it is', options: places },
  asks: '“We’re getting married on {date}, {place}. Are you free?”',
  signed: facts.name.split(' ')[0]!,
  demoOnly,
  footer: [facts.website, 'The paintings are drawn for this demo. People and prices are invented.'],
}

export function wordsOf(draft: Draft | null) {
  if (!draft) return own
  const { name, town, week, person } = draft
  const who = person || name
  const closed = closedDays(week)
  const shown = shownThings(draft, 'artist')
  const { start, moment, lead } = texts.drafts[artOf(draft)]
  const sitter = { ...demoOnly.window, place: '', moment }
  const list = shown.things.map((each) => [each.name, each.price] as const)
  const groups = exampleDays(week, 3).map(({ day, slots }) => ({
    name: day,
    days: slots.map((slot): Day => ({ ...slot, label: slot.spoken, shown: spokenTime(slot.time) })),
  }))
  const lede = [town && `In ${town}.`, closed && `Closed on ${closed}.`].filter(Boolean).join(' ')
  const options: readonly RehearsalOption[] = thingOptions(shown.things)
  const parts: Part[] = [
    prices(list, ...shown.notes),
    ...(week ? [{ id: 'hours', title: 'Hours', text: lede ? [lede] : [], list: openingHours(week) }] : []),
  ]
  return {
    name,
    nav: { letters: 'Ask', prices: own.nav.prices, ...(week && { hours: 'Hours' }), rehearsal: 'Open times' },
    headline: name,
    first: sitter,
    last: { ...sitter, name: undefined },
    table: { ...sitter, alt: texts.table.alt, beside: parts },
    teaser: [start, 'Ask for this time', lead],
    soon: { date: groups[0]!.days[0]! },
    ask: { title: start, check: 'Ask for this time', day: 'a time', send: 'Send it' },
    dear: person ? `Dear ${person},` : 'Hello,',
    placeholder: 'are you free?',
    assistant: 'an automated assistant',
    calendar: { legend: 'Still open', groups },
    places: { legend: 'It’s for', missing: 'what it’s for', options },
    asks: '“{date}, for {place}. Are you free?”',
    signed: who,
    demoOnly: undefined,
    footer: [town ? `${name}, ${town}` : name, 'These pictures are from our demo. Yours will replace them.'],
  }
}
