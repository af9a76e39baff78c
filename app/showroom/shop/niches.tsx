import type { ComponentProps, ReactNode } from 'react'
import { Titled } from '~/ui/titled'
import { drawingOf } from '../kit/drawing'
import { capitalized, inWords, spokenTime, timeSpan } from '../kit/formats'
import { LinkTo, Reviews } from '../kit/sections'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { find, payment, phone, type PieceId } from './words'

const { address, broken, giftCard, greetingCard, keeper, pieces, postage, potter, set, way, workshop } = facts

export const Drawing = drawingOf('shop')

export const called = 'inline-flex min-h-11 items-center font-bold'
/** Price tags that hang from a board. */
const tags = {
  list: 'tags -mx-3 mt-3 grid gap-x-6 bg-[linear-gradient(#8a6a3c_0.5rem,transparent_0)] px-3 sm:grid-cols-3',
  text: 'm-0 font-serif text-[1.1875em]/[1.35] font-medium text-cobalt',
  who: 'mt-2',
}
const sand = 'back-sand front-sand-board'
const pink = 'back-pink front-pink-board'
const sage = 'back-sage front-sage-board'
const straw = 'back-straw front-straw-board'
const onDark = 'text-cream [--ring:var(--color-cream)]'
const cobalt = `back-cobalt front-cobalt-board ${onDark}`
const terracotta = `back-terracotta front-terracotta-board ${onDark}`

/** The color and place of each niche, in a grid of two columns on phones (one with large letters), six on tablets, twelve on desktops. */
export const niches: Readonly<Record<string, string>> = {
  wall: 'sm:grid-flow-dense sm:auto-rows-[minmax(3rem,auto)] sm:grid-cols-6 lg:auto-rows-[minmax(clamp(2.5rem,3.85vw,3.875rem),auto)] lg:grid-cols-12 2xl:auto-rows-[minmax(3.375rem,auto)]',
  hero: `${cobalt} sm:col-span-6 sm:row-span-6 lg:col-span-9 lg:row-span-6`,
  counter: 'sm:col-span-4 sm:row-span-9 lg:col-span-5 lg:row-span-11',
  bowl: `${sand} bowl [--stand:9.5rem] sm:col-span-4 sm:row-span-8 lg:col-span-4 lg:row-span-11`,
  vase: `${sage} bleeds col-auto row-span-2 sm:col-span-2 sm:row-span-9 lg:col-span-3 lg:row-span-17`,
  lamp: `${terracotta} lamp col-auto overflow-hidden sm:col-span-2 sm:row-span-8 lg:col-span-3 lg:row-span-8`,
  'soup-bowl': `${sage} col-auto sm:col-span-2 sm:row-span-7 lg:col-span-3 lg:row-span-8`,
  jug: `${pink} col-auto sm:col-span-2 sm:row-span-7 lg:col-span-3 lg:row-span-8`,
  'bud-vase': `${sand} col-auto sm:col-span-2 sm:row-span-7 lg:col-span-3 lg:row-span-8`,
  'salad-bowl': `${cobalt} col-auto overflow-hidden sm:col-span-2 sm:row-span-7 lg:col-span-3 lg:row-span-7`,
  'water-jug': `${straw} col-auto sm:col-span-2 sm:row-span-7 lg:col-span-3 lg:row-span-7 lg:col-start-10`,
  seconds: `back-night front-night-board ${onDark} col-auto [--stand:6rem] sm:col-span-2 sm:row-span-4 lg:col-span-3 lg:row-span-6 lg:col-start-1`,
  hours: `${sage} col-auto sm:col-span-2 sm:row-span-3 lg:col-span-3 lg:row-span-6 lg:col-start-10`,
  hold: 'sm:col-span-6 sm:row-span-9 lg:col-span-6 lg:row-span-13',
  lena: `${pink} bleeds [--stand:10.5rem] sm:col-span-4 sm:row-span-8 lg:col-span-5 lg:row-span-9 2xl:[--stand:27rem]`,
  tomasz: `${terracotta} bleeds col-auto sm:col-span-2 sm:row-span-8 lg:col-span-3 lg:row-span-9 2xl:[--stand:27rem]`,
  class: `${cobalt} col-auto [--stand:3rem] sm:col-span-3 sm:row-span-5 lg:col-span-4 lg:row-span-5`,
  custom: `${sand} [--stand:3.75rem] sm:col-span-3 sm:row-span-5 lg:col-span-4 lg:row-span-4`,
  reviews: `${sage} sm:col-span-6 sm:row-span-6 lg:col-span-12 lg:row-span-7 lg:text-[1.0625em]`,
  find: `${straw} find sm:col-span-3 sm:row-span-10 lg:col-span-5 lg:row-span-9`,
  way: `${cobalt} sm:col-span-3 sm:row-span-10 lg:col-span-4 lg:row-span-9`,
  gift: `${pink} col-auto sm:col-span-3 sm:row-span-3 lg:col-span-3 lg:row-span-3`,
  care: `${sage} col-auto sm:col-span-3 sm:row-span-3 lg:col-span-3 lg:row-span-3`,
  post: `${sand} col-auto sm:col-span-3 sm:row-span-3 lg:col-span-3 lg:row-span-3`,
  returns: `${terracotta} col-auto sm:col-span-3 sm:row-span-3 lg:col-span-12 lg:row-span-2 lg:flex-row lg:flex-wrap lg:items-center lg:gap-x-8 lg:py-4`,
}

// A draft's wall, by the number of cards: hero a, first thing b, counter c, other things and hours d to h, the one to hold z.
const walls = [
  "sm:areas-['a_a_a'_'b_b_b'_'c_c_c'_'z_z_z'] lg:areas-['a_a_a_a'_'b_b_c_c'_'z_z_z_z']",
  "sm:areas-['a_a_a'_'b_b_d'_'c_c_c'_'z_z_z'] lg:areas-['a_a_a_a'_'b_b_c_d'_'z_z_z_z']",
  "sm:areas-['a_a_a'_'b_b_d'_'c_c_d'_'z_z_z'] lg:areas-['a_a_a_d'_'b_b_c_d'_'z_z_z_z']",
  "sm:areas-['a_a_a'_'b_b_d'_'c_c_d'_'e_z_z'] lg:areas-['a_a_a_d'_'b_b_c_d'_'e_z_z_z']",
  "sm:grid-cols-[3fr_1fr_2fr] sm:areas-['a_a_a'_'b_b_d'_'c_c_d'_'e_f_f'_'z_z_z'] lg:areas-['a_a_a_d'_'b_b_c_d'_'e_z_z_f']",
  "sm:areas-['a_a_a'_'b_b_d'_'c_c_d'_'e_f_g'_'z_z_z'] lg:areas-['a_a_a_d'_'b_b_c_d'_'e_z_z_f'_'g_z_z_f']",
  "sm:areas-['a_a_a'_'b_b_d'_'c_c_d'_'e_f_g'_'h_z_z'] lg:areas-['a_a_a_d'_'b_b_c_d'_'e_z_z_f'_'g_z_z_h']",
]
const low = 'sm:min-h-[min(22vw,23rem)]'
const areas = ['sm:at-d', 'sm:at-e', 'sm:at-f', 'sm:at-g', 'sm:at-h']

export function draftNiches(things: number, hasHours: boolean): typeof niches {
  const grounds = [`${sage} [--stand:11rem]`, cobalt, straw, terracotta].slice(0, things - 1)
  if (hasHours) grounds.push(things < 4 ? straw : sage)
  // Phones have two in a row, and an odd one is as high as two.
  const column = grounds.length > 1 ? 'max-sm:col-auto' : ''
  const others = grounds.map((ground, at) => `${ground} ${column} ${areas[at]} ${at > 0 ? low : ''}`)
  if (others.length % 2 === 1) others[0] += ' max-sm:row-span-2'
  return {
    wall: `sm:grid-cols-3 lg:grid-cols-[3fr_1fr_5fr_3fr] ${walls[grounds.length + Number(things > 1)]}`,
    hero: `${cobalt} sm:min-h-[min(23vw,28rem)] sm:at-a`,
    1: `${sand} [--stand:11rem] sm:at-b`,
    counter: 'sm:at-c',
    ...Object.fromEntries(others.map((other, at) => [at + 2, other])),
    hours: others.at(-1) ?? '',
    hold: 'sm:at-z',
  }
}

type NicheProps = { id: string; title: string; drawing?: ComponentProps<typeof Drawing>; children: ReactNode }

function Niche({ id, title, drawing, children }: NicheProps) {
  return (
    <Titled id={id} className={`niche ${niches[id]}`} title={title}>
      {children}
      {drawing && (
        <div className="stand print:has-[.pot]:hidden">
          <Drawing {...drawing} />
        </div>
      )}
    </Titled>
  )
}

function onBoard(name: string, align: 'Min' | 'Mid' | 'Max' = 'Mid') {
  return { name, className: 'pot', preserveAspectRatio: `x${align}YMax meet` }
}

export function Seconds() {
  return (
    <Niche id="seconds" title="The seconds shelf" drawing={onBoard('second', 'Max')}>
      <p>{`A foot that leans, a glaze that ran. ${capitalized(facts.seconds)}. We never run sales.`}</p>
    </Niche>
  )
}

/** Sections that a draft doesn't have. */
export function AroundTheShop() {
  return (
    <>
      <Niche id="lena" title={`${potter} throws every piece`} drawing={onBoard('wheel')}>
        <p>She works in the back room, by hand, with wet sleeves. No two pieces come off the wheel alike.</p>
      </Niche>
      <Niche id="tomasz" title={`${keeper} runs the counter`} drawing={onBoard('apron')}>
        <p>He wraps, he holds things for people, and he answers whatever the assistant can’t.</p>
      </Niche>
      <Niche id="class" title="Sit at the wheel" drawing={onBoard('lumps', 'Min')}>
        <p className="font-bold">{`${workshop.day}, ${timeSpan(workshop.from, workshop.until)}`}</p>
        <p>{`Throwing class, $${workshop.price}. ${capitalized(inWords(workshop.places))} spots, ${inWords(workshop.places)} lumps of clay.`}</p>
        <p>
          {'Save a spot: '}
          <LinkTo className={called} link={phone} />
        </p>
      </Niche>
      <Niche id="custom" title="A set of your own" drawing={onBoard('six-cups', 'Min')}>
        <p>{`${capitalized(inWords(set.pieces))} pieces or more, from $${set.piecePrice} each. It takes ${inWords(set.weeks)} weeks, and you pay ${set.inAdvance} up front.`}</p>
      </Niche>
      <Niche id="reviews" title="Overheard at the register">
        <p>The customers are invented, like the shop.</p>
        <Reviews list={reviews} classes={tags} />
      </Niche>
      <Niche
        id="find"
        title={find}
        drawing={{
          ...onBoard('blue-door'),
          signs: address,
          'aria-label': `A cobalt blue front door with the number ${address.number}, two steps up from the street, a ${pieces.vase.name} beside it`,
        }}
      >
        <p>{`${address.town}.`}</p>
        <p>{`Metered street parking, free after ${spokenTime(`${facts.parking.freeAfter}`)}.`}</p>
        <p>{payment}</p>
        <p>
          <LinkTo className={called} link={{ ...phone, label: `Call ${phone.label}` }} />
        </p>
      </Niche>
      <Niche
        id="way"
        title="On foot from the station"
        drawing={{
          name: 'plate',
          className: 'plate mx-auto w-[min(100%,19em)]',
          signs: { ...address, from: capitalized(way.from), corner: capitalized(way.corner) },
          'aria-label': `A plate painted with a map: from the ${way.from} a road crosses the brook by the mill bridge to the ${way.corner}. ${address.street} turns off left there, and number ${address.number} is halfway up on its right.`,
        }}
      >
        <p>{`Over the mill bridge, left at the ${way.corner}, up ${address.street}: ${address.door} is on the right, two steps up. It takes ${inWords(way.minutes)} minutes.`}</p>
        <p>
          {'Can’t find the blue door? Call '}
          <LinkTo className={`-my-3 ${called}`} link={phone} />
          {` and ${keeper} will wave.`}
        </p>
      </Niche>
      <Niche id="gift" title="As a gift">
        <p>{`Gift wrap is free, a card is $${greetingCard.price}. Gift cards come in any amount and last ${inWords(giftCard.years)} years.`}</p>
      </Niche>
      <Niche id="care" title="In the kitchen">
        <p>Everything glazed is dishwasher and microwave safe. The lamp isn’t.</p>
      </Niche>
      <Niche id="post" title="Shipping">
        <p>{`$${postage.price} nationwide, free on orders of $${postage.freeFrom} and up. It takes ${inWords(postage.leastDays)} to ${inWords(postage.mostDays)} days. We ship within the U.S. only.`}</p>
      </Niche>
      <Niche id="returns" title="Returns">
        <p>{`Unused, within ${facts.returns.days}\u00a0days; you pay return shipping. If it arrives broken, we replace it: send a photo within ${broken.reportedWithin}.`}</p>
      </Niche>
    </>
  )
}

const reviews = texts.reviews.map(({ piece, ...each }) => ({ ...each, what: pieces[piece as PieceId].name }))
