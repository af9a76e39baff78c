import { describeError, type Log } from '~/platform/log'
import type { Delivered, Delivery } from './delivery'
import { UnreadableLead, type Journal } from './journal'
import type { Lead, LeadState } from './lead'
import type { LeadEvent } from './log-events'

export interface RedeliveryOptions {
  journal: Journal
  delivery: Delivery
  /** Whether there is a form service to send to; without one only what a dead server left is settled. */
  hasFormService: boolean
  log: Log<LeadEvent>
  now: () => number
}

/** Sends what is due, one lead after the other, until all is sent or the signal comes. Never rejects. */
export type Redeliver = (signal: AbortSignal) => Promise<void>

const atOnce = 50
// However long the form service asks to be left alone, one word of it stops the background no longer than the longest pause.
const longestRestMs = 6 * 60 * 60 * 1000

/**
 * Builds the background delivery. Any number of processes may run it on one journal: each lead is claimed by its lease first,
 * and a lead whose sender died is due again when its lease ends.
 */
export function createRedeliver({
  journal,
  delivery,
  hasFormService,
  log,
  now,
}: RedeliveryOptions): Redeliver {
  const time = () => new Date(now()).toISOString()
  const states: LeadState[] = hasFormService ? ['received', 'waiting'] : ['received']
  let restUntil = 0
  let isInTrouble = false
  // Told once each.
  const unreadable = new Set<string>()

  return async function redeliver(signal) {
    try {
      await delivery.settleLeftovers()
      if (isResting()) return
      for (const reference of await journal.due(states, time(), atOnce)) {
        if (signal.aborted || isResting()) return
        const lease = delivery.newLease()
        const lead = await journal.claimDue(reference, lease, time()).catch(passOverUnreadable)
        if (lead) await send(lead, lease)
      }
      isInTrouble = false
    } catch (error) {
      // Once for each time the journal fails, not once for each round.
      if (isInTrouble) return
      isInTrouble = true
      log('error', { event: 'journal', message: `Nothing can be redelivered: ${describeError(error)}` })
    }
  }

  /** A rest that ends later than any that is granted began while a clock ran ahead. */
  function isResting(): boolean {
    const rest = restUntil - now()
    return rest > 0 && rest <= longestRestMs
  }

  /** One row that cannot be read must not hold up all others. It is due again when the lease of this try ends. */
  function passOverUnreadable(error: unknown): undefined {
    if (!(error instanceof UnreadableLead)) throw error
    const { reference, message } = error
    if (!unreadable.has(reference)) log('error', { event: 'journal', reference, message })
    unreadable.add(reference)
  }

  async function send(lead: Lead, lease: ReturnType<Delivery['newLease']>): Promise<void> {
    const delivered = await delivery.deliver(lead, lease, false)
    const { exchange } = delivered
    if (exchange?.retryAfterMs) restUntil = now() + Math.min(exchange.retryAfterMs, longestRestMs)
    report(lead, delivered)
  }

  function report(lead: Lead, { exchange, settlement }: Delivered): void {
    const { state, failure, nextAttemptAt } = settlement
    const hasFailed = state === 'waiting' || state === 'parked'
    log(hasFailed ? 'warn' : 'info', {
      event: 'delivery',
      requestId: lead.requestId,
      form: lead.form,
      outcome: state,
      reference: lead.reference,
      attempt: lead.attempts + settlement.calls,
      serviceStatus: exchange?.status,
      serviceMs: exchange?.ms,
      failure: failure ?? undefined,
      message: exchange?.fault ?? undefined,
      nextAttemptAt: nextAttemptAt ?? undefined,
    })
  }
}
