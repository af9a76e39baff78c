import { expect, it, onTestFailed } from 'vitest'
import { fuzz } from '../support/fuzz'

// Every byte in every position, other requests each time, and a limit to what a visitor waits.
const count = Number(process.env.FUZZ_REQUESTS ?? 100_000)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

it(
  `${count} odd requests of seed ${seed} get no unexpected error, forge no log line, leak no memory and keep no visitor waiting`,
  { timeout: 60 * 60_000 },
  async () => {
    onTestFailed(() => console.log(`To repeat: FUZZ_SEED=${seed} FUZZ_REQUESTS=${count}`))
    expect(await fuzz({ count, seed })).toBeLessThan(250)
  },
)
