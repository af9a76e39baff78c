import { fill } from '~/ui/fill'
import { drawing } from '../../kit/drawing'
import type { Drawn } from '../words'
import apron from './apron.svg?raw'
import blueDoor from './blue-door.svg?raw'
import bow from './bow.svg?raw'
import glazes from './glazes.svg?raw'
import goods from './goods.svg?raw'
import lumps from './lumps.svg?raw'
import plate from './plate.svg?raw'
import second from './second.svg?raw'
import sixCups from './six-cups.svg?raw'
import thumbprint from './thumbprint.svg?raw'
import wheel from './wheel.svg?raw'
import { facts } from '../facts'
import { capitalized } from '../../kit/formats'

const shapes = { className: 'absolute', width: 0, height: 0, focusable: false } as const
const onBoard = { className: 'pot', preserveAspectRatio: 'xMidYMax meet' }
const atLeft = { ...onBoard, preserveAspectRatio: 'xMinYMax meet' }

/** By the wares: shapes and shades that other drawings use (rendered, not `display: none`, for the gradients to work), and what is beside the title. */
export const drawn = {
  pots: { Shapes: drawing(glazes, shapes), Mark: drawing(thumbprint) },
  parcels: { Shapes: drawing(goods, shapes), Mark: drawing(bow) },
}

/** What stands in the niches, by their names. */
export const standing: Readonly<Record<string, ReturnType<typeof drawing>>> = {
  // A cup that leans, with a run of glaze.
  seconds: drawing(second, { ...onBoard, preserveAspectRatio: 'xMaxYMax meet' }),
  // Lena's hands on a bowl that is still turning.
  lena: drawing(wheel, onBoard),
  // Tomasz's apron on its peg, his hands around a parcel.
  tomasz: drawing(apron, onBoard),
  // A lump of clay for each place.
  class: drawing(lumps, atLeft),
  // Six of a set, each with a glaze of its own.
  custom: drawing(sixCups, atLeft),
  find: drawing(fill(blueDoor, { number: facts.address.number }), onBoard),
  // Painted on a plate.
  way: drawing(
    fill(plate, {
      from: capitalized(facts.way.from),
      corner: capitalized(facts.way.corner),
      number: facts.address.number,
      street: facts.address.street,
    }),
    { className: 'plate mx-auto w-[min(100%,19em)]' },
  ),
}

/** The windows through which each piece is seen whole. */
const frames: Readonly<Record<Drawn, string>> = {
  bowl: '-144 564 326 198',
  'two-bowls': '-144 544 398 220',
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
