import { addresses, quizResult } from '../support/addresses'

/** With FULL=1 the matrices are complete: every address at every width and in both themes, with script and without. */
export const isFull = process.env.FULL === '1'

export const widths = [360, 1280] as const
export type Width = (typeof widths)[number]

/** One address for each template. The widths take turns, and the longest pages meet both. */
const chosen: [address: string, width: Width][] = [
  ['/', 360],
  ['/', 1280],
  ['/quiz', 360],
  [quizResult, 1280],
  ['/launch', 360],
  ['/consultation', 1280],
  ['/get-started?package=basic', 360],
  ['/blog/1', 1280],
  ['/about', 360],
  ['/launch/growth', 360],
  ['/questions', 1280],
  ['/when-the-assistant-is-wrong', 360],
]

/** Each address with a width to look at it. */
export const views = isFull
  ? addresses.flatMap((address) => widths.map((width) => ({ address, width })))
  : chosen.map(([address, width]) => ({ address, width }))
