import { describeError, type Log } from '~/platform/log'
import type { Answer, Failure } from './form-answer'
import type { Exchange, FormService } from './form-service'
import type { Journal, Lease, Settlement } from './journal'
import type { Lead } from './lead'
import type { LeadEvent } from './log-events'
import { nextTry } from './retry-schedule'

/** One try to deliver a lead: the call of the form service, where there is one, and what was written down. */
export interface Delivered {
  exchange: Exchange | null
  settlement: Settlement
}

/** The last step of a lead, the same for a visitor who waits for it and for the background. */
export interface Delivery {
  /** A right to send one lead that outlasts the delivery. */
  newLease(): Lease
  /**
   * Sends a lead that the caller holds the lease of, and settles it. Never throws for a fault of the form service or the
   * journal.
   *
   * @param isAwaited whether a visitor waits who can mend what the form service refuses
   */
  deliver(lead: Lead, lease: Lease, isAwaited: boolean): Promise<Delivered>
  /** Writes down what the journal would not take when it happened. */
  settleLeftovers(): Promise<void>
}

export interface DeliveryOptions {
  journal: Journal
  /** Absent when no form id is configured: leads are kept in the journal alone. */
  formService: FormService | null
  /** The deadline of one delivery, in milliseconds; a lease outlasts it. */
  timeoutMs: number
  log: Log<LeadEvent>
  now: () => number
  /** From 0 to 1, for the jitter of the next try. */
  random: () => number
  /** Makes an unguessable id. */
  createId: () => string
}

// How much longer than the delivery's deadline a lease lasts: for the journal's own writes, and for clocks that differ.
const leaseMarginMs = 5000

interface Leftover {
  lead: Lead
  lease: Lease
  settlement: Settlement
}

/** Builds the delivery of leads. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { journal, formService, log, now, random } = options
  const time = (ms: number) => new Date(ms).toISOString()
  let leftovers: Leftover[] = []

  return {
    newLease: () => ({
      holder: options.createId(),
      until: time(now() + options.timeoutMs + leaseMarginMs),
    }),

    async deliver(lead, lease, isAwaited) {
      const exchange = formService && (await formService.send(lead))
      const settlement: Settlement = exchange
        ? { ...settled(), calls: 1, ...reading(exchange, lead, isAwaited) }
        : { ...settled(), state: 'kept', calls: 0 }
      const refusal = await settle({ lead, lease, settlement })
      if (refusal !== null) report(lead, settlement, refusal)
      return { exchange, settlement }
    },

    async settleLeftovers() {
      const again = leftovers
      leftovers = []
      // Reported when it happened; a journal that is still out of order is no news.
      for (const leftover of again) await settle(leftover)
    },
  }

  function settled() {
    const nothing = { failure: null, failureMessage: null, errors: null, nextAttemptAt: null }
    return { settledAt: time(now()), ...nothing }
  }

  function reading({ answer, retryAfterMs }: Exchange, lead: Lead, isAwaited: boolean) {
    switch (answer.kind) {
      case 'delivered':
        return { state: 'delivered' as const }
      case 'refused':
        return isAwaited
          ? { state: 'refused' as const, errors: answer.errors, failureMessage: answer.message || null }
          : {
              state: 'parked' as const,
              failure: 'form_error' as const,
              failureMessage: refusalInWords(answer),
              errors: answer.errors,
            }
      case 'failed': {
        const queuedAt = Date.parse(lead.queuedAt)
        const next = passing.includes(answer.failure)
          ? nextTry({ queuedAt, now: now(), retryAfterMs, random: random() })
          : null
        return {
          state: next === null ? ('parked' as const) : ('waiting' as const),
          failure: answer.failure,
          failureMessage: answer.message,
          nextAttemptAt: next === null ? null : time(next),
        }
      }
    }
  }

  /** Tells why it could not be written down, or null when it was. */
  async function settle(leftover: Leftover): Promise<string | null> {
    const { lead, lease, settlement } = leftover
    try {
      const isSettled = await journal.settle(lead.reference, lease.holder, settlement)
      return isSettled ? null : 'the lease was lost'
    } catch (error) {
      // Kept until the journal takes it, since a delivered lead that still looks unsent would be sent again.
      leftovers.push(leftover)
      return describeError(error)
    }
  }

  function report({ requestId, reference }: Lead, { state }: Settlement, reason: string): void {
    const message = `${state} could not be written down: ${reason}`
    log('error', { event: 'journal', requestId, reference, message })
  }
}

// These pass by themselves; everything else needs an operator (contract, "Journal states").
const passing: readonly Failure[] = ['unreachable', 'timeout', 'rate_limited', 'server_error']

function refusalInWords({ errors }: Extract<Answer, { kind: 'refused' }>): string {
  return Object.entries(errors)
    .map(([field, complaints]) => `${field} ${complaints.map(({ message }) => message).join(', ')}`)
    .join('; ')
}
