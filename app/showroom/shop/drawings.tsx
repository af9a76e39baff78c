import { fill } from '~/ui/fill'
import { drawing } from '../kit/drawing'
import type { Drawn } from './words'
import apron from './drawings/apron.svg?raw'
import blueDoor from './drawings/blue-door.svg?raw'
import bow from './drawings/bow.svg?raw'
import glazes from './drawings/glazes.svg?raw'
import goods from './drawings/goods.svg?raw'
import lumps from './drawings/lumps.svg?raw'
import plate from './drawings/plate.svg?raw'
import second from './drawings/second.svg?raw'
import sixCups from './drawings/six-cups.svg?raw'
import thumbprint from './drawings/thumbprint.svg?raw'
import twoBowls from './drawings/two-bowls.svg?raw'
import wheel from './drawings/wheel.svg?raw'
import { facts } from './facts'
import { capitalized } from '../kit/formats'

const shapes = { className: 'glazes', width: 0, height: 0, focusable: false } as const
const onBoard = { className: 'pot', preserveAspectRatio: 'xMidYMax meet' }

/** The pieces, shapes and shades that other drawings use: rendered, not `display: none`, for the gradients to work. */
export const Glazes = drawing(glazes, shapes)
/** The same for a draft, which may sell anything. */
export const Goods = drawing(goods, shapes)
export const Thumbprint = drawing(thumbprint, { className: 'thumbprint' })
export const Bow = drawing(bow, { className: 'thumbprint' })
/** The two that are left, one behind the other. */
export const TwoBowls = drawing(twoBowls, onBoard)
/** A cup that leans, with a run of glaze. */
export const Second = drawing(second, { ...onBoard, preserveAspectRatio: 'xMaxYMax meet' })
/** Lena's hands on a bowl that is still turning. */
export const Wheel = drawing(wheel, onBoard)
/** Tomasz's apron on its peg, his hands around a parcel. */
export const Apron = drawing(apron, onBoard)
/** A lump of clay for each place in the class. */
export const Lumps = drawing(lumps, { ...onBoard, preserveAspectRatio: 'xMinYMax meet' })
/** Six of a set, each with a glaze of its own. */
export const SixCups = drawing(sixCups, { ...onBoard, preserveAspectRatio: 'xMinYMax meet' })
/** The way, painted on a plate. */
export const Plate = drawing(
  fill(plate, {
    from: capitalized(facts.way.from),
    corner: capitalized(facts.way.corner),
    number: facts.address.number,
    street: facts.address.street,
  }),
  { className: 'plate' },
)
export const BlueDoor = drawing(fill(blueDoor, { number: facts.address.number }), onBoard)

/** The windows through which each piece is seen whole. */
const frames: Readonly<Record<Drawn, string>> = {
  bowl: '-144 564 326 198',
  'soup-bowl': '-140 -34 300 146',
  'salad-bowl': '-206 -112 450 308',
  vase: '-150 118 300 676',
  'bud-vase': '-100 -330 200 340',
  jug: '-108 146 300 276',
  'water-jug': '-110 -26 290 338',
  lamp: '-125 515 250 290',
  pair: '-186 -262 400 272',
  stack: '-150 -486 310 496',
  tin: '-110 -190 260 200',
  bag: '-110 -258 270 268',
  parcel: '-130 -176 290 186',
  gap: '-190 -200 390 210',
}

/** One piece on its board. */
export function Pot({ drawn }: { drawn: Drawn }) {
  return (
    <svg {...onBoard} viewBox={frames[drawn]} aria-hidden="true">
      <use href={`#the-${drawn}`} />
    </svg>
  )
}
