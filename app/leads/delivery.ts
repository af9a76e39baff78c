import { randomUUID } from 'node:crypto'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import { createCircuitBreaker } from './circuit-breaker'
import { failed } from './form-service-response'
import type { Exchange, FormService } from './form-service'
import type { LeadsContext } from './journal'
import { leaseMarginMs, type Lead, type Lease, type Settlement } from './lead'
import { nextState } from './next-state'

export type Delivered = { exchange: Exchange | null; settlement: Settlement }

export type Delivery = ReturnType<typeof createDelivery>

export interface DeliveryOptions extends LeadsContext {
  /** Null when no form id is configured. */
  formService: FormService | null
  timeoutMs: number
  onDelivered?: ((delivered: Delivered, isAwaited: boolean) => void) | undefined
}

export function createDelivery(options: DeliveryOptions) {
  const { journal, formService, log, now, random, timeoutMs } = options
  const breaker = createCircuitBreaker(options.monotonic)
  /** References that this process claims or sends, which it does not send twice even when their leases seem to be over. */
  const underWay = new Set<string>()
  const failedSettlements = new Map<string, () => Promise<boolean>>()
  const newLease = (): Lease => ({ holder: randomUUID(), ms: timeoutMs + leaseMarginMs })

  return {
    newLease,

    /** Whether the result of a lead could not be written down yet. */
    isUnsettled: (reference: string) => failedSettlements.has(reference),

    /** Leases a lead to deliver it; null when the lead is leased, under way in this process, or unsettled. */
    async claim(reference: string, take: (own: Lease) => Promise<Lead | undefined>) {
      if (underWay.has(reference) || failedSettlements.has(reference)) return null
      underWay.add(reference)
      const lease = newLease()
      let lead: Lead | undefined
      try {
        lead = await take(lease)
        return lead ? { lead, lease } : null
      } finally {
        if (!lead) underWay.delete(reference)
      }
    },

    /** Sends and settles a lead whose lease the caller holds. Never throws. */
    async deliver(lead: Lead, lease: Lease, isAwaited: boolean): Promise<Delivered> {
      underWay.add(lead.reference)
      return sendAndSettle(lead, lease, isAwaited).finally(() => underWay.delete(lead.reference))
    },

    async retryFailedSettlements() {
      // In parallel, so that an unresponsive database costs one timeout.
      await Promise.all([...failedSettlements].map(([reference, settle]) => attempt(reference, settle)))
    },
  }

  async function sendAndSettle(lead: Lead, lease: Lease, isAwaited: boolean): Promise<Delivered> {
    const { reference, form, requestId } = lead
    const complain = (message: string) => log('error', { event: 'journal', requestId, reference, message })
    const exchange = formService && (await send(formService, lead, isAwaited))
    const settlement = nextState(lead, exchange, { isAwaited, now: now(), random: random() })
    const { state } = settlement
    const problem = await attempt(reference, () => journal.settle(reference, lease.holder, settlement))
    if (problem !== null) complain(`${state} could not be written down: ${problem}`)
    // `Retry-After` concerns the form of this lead, and no other.
    if (exchange?.retryAfterMs && state === 'waiting') {
      const until = isoTime(now() + exchange.retryAfterMs)
      log('warn', { event: 'rest', requestId, reference, form, serviceStatus: exchange.status, until })
      await journal
        .rest({ form, until })
        .catch((error) => complain(`The rest of the form could not be written down: ${describeError(error)}`))
    }
    options.onDelivered?.({ exchange, settlement }, isAwaited)
    return { exchange, settlement }
  }

  async function send(service: FormService, lead: Lead, isAwaited: boolean): Promise<Exchange> {
    if (isAwaited && !breaker.allows()) {
      const fault = `Not sent: ${breaker.timeouts()} calls in a row got no answer`
      const outcome = failed('timeout', fault)
      return { outcome, fault, isSent: false, status: null, ms: 0, retryAfterMs: null }
    }
    const exchange = await service.send(lead)
    const { outcome } = exchange
    breaker.note(outcome.kind === 'failed' && outcome.failure === 'timeout' ? 'timeout' : 'response')
    return exchange
  }

  /** Returns why a result could not be written down; null when it was. */
  async function attempt(reference: string, settle: () => Promise<boolean>): Promise<string | null> {
    try {
      const isSettled = await settle()
      failedSettlements.delete(reference)
      const isErased = !isSettled && !(await journal.get(reference).catch(() => true))
      if (isErased) log('info', { event: 'journal', reference, message: 'Erased while it was being sent' })
      return isSettled || isErased ? null : 'the lease was lost'
    } catch (error) {
      // Retry later: an unsettled lead would be sent twice.
      failedSettlements.set(reference, settle)
      return describeError(error)
    }
  }
}
