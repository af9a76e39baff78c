import { addresses, demoAddresses, postPath, quizResult } from '../support/addresses'

/**
 * Whether `npm run test:full` runs: then the matrices have every address at both widths and in both themes, with script and without,
 * and the tests in `full/` run too (playwright.config.ts).
 */
export const isFull = process.env.FULL === '1'

export const widths = [360, 1280]

const sample: [address: string, widths: number[]][] = [
  ['/', widths],
  [quizResult, [360]],
  ['/get-started?package=basic', [1280]],
  [postPath, [1280]],
  ['/showroom/shop', [1280]],
]

/** Addresses with the widths to look at them. */
export const views = isFull
  ? [...addresses, ...demoAddresses].map((address) => [address, widths] as const)
  : sample
