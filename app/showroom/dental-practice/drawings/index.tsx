import type { SVGProps } from 'react'
import { drawing } from '../../kit/drawing'
import { facts } from '../facts'

const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' })
/** By the names of their files. */
export const drawings = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [
    path.slice(2, -4),
    drawing(file.replace('{street}', facts.street)),
  ]),
)

export function Drawing({ name, ...attributes }: { name: string } & Omit<SVGProps<SVGSVGElement>, 'name'>) {
  const Named = drawings[name]!
  return <Named {...attributes} />
}
