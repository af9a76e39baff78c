import { describe, expect, it } from 'vitest'
import { runChaos } from '../support/chaos'
import { chaosScenes, nothingBroken } from '../support/chaos-scenes'

// The short form; tests/full has the long one, and two servers on one SQLite file.
const shortScenes = chaosScenes.filter(({ name }) => name !== 'two servers on one SQLite file')

describe.concurrent('while servers are killed and the form service fails', () => {
  it.for(shortScenes)(
    'no lead is lost and no delivered lead is sent again: $name',
    { timeout: 600_000 },
    async ({ processes, createUrl }, context) => {
      const databaseUrl = await createUrl(context)
      const report = await runChaos({
        databaseUrl,
        processes,
        submissions: 20,
        hasImpatientOperator: true,
        seed: Date.now(),
      })
      expect(report.broken).toEqual(nothingBroken)
      expect(report.kills).toBeGreaterThan(0)
    },
  )
})
