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
import { createReference } from './reference'

export interface NewSubmission {
  form: Form
  submission: Submission
  page: string
  requestId: string
}

/** The outcome of an accepted submission, from which response, page and log line are made. */
export type Outcome = { exchange: Exchange | null } & (
  | { kind: 'delivered' | 'kept' | 'duplicate'; reference: string }
  | { kind: 'refused'; reference: string; errors: FieldErrors }
  | { kind: 'held'; reference: string; failure: FailedDelivery | null }
  | { kind: 'quarantined'; reference: string; releaseToken: string }
  /** Neither saved nor sent. */
  | { kind: 'unrecorded'; error: unknown }
)

export type AcceptSubmission = ReturnType<typeof createAcceptSubmission>

// Most people press the button at once, and are then mailed as such.
const quarantineMs = 10 * 60 * 1000
const releaseTokenMs = 24 * 60 * 60 * 1000
const pollMs = 200

/** Records a submission, which makes it a lead, delivers it and settles it. Faults of the journal and of the form service are outcomes. */
export function createAcceptSubmission(
  options: LeadsContext & { delivery: Delivery; hasOwnerMail: boolean },
) {
  const { journal, delivery, log, now } = options

  return async function accept(submitted: NewSubmission): Promise<Outcome> {
    const lease = delivery.newLease()
    const recorded = await record(submitted, lease).catch((error: unknown) => ({ error }))
    if ('error' in recorded) return { kind: 'unrecorded', error: recorded.error, exchange: null }
    const { lead, isNew, isFromPerson } = recorded
    const { reference, requestId, releaseToken } = lead
    try {
      if (lead.state === 'quarantined' && !isFromPerson) {
        return { kind: 'quarantined', reference, releaseToken: releaseToken ?? '', exchange: null }
      }
      return isNew ? await send(lead, lease) : await repeat(reference)
    } catch (error) {
      // The lead is recorded, so the visitor gets its reference.
      log('error', { event: 'journal', requestId, reference, message: describeError(error) })
      return { kind: 'held', reference, failure: null, exchange: null }
    }
  }

  async function record({ form, submission, page, requestId }: NewSubmission, lease: Lease) {
    const { trapped, releaseToken, ...entered } = submission
    const receivedAt = now()
    const since = isoTime(receivedAt - releaseTokenMs)
    const { email } = entered.values
    // A release token that is known, and of this email address, proves that the button was pressed.
    const isFromPerson =
      !trapped ||
      (releaseToken !== null && (await journal.knowsReleaseToken(releaseToken, form.id, email, since)))
    const recorded = await journal.record(
      {
        ...entered,
        reference: createReference(),
        state: isFromPerson ? 'received' : 'quarantined',
        fingerprint: fingerprint(form.id, submission.values, receivedAt),
        page,
        requestId,
        receivedAt: isoTime(receivedAt),
        mailAt: options.hasOwnerMail ? isoTime(receivedAt + (isFromPerson ? 0 : quarantineMs)) : null,
        releaseToken: isFromPerson ? null : randomUUID(),
      },
      lease,
    )
    return { ...recorded, isFromPerson }
  }

  /** A duplicate: waits while it is being delivered elsewhere, else releases and delivers it unless that was done. */
  async function repeat(reference: string): Promise<Outcome> {
    await delivery.retryFailedSettlements()
    for (let hasWaited = false; ; hasWaited = true) {
      const lead = await journal.get(reference)
      if (!lead) throw new Fault('The lead was removed while it was being sent again')
      const settled = outcomeOf(lead)
      const isFinal = hasWaited || settled?.kind === 'duplicate'
      if (settled && isFinal && lead.leaseUntil === null) return settled
      if (delivery.isUnsettled(reference)) throw new Fault('What came of it cannot be written down yet')
      const change = lead.state === 'quarantined' ? journal.release : journal.claim
      const claimed = await delivery.claim(reference, (own) => change(reference, own, isoTime(now())))
      if (claimed) return send(claimed.lead, claimed.lease)
      await sleep(pollMs)
    }
  }

  async function send(lead: Lead, lease: Lease): Promise<Outcome> {
    const { reference } = lead
    const { exchange } = await delivery.deliver(lead, lease, true)
    const { outcome } = exchange ?? {}
    if (!outcome) return { kind: 'kept', reference, exchange }
    if (outcome.kind === 'failed') return { kind: 'held', reference, failure: outcome, exchange }
    if (outcome.kind === 'refused') return { kind: 'refused', reference, errors: outcome.errors, exchange }
    return { kind: 'delivered', reference, exchange }
  }
}

/** The outcome for a duplicate; null while pending. */
function outcomeOf({ reference, state, errors, failure, failureMessage }: Lead): Outcome | null {
  const common = { reference, exchange: null }
  if (state === 'received' || state === 'quarantined') return null
  if (state === 'delivered' || state === 'kept') return { ...common, kind: 'duplicate' }
  if (state === 'refused') return { ...common, kind: 'refused', errors: errors ?? {} }
  return { ...common, kind: 'held', failure: failure && failed(failure, failureMessage ?? '') }
}
