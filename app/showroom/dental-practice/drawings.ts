import { drawing } from '../kit/drawing'
import { facts } from './facts'
import amin from './drawings/doctor-amin.svg?raw'
import whitlow from './drawings/doctor-whitlow.svg?raw'
import forms from './drawings/forms.svg?raw'
import hygienist from './drawings/hygienist.svg?raw'
import look from './drawings/look.svg?raw'
import mark from './drawings/mark.svg?raw'
import nightWindow from './drawings/night-window.svg?raw'
import numb from './drawings/numb.svg?raw'
import signal from './drawings/signal.svg?raw'
import streetMap from './drawings/street-map.svg?raw'
import talk from './drawings/talk.svg?raw'
import tooth from './drawings/tooth.svg?raw'
import treatmentRoom from './drawings/treatment-room.svg?raw'
import waitingRoom from './drawings/waiting-room.svg?raw'
import wideRoom from './drawings/wide-room.svg?raw'

export const Mark = drawing(mark, { className: 'mark' })
/** Whole on the left, cut open on the right, with a thread of floss that leads down the page. */
export const Tooth = drawing(tooth, { className: 'tooth' })
/** The practice, closed, with the assistant awake: where the first answer will stand. */
export const NightWindow = drawing(nightWindow, { className: 'night-window' })

const stepDrawing = { className: 'step-drawing' }
export const stepDrawings = {
  forms: drawing(forms, stepDrawing),
  talk: drawing(talk, stepDrawing),
  look: drawing(look, stepDrawing),
  signal: drawing(signal, stepDrawing),
  numb: drawing(numb, stepDrawing),
}

const portrait = { className: 'portrait' }
export const portraits = {
  amin: drawing(amin, portrait),
  whitlow: drawing(whitlow, portrait),
  hygienist: drawing(hygienist, portrait),
}
/** The practice, cut open as the tooth is. */
export const roomDrawings = {
  waiting: drawing(waitingRoom),
  treatment: drawing(treatmentRoom),
  wide: drawing(wideRoom),
}
/** Orchard Row with the practice on one side and the library on the other. */
export const StreetMap = drawing(streetMap.replace('{street}', facts.street), { className: 'street-map' })
