import { describeError } from '~/platform/log'
import type { Answer, Failure } from './form-answer'
import type { Exchange, FormService } from './form-service'
import type { LeadsContext, Lease, Settlement } from './journal'
import type { Lead } from './lead'
import { nextTry } from './retry-schedule'

/** One try to deliver a lead: the call of the form service, where there is one, and what was recorded. */
export interface Delivered {
  exchange: Exchange | null
  settlement: Settlement
}

/** The last step of a lead, the same for a waiting visitor and for the background. */
export interface Delivery {
  /** A right to send one lead that outlasts the delivery. */
  newLease(): Lease
  /**
   * Sends a lead that the caller holds the lease of, and settles it. Never throws.
   *
   * @param isAwaited whether a visitor waits who can correct what the form service refuses
   */
  deliver(lead: Lead, lease: Lease, isAwaited: boolean): Promise<Delivered>
  /** Retries settlements that the journal failed to take. */
  settleLeftovers(): Promise<void>
}

export interface DeliveryOptions extends LeadsContext {
  /** Null when no form id is configured: leads are kept in the journal alone. */
  formService: FormService | null
  /** The deadline of one call, in milliseconds; a lease outlasts it. */
  timeoutMs: number
  /** From 0 to 1, for the jitter of the next try. */
  random: () => number
  /** Makes an unguessable id. */
  createId: () => string
  onDelivered?: ((delivered: Delivered, isAwaited: boolean) => void) | undefined
}

// How much longer than the call's deadline a lease lasts: for the journal's own writes, and for clocks that differ.
const leaseMarginMs = 5000
// These pass by themselves; everything else needs an operator (contract, "Journal states").
const passing: readonly Failure[] = ['unreachable', 'timeout', 'rate_limited', 'server_error']

/** Builds the delivery of leads. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { journal, formService, log, now, random } = options
  const time = (ms: number) => new Date(ms).toISOString()
  let leftovers: (() => Promise<boolean>)[] = []

  return {
    newLease: () => ({
      holder: options.createId(),
      until: time(now() + options.timeoutMs + leaseMarginMs),
    }),

    async deliver(lead, lease, isAwaited) {
      const exchange = formService && (await formService.send(lead))
      const settlement: Settlement = {
        settledAt: time(now()),
        calls: exchange ? 1 : 0,
        failure: null,
        failureMessage: null,
        errors: null,
        nextAttemptAt: null,
        ...(exchange ? reading(exchange, lead, isAwaited) : withoutService(lead, isAwaited)),
      }
      const { requestId, reference } = lead
      const problem = await attempt(() => journal.settle(reference, lease.holder, settlement))
      if (problem !== null) {
        const message = `${settlement.state} could not be written down: ${problem}`
        log('error', { event: 'journal', requestId, reference, message })
      }
      options.onDelivered?.({ exchange, settlement }, isAwaited)
      return { exchange, settlement }
    },

    async settleLeftovers() {
      const again = leftovers
      leftovers = []
      // In parallel, so that a database that doesn't answer costs one time-out. Each was logged when it failed first.
      await Promise.all(again.map(attempt))
    },
  }

  function reading({ answer, retryAfterMs }: Exchange, lead: Lead, isAwaited: boolean) {
    switch (answer.kind) {
      case 'delivered':
        return { state: 'delivered' as const }
      case 'refused': {
        const { errors, message } = answer
        if (isAwaited) return { state: 'refused' as const, errors, failureMessage: message || null }
        const failure = 'form_error' as const
        return { state: 'parked' as const, failure, failureMessage: inWords(answer), errors }
      }
      case 'failed': {
        const { failure, message: failureMessage } = answer
        const next = passing.includes(failure) ? postponed(lead, retryAfterMs) : { state: 'parked' as const }
        return { ...next, failure, failureMessage }
      }
    }
  }

  /** A lead that already waits goes on waiting for the form ids, and then for an operator. */
  function withoutService(lead: Lead, isAwaited: boolean) {
    if (isAwaited || lead.state !== 'waiting') return { state: 'kept' as const }
    return { ...postponed(lead, null), failureMessage: 'No form service is configured' }
  }

  function postponed(lead: Lead, retryAfterMs: number | null) {
    const next = nextTry({ queuedAt: Date.parse(lead.queuedAt), now: now(), retryAfterMs, random: random() })
    return next === null
      ? { state: 'parked' as const }
      : { state: 'waiting' as const, nextAttemptAt: time(next) }
  }

  /** Returns why the lead could not be settled, or null when it was. */
  async function attempt(settle: () => Promise<boolean>): Promise<string | null> {
    try {
      return (await settle()) ? null : 'the lease was lost'
    } catch (error) {
      // Retried until the journal takes it, since a delivered lead that still looks unsent would be sent again.
      leftovers.push(settle)
      return describeError(error)
    }
  }
}

function inWords({ errors }: Extract<Answer, { kind: 'refused' }>): string {
  return Object.entries(errors)
    .map(([field, complaints]) => `${field} ${complaints.map(({ message }) => message).join(', ')}`)
    .join('; ')
}
