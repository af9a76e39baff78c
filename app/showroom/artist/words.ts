import type { SiteLink } from '~/content/site'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { closedDays, exampleDays, openingHours } from '../draft/week'
import type { Chosen, RehearsalOption } from '../kit/read-rehearsal'
import { facts } from './facts'
import { dateOf } from './heard-date'
import type { PlateName } from './plate-sizes'
import { spokenTime } from '../kit/formats'

const { wedding, wholeDay, smallWedding, portrait, family, travel, season, way: walk } = facts

interface PlateText {
  name: Exclude<PlateName, 'couple-tall'>
  alt: string
  place: string
  moment: string
}

const plateTexts = {
  couple: {
    name: 'couple',
    alt: 'Painting: a couple in each other’s arms on a dark lawn, under a string of lights, the last of the sunset behind them.',
    place: 'The farmhouse garden',
    moment: 'Oil. Twenty to ten, June.',
  },
  table: {
    name: 'table',
    alt: 'Painting: a long table by candlelight, seen over the shoulders of the guests. One man stands and raises his glass.',
    place: 'The long table',
    moment: 'Oil. Ten past eight, September. He has lost his place in his notes.',
  },
  window: {
    name: 'window',
    alt: 'Portrait in wash: a woman with a cup in her hands sits at a tall window, lit by the low sun between the masts outside.',
    place: facts.studio,
    moment: 'Pencil and wash. Half past six, October. The tea went cold.',
  },
  rain: {
    name: 'rain',
    alt: 'Sketch: a bride and a groom under one umbrella on a wet quay at night, and a child with a red one behind them.',
    place: `The quay at ${facts.town}`,
    moment: 'Sketch. Quarter to nine, May. I stood in a doorway: I have a list of dry places for each town.',
  },
} as const satisfies Record<string, PlateText>

/** The caption of a draft's first plate, and of the others. */
const standIns = [
  'A painting of our demo, where your own will hang.',
  'A stand-in from our demo, too.',
] as const

const sections = [
  { to: '#weddings', label: 'Weddings' },
  { to: '#letters', label: 'Write to me' },
  { to: '#portraits', label: 'Portraits' },
  { to: '#prices', label: 'Prices' },
] as const

export const weddings = [
  'I put up my easel where the evening is going to happen, and paint it in oil: the light as it is, and nobody posing. Guests look over my shoulder. The children tell me what is missing.',
  `Eight hours make one canvas of ${wedding.canvas}, the whole day makes ${wholeDay.canvases}. That night you have a photograph of the canvas. I finish the canvas itself in the studio, within ${facts.finished}.`,
  `I paint likenesses, not flattery: nobody leaves slimmer, and no faces are exchanged. Up to ${family.recognized} people on a canvas can be recognized. Family groups I sketch. It takes ${family.time}; then everyone may go back to the table.`,
] as const

export const portraits = `A portrait takes ${portrait.time}: pencil and wash, and you take it with you. At ${facts.studio} the light comes in low over the water, and there is nothing you have to do with your hands.`

const prices = [
  { what: 'A wedding', more: `${wedding.time}, one canvas of ${wedding.canvas}`, price: wedding.price },
  { what: 'A wedding', more: `${wholeDay.time}, ${wholeDay.canvases} canvases`, price: wholeDay.price },
  {
    what: 'A small wedding',
    more: `${smallWedding.time} on a weekday, one of ${smallWedding.canvas}`,
    price: smallWedding.price,
  },
  { what: 'A portrait', more: `${portrait.time}, pencil and wash`, price: portrait.price },
  { what: 'A second easel', more: 'with a second painter', price: facts.secondEasel },
  { what: 'A book of the sketches', more: '', price: `from ${facts.book}` },
  { what: 'A print', more: '', price: `from ${facts.print}` },
] as const

const { included, price } = travel

/** Also what the assistant says. */
export const holding = `A deposit of ${facts.deposit} and a signed letter hold the day.`
export const traveling = `The first ${included} are included. After that it is ${price} a km, and a room for the night.`
export const canceling = `When you cancel, the deposit stays with me. You can move the day once for free, up to ${facts.freeMove} before.`

export const terms = [
  traveling,
  canceling,
  'The canvas is yours to hang and to share; shops and magazines ask me first. The sketches stay in the studio, though you can have a book of them. I don’t film, and I don’t photograph weddings, but I can give you two names to ask.',
] as const

/** What couples wrote afterwards. */
export const kept = {
  title: 'Letters I kept',
  note: 'The couples are invented.',
  list: [
    {
      text: 'You put my grandmother in. She sat by the door for nine hours, and you alone saw that she was wearing her own wedding shoes.',
      who: 'Mara and Jonas',
      what: 'the whole day, September',
    },
    {
      text: 'We thought we would have to stand still. You told us to go and dance, and three hours later there we were, dancing.',
      who: 'Tom and Isaac',
      what: 'three hours at the town hall',
    },
    {
      text: 'My brother says you gave him his real nose. He has hung it over the piano all the same.',
      who: 'Adele',
      what: 'eight hours, the farmhouse garden',
    },
  ],
} as const

export const studio = {
  title: 'The studio',
  ines: `I am ${facts.name}, and I work alone: whoever opens the door to you is also the one behind the easel at your wedding, in good shoes with a little paint on them.`,
  like: 'I come early, I say little before the cake, and I remember the names of all the dogs.',
  when: `The studio is at ${facts.studio} in ${facts.town}, and opens by appointment.`,
} as const

export const way = {
  title: 'The way there',
  text: `From the ${walk.from} walk along the quay with the water on your left, past the three masts that never sail. At the last lamp turn up ${facts.address.lane}: number ${facts.address.number} is the narrow house with the ${walk.door}. It takes ${walk.minutes}.`,
  call: `Call ${facts.phone} from the quay`,
  after: ', and I’ll put a light in the window.',
  picture: `A sketched map: from the ${walk.from} a dotted line follows the quay past three masts to the last lamp, then turns right, up the lane, to number ${facts.address.number}, the house with a lit window.`,
} as const

const months = season.months.map(({ name, number, saturdays: all, free }) => ({
  name,
  days: all.map((day) => ({
    value: dateOf(season.year, number, day),
    label: `Saturday, ${name} ${day}`,
    unseen: `Saturday, ${name} `,
    shown: String(day),
    date: `${name} ${day}`,
    isFree: free.some((each) => each === day),
  })),
}))
export const saturdays = months.flatMap(({ days }) => days)
export const days: readonly RehearsalOption[] = [...saturdays.filter(({ isFree }) => isFree), season.weekday]

const freeSaturdays = season.months.map(({ name, free }) => `${name} ${free.join(' and ')}`).join(', ')
/** Also what the assistant says. */
export const freeDays = `My list has the Saturdays from ${season.months[0].name} to ${season.months.at(-1)!.name} ${season.year}, and one weekday. Still free are ${freeSaturdays}, and ${season.weekday.label} for a small wedding.`

const nearby = `The first ${included} are included, so the way to you costs nothing.`

export const places = [
  {
    value: 'port-ansel',
    label: `in ${facts.town}`,
    says: `${facts.town}, here, in town`.toLowerCase(),
    travel: nearby,
  },
  {
    value: 'near',
    label: `within ${included}`,
    says: 'nearby, close by, near here, not far',
    travel: nearby,
  },
  { value: 'far', label: 'farther away', says: 'far, far away, abroad, farther', travel: traveling },
] as const

const own: Words = {
  name: facts.name,
  person: facts.name.split(' ')[0]!,
  nav: sections,
  plates: Object.values(plateTexts),
  prices,
  times: [],
  lede: '',
  calendar: months,
  teaser: { date: days[2]!, place: places[0] },
  places,
}

/** What a draft says otherwise; `draft` is null for the demo itself. */
export function wordsOf(draft: Draft | null): Words {
  if (!draft) return own
  const { name, town, things, week } = draft
  const closed = week && closedDays(week)
  const calendar = exampleDays(week, { days: 6, slots: 2 }).map(({ day, slots }) => ({
    name: day,
    days: slots.map((slot) => ({
      ...slot,
      label: slot.spoken,
      unseen: `${day} at `,
      shown: spokenTime(slot.time),
      isFree: true,
    })),
  }))
  const isShown = { couple: true, table: things.length > 0, window: week !== null, rain: true }
  return {
    name,
    person: draft.person || name,
    nav: [
      ...sections.filter(({ to }) => to === '#letters' || (to === '#prices' && things.length > 0)),
      ...(week ? [{ to: '#hours', label: 'Hours' }] : []),
      { to: '#rehearsal', label: 'Your day' },
    ],
    plates: own.plates
      .filter((plate) => isShown[plate.name])
      .map((plate, index) => ({ ...plate, place: '', moment: standIns[index > 0 ? 1 : 0] })),
    prices: things.map((thing) => ({ what: thing.name, more: '', price: thing.price })),
    times: week ? openingHours(week) : [],
    lede: [town && `In ${town}.`, closed && `Closed on ${closed}.`].filter(Boolean).join(' '),
    calendar,
    teaser: { date: calendar[0]!.days[0]! },
    places: thingOptions(things),
  }
}

/** What is empty is left out. */
export interface Words {
  name: string
  /** To whom the letters are. */
  person: string
  nav: readonly SiteLink[]
  plates: readonly PlateText[]
  prices: readonly { what: string; more: string; price: string }[]
  times: readonly (readonly [days: string, times: string])[]
  /** Above the times. */
  lede: string
  /** `unseen` comes before what is `shown`, for those who listen. */
  calendar: readonly {
    name: string
    days: readonly (RehearsalOption & { unseen: string; shown: string; isFree: boolean })[]
  }[]
  /** On the first screen, asked and answered before anyone has clicked. */
  teaser: Chosen
  /** Chosen beside the day; in a draft, what it is for: `thing` stands for something else in its address. */
  places: readonly (RehearsalOption & { price?: string })[]
}
