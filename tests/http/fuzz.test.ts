import { expect, it } from 'vitest'
import { fuzz } from '../support/fuzz'

// A sample; tests/full has more.
it(
  '500 odd requests get no unexpected error, forge no log line and leak no memory',
  { timeout: 600_000 },
  async () => {
    await expect(fuzz({ count: 500, seed: 20_261_121 })).resolves.toBeUndefined()
  },
)
