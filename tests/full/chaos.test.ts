import { describe, expect, it } from 'vitest'
import { chaosScenes, runChaos } from '../support/chaos'

const submissions = Number(process.env.CHAOS_SUBMISSIONS ?? 100)
const seed = Number(process.env.CHAOS_SEED ?? 28)

describe.concurrent(
  `CHAOS_SUBMISSIONS=${submissions} CHAOS_SEED=${seed}: while servers are killed, and form service and mail server fail`,
  () => {
    it.for(chaosScenes)(
      'no lead is lost, none that is delivered is sent again, and each is mailed: $name',
      { timeout: 60 * 60_000 },
      async ({ name, processes, createUrl }, context) => {
        const report = await runChaos({ databaseUrl: await createUrl(context), processes, submissions, seed })
        console.log(name, report)
        expect(report.broken).toEqual([])
      },
    )
  },
)
