import { fill } from '~/ui/fill'
import { drawing } from '../../kit/drawing'
import { capitalized } from '../../kit/formats'
import { facts } from '../facts'
import type { Drawn } from '../words'

const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' })
const onBoard = { className: 'pot', preserveAspectRatio: 'xMidYMax meet' }
const atLeft = { ...onBoard, preserveAspectRatio: 'xMinYMax meet' }
const shapes = { className: 'absolute', width: 0, height: 0, focusable: false } as const
const { address, way } = facts
const onPlate = { ...address, from: capitalized(way.from), corner: capitalized(way.corner) }

const file = (name: string) => files[`./${name}.svg`]!

/** What other drawings use (rendered, not `display: none`, for the gradients to work), and what is beside the title. */
export const drawn = {
  pots: { Shapes: drawing(file('glazes'), shapes), BesideTitle: drawing(file('thumbprint')) },
  parcels: { Shapes: drawing(file('goods'), shapes), BesideTitle: drawing(file('bow')) },
}

/** What stands in the niches, by their names. */
export const standing: Readonly<Record<string, ReturnType<typeof drawing>>> = {
  seconds: drawing(file('second'), { ...onBoard, preserveAspectRatio: 'xMaxYMax meet' }),
  lena: drawing(file('wheel'), onBoard),
  tomasz: drawing(file('apron'), onBoard),
  class: drawing(file('lumps'), atLeft),
  custom: drawing(file('six-cups'), atLeft),
  find: drawing(fill(file('blue-door'), address), onBoard),
  way: drawing(fill(file('plate'), onPlate), { className: 'plate mx-auto w-[min(100%,19em)]' }),
}

/** One piece on its board. */
export function Pot({ drawn: name }: { drawn: Drawn }) {
  return (
    <svg className="pot" aria-hidden="true">
      <use href={`#the-${name}`} />
    </svg>
  )
}
