import { expect, it } from 'vitest'
import { fuzz } from '../support/fuzz'

const count = Number(process.env.FUZZ_REQUESTS ?? 20_000)
const seed = Number(process.env.FUZZ_SEED ?? 28)

it(
  `FUZZ_REQUESTS=${count} FUZZ_SEED=${seed}: odd requests get no unexpected error, forge no log line and leak no memory`,
  { timeout: 60 * 60_000 },
  async () => {
    await expect(fuzz({ count, seed })).resolves.toBeUndefined()
  },
)
