import { drawing } from '../../kit/drawing'
import type { Signs } from '../words'
import agents from './agents.svg?raw'
import door from './door.svg?raw'
import firstFloor from './first-floor.svg?raw'
import groundFloor from './ground-floor.svg?raw'
import phone from './phone.svg?raw'
import lane from './quarry-lane.svg?raw'
import street from './street.svg?raw'
import way from './way.svg?raw'

const files = { agents, door, firstFloor, groundFloor, phone, lane, street, way }

/** A drawing with signs in the places that it has for them, such as `{name}`, of which others stay empty. */
export function drawn(file: keyof typeof files, signs: Signs = {}) {
  return drawing(files[file].replace(/\{(\w+)\}/g, (_, place: string) => signs[place] ?? ''))
}
