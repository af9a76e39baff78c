import { expect, it } from 'vitest'
import { fuzz } from '../support/fuzz'

// As many as hold every byte in every core position; tests/full has the rest.
it(
  '4000 odd requests get no unexpected error, forge no log line and leak no memory',
  { timeout: 600_000 },
  async () => {
    expect(await fuzz({ count: 4000, seed: 20_261_121 })).toBeLessThan(Infinity)
  },
)
