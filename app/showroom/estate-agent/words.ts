import { fill } from '~/content/fill'
import { expressionOf, expressionsOf } from '~/assistant/phrases'
import { heardIn, isHome, kindOf, shownThings, type Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { draftSearch } from '../draft/read-draft'
import { exampleDays, hoursTable, slotAt, weekFrom } from '../draft/week'
import { capitalized, counted, inWords, minuteOf } from '../kit/formats'
import type { RehearsalOption } from '../kit/read-rehearsal'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }

export type Words = ReturnType<typeof wordsOf>

const { agents, offer, house: home, cottage: small } = facts
const { priya, martin } = agents
const inDollars = (price: number) => `$${price.toLocaleString('en-US')}`
/** The width of a text, in narrow letters. */
export const widthOf = (text: string) => text.replace(/[\p{Lo}\p{Lu}mw&]/gu, 'nn').length
export const nextMorning = facts.feedback.viewerIsAsked
export const byNoon = `by ${facts.feedback.sellerHearsBy}`
export const signs = {
  name: facts.name,
  size: '16',
  office: facts.number,
  house: home.number,
  cottage: small.number,
  lane: small.street,
  bus: facts.nearby.bus,
  shop: 'Bakery',
  parking: counted(home.parkingPlaces, 'space'),
  leaders: 'M112 152V193M651 136V182',
}
export const house = {
  title: `${home.number} ${facts.street}`,
  price: inDollars(home.price),
  summary: `${capitalized(counted(home.bedrooms, 'bedroom'))}, ${home.garden}`,
}
export const office = {
  address: `${facts.number} ${facts.street}, ${facts.town}`,
  phone: { label: facts.phone, to: `tel:${facts.phone}` },
}
export const cottage = { title: `${small.number} ${small.street}`, price: inDollars(small.price) }

/** The words for how customers get what they pay for. */
export const wayOf = (draft: Draft) => {
  const [, words] = (draft.isAnyTrade && special.find(([sound]) => sound.test(heardIn(draft.name)))) || []
  return { ...texts.ways[draft.isAnyTrade ? kindOf(draft) : 'home'], ...words }
}
const looks = Object.entries(texts.looks).map(([sound, look]) => [expressionOf(sound), look] as const)

/** The scene of a draft and its colors, by its trade or else by the letters of its name. */
function lookOf(draft: Draft) {
  const [, [inside, trade] = []] = looks.find(([sound]) => sound.test(heardIn(draft.name))) ?? []
  const { scene: usual } = wayOf(draft)
  const scene = ((/counter|studio/.test(usual) && inside) || usual) as keyof typeof texts.sets
  const set = texts.sets[scene]
  const letters = Array.from(draft.name, (letter) => letter.codePointAt(0)!)
  const byName = set[letters.reduce((sum, each) => sum + each) % set.length]
  return { scene, colors: ((set[1] && trade) || byName) as keyof typeof texts.palettes }
}

export function colorsOf(draft: Draft) {
  const { page, ...others } = texts.palettes[lookOf(draft).colors]
  const css = Object.entries<readonly string[]>({ page, ...others })
    .map(([id, [light, dark = light]]) => `--color-${id}:var(--light,${light}) var(--dark,${dark});`)
    .join('')
  return { color: page[0]!, evening: page[1]!, css: `@media screen{:root{${css}}}` }
}
const props = expressionsOf(texts.props)
const special = Object.entries(texts.special).map(([sound, words]) => [expressionOf(sound), words] as const)
const goods = Object.entries(expressionsOf(texts.goods)) as [keyof typeof texts.boards, RegExp][]
const own = {
  ...texts.own,
  name: facts.name,
  signs,
  scene: 'street',
  sun: `In\u00a0June, sun\u00a0until ${facts.streetLife.sunUntil}`,
  forSale: { title: `${house.title}, ${house.price}`, text: house.summary },
  when: {
    name: 'viewing',
    legend: 'When',
    options: facts.viewings.map(({ day, time }) => slotAt(day, minuteOf(time))),
  },
  what: { name: 'reason', legend: 'Your plans', options: texts.reasons as readonly RehearsalOption[] },
  viewing: texts.viewing,
  played: (time: string, reason: string) => ({
    subject: house.title,
    why: `“${reason}.”`,
    steps: [
      [time, `${priya} or ${martin} brings the key and shows you around.`],
      [capitalized(nextMorning), 'We ask what you thought. Two words will do.'],
      [capitalized(byNoon), 'We tell the seller.'],
    ] as const,
    end:
      reason === texts.reasons[1]!.label
        ? 'Looking is fine. The street likes to be looked at.'
        : `To make an offer, send it ${offer.form}. The seller sees it ${offer.passedOn}.`,
  }),
  offer: {
    id: 'house',
    title: house.title,
    notes: [
      `Built ${home.built}`,
      `Gas heat, new furnace ${home.furnaceYear}`,
      `Driveway parking for ${inWords(home.parkingPlaces)}`,
      'Not contingent on another sale',
    ],
    things: undefined,
    areHomes: true,
  },
  lists: [],
  asks: null,
  phone: office.phone,
  imprint: `${facts.name}, ${office.address} · ${facts.website} ·`,
}

export function wordsOf(draft: Draft | null) {
  if (!draft) return own
  const { name, town, week, person, isAnyTrade } = draft
  const way = wayOf(draft)
  const shown = shownThings(draft, 'estate-agent')
  const things = thingOptions(shown.things).map((thing) => ({ ...thing, detail: thing.price }))
  const areHomes = !isAnyTrade && shown.things.every(isHome)
  const said = areHomes || isAnyTrade ? way : texts.ways.book
  const main = said === way ? shown.things.find((each) => draft.things.includes(each)) : undefined
  const { scene } = lookOf(draft)
  const sign = texts.signs[scene]
  const mentioned = {
    name,
    who: person || name,
    gets: person ? `${person} gets` : 'We get',
    home: areHomes ? things[0]!.label : 'the house',
    confirms: person ? `${person} confirms` : 'We confirm',
  }
  const offered = main ? `${main.name}, ${main.price}` : !isAnyTrade && person && `Talk to ${person}`
  const when = fill(said.when, { it: main ? 'it' : 'a home' })
  // Nobody books a time for a share of the price.
  const booked = things.filter(({ price }) => !price.includes('%'))
  // Two of three, and other ones on each day.
  const times = exampleDays(week ?? ('open' in way ? weekFrom(way.open) : null), 3).flatMap(
    ({ slots }, index) =>
      slots
        .filter((_, at) => slots.length < 3 || at !== (index + 2) % 3)
        .map((slot) => ({ ...slot, detail: undefined })),
  )
  const found = [person && `ask for ${person}`, town && `in ${town}`].filter(Boolean)
  const called = name.replace(/^(?=(?:law )?offices? of )/i, 'the ')
  const half = RegExp(`^(.{${Math.ceil(name.length / 2) - 3},}?) (.+)$`)
  const [, top = '', bottom = name] = (sign.room / widthOf(name) < sign.two && half.exec(name)) || []
  const size = Math.min(top ? sign.two : sign.most, sign.room / Math.max(widthOf(top), widthOf(bottom)))
  const lettering = { size: size.toFixed(1), drop: top ? '0.84' : '0.35' }
  const labels = things.map(({ label }) => label)
  const [first, second, third] = labels.filter((label) => widthOf(label) < 21)
  const shownIf = (is: unknown) => (is ? 'inline' : 'none')
  const [sold] = goods.find(([, sound]) => sound.test([name, ...labels].join()))!
  const board = fill(said.title, { board: texts.boards[sold] })
  const onCounter = goods.map(([id]) => [id, shownIf(id === sold)] as const)
  const heard = heardIn(name)
  const outside = Object.entries(props).map(([id, sound]) => [id, shownIf(sound.test(heard))] as const)
  const left = { board, lines: shownIf(!first), ...Object.fromEntries([...onCounter, ...outside]) }
  return {
    name,
    nav: { list: board, rehearsal: way.nav, ...(week && { hours: 'Hours' }) },
    headline: way.headline.map((line) => fill(line, { name: called })),
    assistant: { label: 'Ask us', placeholder: fill(way.opening, { day: times[0]!.on }) },
    signs: { first, second, third, ...left, ...lettering, ...(size < 11 ? {} : { name, top, bottom }) },
    scene,
    sun: 'Ask\u00a0us day\u00a0or night',
    forSale: { title: offered || when, text: offered ? when : '' },
    when: { ...own.when, options: times },
    what: { ...own.what, legend: said.what, options: booked },
    viewing: { ...own.viewing, ...way },
    played: (time: string, reason: string) => ({
      subject: reason,
      why: '',
      steps: [[time, reason || (person && `With ${person}`)]] as const,
      end: '',
    }),
    offer: {
      id: 'list',
      title: board,
      notes: [...shown.notes, capitalized(found.join(' '))].filter(Boolean),
      things,
      areHomes,
    },
    lists: [
      ...(week ? [{ id: 'hours', title: 'When we’re open', pairs: hoursTable(week) }] : []),
      { ...way.next, pairs: way.next.pairs.map(([term, text]) => [term!, fill(text!, mentioned)] as const) },
    ],
    asks: 'ask' in way ? { label: way.ask, to: `/preview?trade=other&${draftSearch(draft)}` } : null,
    phone: undefined,
    imprint: [name, town].filter(Boolean).join(', '),
  }
}
