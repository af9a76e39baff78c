import { vi } from 'vitest'
import { createAlerts } from '~/alerts/create-alerts'
import { failed, type FormServiceOutcome } from '~/leads/form-service-response'
import { createCheckJournal } from '~/leads/journal-check'
import type { LeadState } from '~/leads/lead'
import type { Failure } from '~/log/names'
import type { Log } from '~/platform/log'
import { iso, noon, second } from '../../support/clock'
import { environmentOf } from '../../support/environment-of'
import { openJournal, recordAs, temporaryUrl } from '../../support/temporary-journal'

export const goesOn = new AbortController().signal

interface Start {
  environment: Record<string, string>
  databaseUrl?: string
  clock?: { now: number }
  hasOwnerMail?: boolean
  timeoutMs?: number
  freeBytes?: () => Promise<number | null>
}

/** The alerts of one server process on a real journal; its clock moves by 15 s a round. */
export async function startAlerts({ databaseUrl = temporaryUrl(), clock = { now: noon }, ...given }: Start) {
  const journal = await openJournal(databaseUrl, given.hasOwnerMail)
  const log = vi.fn<Log>()
  const now = () => clock.now
  const context = { journal, log, now, monotonic: now, random: () => 1, fetch }
  const alerts = createAlerts({
    ...context,
    environment: environmentOf({ SITE_URL: 'https://dayfive.example', ...given.environment }),
    checkJournal: createCheckJournal(context),
    freeBytes: given.freeBytes ?? (async () => null),
    timeoutMs: given.timeoutMs,
  })!
  let leads = 0
  return {
    databaseUrl,
    journal,
    clock,
    alerts,
    log,
    lines: (event: string) => log.mock.calls.map(([, line]) => line).filter((line) => line.event === event),
    async rounds(count: number) {
      for (let round = 0; round < count; round += 1) {
        await alerts.notify(goesOn)
        clock.now += 15 * second
      }
    },
    /** Records a lead, now unless said otherwise, and settles it. */
    async record(state: LeadState, own: Parameters<typeof recordAs>[2] = {}) {
      leads += 1
      const reference = `AAAA-22${leads + 21}`
      const time = iso(clock.now)
      const settled = { settledAt: time, nextAttemptAt: state === 'waiting' ? time : null }
      await recordAs(state, journal, { reference, receivedAt: time, ...own }, settled)
      return reference
    },
    /** A call of the form service ends; null is one that succeeded. */
    call(failure: Failure | null, text = 'It broke', isSent = true) {
      const answer: FormServiceOutcome = failure ? failed(failure, text) : { kind: 'delivered' }
      alerts.onDelivered({
        exchange: { outcome: answer, status: 200, ms: 5, retryAfterMs: null, fault: null, isSent },
      })
    },
  }
}
