import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FieldErrors, Form } from '~/forms/form'
import type { Submission } from '~/forms/read-submission'
import { Fault } from '~/platform/fault'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import type { Delivery } from './delivery'
import { fingerprint } from './fingerprint'
import { failed, type FailedDelivery } from './form-service-response'
import type { Exchange } from './form-service'
import type { LeadsContext } from './journal'
import type { Lead, Lease } from './lead'
import { isFromPerson, quarantineMs } from './quarantine'
import { createReference } from './reference'

export type NewSubmission = { form: Form; submission: Submission; page: string; requestId: string }

/** `waitedMs` if another request or server had the lead. */
export type Outcome = { exchange: Exchange | null; waitedMs?: number } & (
  | { kind: 'delivered' | 'kept' | 'duplicate'; reference: string }
  | { kind: 'refused'; reference: string; errors: FieldErrors }
  /** Without a next attempt it is parked, and when the journal failed, nothing is known of that. */
  | { kind: 'held'; reference: string; failure: FailedDelivery | null; nextAttemptAt?: string | null }
  | { kind: 'quarantined'; reference: string; releaseToken: string }
  | { kind: 'unrecorded'; error: unknown }
)

export type AcceptSubmission = ReturnType<typeof createAcceptSubmission>

const pollMs = 200

/** Records a submission as a lead, delivers the lead and settles it. Never throws: every fault is an outcome. */
export function createAcceptSubmission(
  options: LeadsContext & { delivery: Delivery; hasOwnerMail: boolean },
) {
  const { journal, delivery, log, now, monotonic } = options

  return async function accept(submitted: NewSubmission): Promise<Outcome> {
    const lease = delivery.newLease()
    const recorded = await record(submitted, lease).catch((error: unknown) => ({ error }))
    if ('error' in recorded) return { kind: 'unrecorded', error: recorded.error, exchange: null }
    const { lead, isNew, isPerson } = recorded
    const { reference, requestId, releaseToken } = lead
    try {
      if (lead.state === 'quarantined' && !isPerson)
        return { kind: 'quarantined', reference, releaseToken: releaseToken ?? '', exchange: null }
      return isNew ? await send(lead, lease) : await repeat(reference)
    } catch (error) {
      // The lead is recorded, so the visitor gets its reference.
      log('error', { event: 'journal', requestId, reference, message: describeError(error) })
      return { kind: 'held', reference, failure: null, exchange: null }
    }
  }

  async function record({ form, submission, page, requestId }: NewSubmission, lease: Lease) {
    const { trapped: _trapped, releaseToken: _token, ...entered } = submission
    const receivedAt = now()
    const isPerson = await isFromPerson(submission, journal, receivedAt)
    const recorded = await journal.record(
      {
        ...entered,
        reference: createReference(),
        state: isPerson ? 'received' : 'quarantined',
        fingerprint: fingerprint(form.id, submission.values, receivedAt),
        page,
        requestId,
        receivedAt: isoTime(receivedAt),
        mailAt: options.hasOwnerMail ? isoTime(receivedAt + (isPerson ? 0 : quarantineMs)) : null,
        releaseToken: isPerson ? null : randomUUID(),
      },
      lease,
    )
    return { ...recorded, isPerson }
  }

  /** Waits while another request delivers the same lead, then delivers it unless that succeeded. */
  async function repeat(reference: string): Promise<Outcome> {
    await delivery.retryFailedSettlements()
    const since = monotonic()
    for (let hasWaited = false; ; hasWaited = true) {
      const lead = await journal.get(reference)
      if (!lead)
        return { kind: 'unrecorded', error: new Fault('The lead was removed meanwhile'), exchange: null }
      const settled = outcomeOf(lead)
      const isFinal = hasWaited || settled?.kind === 'duplicate'
      const waited = hasWaited && { waitedMs: Math.round(monotonic() - since) }
      if (settled && isFinal && lead.leaseUntil === null) return { ...settled, ...waited }
      if (delivery.isUnsettled(reference)) throw new Fault('What came of it cannot be written down yet')
      const change = lead.state === 'quarantined' ? journal.release : journal.claim
      const claimed = await delivery.claim(reference, (own) => change(reference, own, isoTime(now())))
      if (claimed) return { ...(await send(claimed.lead, claimed.lease)), ...waited }
      await sleep(pollMs)
    }
  }

  async function send(lead: Lead, lease: Lease): Promise<Outcome> {
    const { reference } = lead
    const { exchange, settlement } = await delivery.deliver(lead, lease, true)
    const { outcome } = exchange ?? {}
    if (!outcome) return { kind: 'kept', reference, exchange }
    if (outcome.kind === 'failed')
      return { kind: 'held', reference, failure: outcome, nextAttemptAt: settlement.nextAttemptAt, exchange }
    if (outcome.kind === 'refused') return { kind: 'refused', reference, errors: outcome.errors, exchange }
    return { kind: 'delivered', reference, exchange }
  }
}

/** The outcome for a duplicate; null while pending. */
function outcomeOf(lead: Lead): Outcome | null {
  const { reference, state, errors, failure, failureMessage, nextAttemptAt } = lead
  const common = { reference, exchange: null }
  if (state === 'received' || state === 'quarantined') return null
  if (state === 'delivered' || state === 'kept') return { ...common, kind: 'duplicate' }
  if (state === 'refused') return { ...common, kind: 'refused', errors: errors ?? {} }
  return { ...common, kind: 'held', failure: failure && failed(failure, failureMessage ?? ''), nextAttemptAt }
}
