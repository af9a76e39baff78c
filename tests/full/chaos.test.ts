import { describe, expect, it } from 'vitest'
import { runChaos } from '../support/chaos'
import { chaosScenes, nothingBroken } from '../support/chaos-scenes'

const submissions = Number(process.env.CHAOS_SUBMISSIONS ?? 500)
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000)

// Takes some fifteen minutes, most of them waiting for the background's own schedule.
describe.concurrent(
  `${submissions} submissions of seed ${seed}, while servers are killed and the form service fails`,
  () => {
    it.for(chaosScenes)(
      'no lead is lost and no delivered lead is sent again: $name',
      { timeout: 60 * 60_000 },
      async ({ name, processes, createUrl }, context) => {
        const databaseUrl = await createUrl(context)
        const report = await runChaos({
          databaseUrl,
          processes,
          submissions,
          hasImpatientOperator: false,
          seed,
        })
        console.log(name, report)
        expect(report.broken).toEqual(nothingBroken)
        expect(report.kills).toBeGreaterThan(0)
      },
    )
  },
)
