import { isoTime } from '~/platform/iso-time'
import { createRound } from '~/platform/repeat'
import type { Delivery } from './delivery'
import type { Exchange } from './form-service'
import type { LeadsContext } from './journal'
import { createSkipUnreadable } from './lead'

const batchSize = 50

/** In our own words, since those of the form service may repeat the visitor's. */
function whyNot({ outcome, status, fault }: Exchange, reference: string): string | null {
  if (fault !== null || outcome.kind === 'delivered') return fault
  const named = [...Object.keys('errors' in outcome ? outcome.errors : {}), ...outcome.codes].join(', ')
  return `The form service answered ${status}${named && ` (${named})`}: "leads show ${reference}" says more`
}

/** Sends due leads one by one. Each is leased first, so that several servers may do this. */
export function createRedeliver({ journal, delivery, log, now }: LeadsContext & { delivery: Delivery }) {
  const skipUnreadable = createSkipUnreadable(log)

  return createRound(log, 'journal', 'Nothing can be redelivered', async (signal) => {
    await delivery.retryFailedSettlements()
    for (const reference of await journal.due(['received', 'waiting'], isoTime(now()), batchSize)) {
      if (signal.aborted) return
      const claimed = await delivery.claim(reference, (own) =>
        journal.claimDue(reference, own, isoTime(now())).catch(skipUnreadable),
      )
      if (!claimed) continue
      const { lead, lease } = claimed
      const { exchange, settlement } = await delivery.deliver(lead, lease, false)
      // Without form ids nothing was attempted, and `mail` lines tell of the email.
      if (!exchange && (lead.mailAt ?? lead.mailedAt)) continue
      const { state, failure, failureMessage, nextAttemptAt } = settlement
      log(state === 'waiting' || state === 'parked' ? 'warn' : 'info', {
        event: 'delivery',
        requestId: lead.requestId,
        form: lead.form,
        outcome: state,
        reference,
        attempt: lead.attempts + settlement.calls,
        serviceStatus: exchange?.status,
        serviceMs: exchange?.ms,
        failure: failure ?? undefined,
        message: (exchange ? whyNot(exchange, reference) : failureMessage) ?? undefined,
        nextAttemptAt: nextAttemptAt ?? undefined,
      })
      // The next round leaves out the leads of a form that rests.
      if (exchange?.retryAfterMs && state === 'waiting') break
    }
  })
}
