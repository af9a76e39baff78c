import { describeError } from '~/platform/log'
import type { Delivered, Delivery } from './delivery'
import { UnreadableLead, type LeadsContext } from './journal'
import type { Lead } from './lead'

/** Sends what is due, one lead after the other, until all is sent or the signal comes. Never rejects. */
export type Redeliver = (signal: AbortSignal) => Promise<void>

const atOnce = 50
// However long the form service asks us to wait, one answer stops the background no longer than the longest pause.
const longestRestMs = 6 * 60 * 60 * 1000

/**
 * Builds the background delivery. Any number of processes may run it on one journal: each lead is claimed by its lease first,
 * and a lead whose sender died is due again when its lease ends.
 */
export function createRedeliver({
  journal,
  delivery,
  log,
  now,
}: LeadsContext & { delivery: Delivery }): Redeliver {
  const time = () => new Date(now()).toISOString()
  let restUntil = 0
  let isInTrouble = false
  const loggedUnreadable = new Set<string>()

  return async function redeliver(signal) {
    try {
      await delivery.settleLeftovers()
      if (isResting()) return
      for (const reference of await journal.due(['received', 'waiting'], time(), atOnce)) {
        if (signal.aborted || isResting()) return
        const lease = delivery.newLease()
        const lead = await journal.claimDue(reference, lease, time()).catch(passOverUnreadable)
        if (!lead) continue
        const delivered = await delivery.deliver(lead, lease, false)
        const { retryAfterMs } = delivered.exchange ?? {}
        if (retryAfterMs) restUntil = now() + Math.min(retryAfterMs, longestRestMs)
        report(lead, delivered)
      }
      isInTrouble = false
    } catch (error) {
      // Logged once for each time the journal fails, not once for each round.
      if (isInTrouble) return
      isInTrouble = true
      log('error', { event: 'journal', message: `Nothing can be redelivered: ${describeError(error)}` })
    }
  }

  /** A rest that ends later than the longest possible began while a clock ran ahead. */
  function isResting(): boolean {
    const rest = restUntil - now()
    return rest > 0 && rest <= longestRestMs
  }

  /** One row that cannot be read must not hold up all others. It is due again when the lease of this try ends. */
  function passOverUnreadable(error: unknown): undefined {
    if (!(error instanceof UnreadableLead)) throw error
    const { reference, message } = error
    if (!loggedUnreadable.has(reference)) log('error', { event: 'journal', reference, message })
    loggedUnreadable.add(reference)
  }

  function report(lead: Lead, { exchange, settlement }: Delivered): void {
    const { state, failure, failureMessage, nextAttemptAt } = settlement
    log(state === 'waiting' || state === 'parked' ? 'warn' : 'info', {
      event: 'delivery',
      requestId: lead.requestId,
      form: lead.form,
      outcome: state,
      reference: lead.reference,
      attempt: lead.attempts + settlement.calls,
      serviceStatus: exchange?.status,
      serviceMs: exchange?.ms,
      failure: failure ?? undefined,
      // Of what the form service said, nothing enters the log.
      message: (exchange ? exchange.fault : failureMessage) ?? undefined,
      nextAttemptAt: nextAttemptAt ?? undefined,
    })
  }
}
