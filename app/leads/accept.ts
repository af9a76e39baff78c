import { setTimeout as sleep } from 'node:timers/promises'
import type { Form } from '~/forms/form'
import type { Submission } from '~/forms/read-submission'
import { Fault } from '~/platform/fault'
import { describeError } from '~/platform/log'
import type { Delivery } from './delivery'
import { fingerprint } from './fingerprint'
import { failed } from './form-answer'
import type { LeadsContext, Lease } from './journal'
import type { Lead } from './lead'
import type { Outcome } from './outcome'

export interface Enquiry {
  form: Form
  submission: Submission
  /** The URL of the form's page. */
  page: string
  requestId: string
}

/** Records an enquiry, delivers it and settles it. Faults of the journal and of the form service are outcomes. */
export type AcceptEnquiry = (enquiry: Enquiry) => Promise<Outcome>

const releaseTokenMs = 24 * 60 * 60 * 1000
const pollMs = { first: 50, max: 1000 }

/** Builds the flow of a submission (architecture, "The way of a submission"). */
export function createAcceptEnquiry(
  options: LeadsContext & { delivery: Delivery; createReference: () => string; createId: () => string },
): AcceptEnquiry {
  const { journal, delivery, log, now } = options
  const time = (ms: number) => new Date(ms).toISOString()

  return async function accept(enquiry) {
    const lease = delivery.newLease()
    let recorded: Awaited<ReturnType<typeof record>>
    try {
      recorded = await record(enquiry, lease)
    } catch (error) {
      return { kind: 'unrecorded', error, exchange: null }
    }
    const { lead, isNew, isQuarantined } = recorded
    const { reference, requestId } = lead
    try {
      if (lead.state === 'quarantined') {
        const release = lead.releaseToken ?? ''
        if (isQuarantined) return { kind: 'quarantined', reference, release, exchange: null }
        const released = await journal.release(reference, lease, time(now()))
        if (released) return await send(released, lease)
      }
      return isNew ? await send(lead, lease) : await repeat(reference)
    } catch (error) {
      // The lead is recorded, so the visitor gets its reference.
      log('error', { event: 'journal', requestId, reference, message: describeError(error) })
      return { kind: 'held', reference, failure: null, exchange: null }
    }
  }

  async function record({ form, submission, page, requestId }: Enquiry, lease: Lease) {
    const { errors: _, trapped, release, ...entered } = submission
    // A known release token proves that the button was pressed.
    const isFromPerson =
      !trapped ||
      (release !== null && (await journal.knowsReleaseToken(release, form.id, time(now() - releaseTokenMs))))
    const receivedAt = now()
    const recorded = await journal.record(
      {
        ...entered,
        reference: options.createReference(),
        state: isFromPerson ? 'received' : 'quarantined',
        fingerprint: fingerprint(form, submission.values, receivedAt),
        page,
        requestId,
        receivedAt: time(receivedAt),
        releaseToken: isFromPerson ? null : options.createId(),
      },
      lease,
    )
    return { ...recorded, isQuarantined: !isFromPerson }
  }

  /**
   * A duplicate. While it is being delivered elsewhere, waits for that outcome; otherwise delivers it unless already delivered.
   */
  async function repeat(reference: string): Promise<Outcome> {
    await delivery.retryFailedSettlements()
    let pauseMs = pollMs.first
    for (let hasWaited = false; ; hasWaited = true) {
      const lead = await journal.get(reference)
      if (!lead) throw new Fault('The lead was removed while it was being sent again')
      const settled = outcomeOf(lead)
      const isFinal = hasWaited || settled?.kind === 'duplicate'
      if (settled && isFinal && lead.leaseUntil === null) return settled
      const lease = delivery.newLease()
      const claimed = await journal.claim(reference, lease, time(now()))
      if (claimed) return send(claimed, lease)
      await sleep(pauseMs)
      pauseMs = Math.min(pauseMs * 2, pollMs.max)
    }
  }

  async function send(lead: Lead, lease: Lease): Promise<Outcome> {
    const { reference } = lead
    const { exchange } = await delivery.deliver(lead, lease, true)
    if (!exchange) return { kind: 'kept', reference, exchange }
    const { answer } = exchange
    switch (answer.kind) {
      case 'delivered':
        return { kind: 'delivered', reference, exchange }
      case 'refused':
        return { kind: 'refused', reference, errors: answer.errors, exchange }
      case 'failed':
        return { kind: 'held', reference, failure: answer, exchange }
    }
  }
}

/** The outcome for a duplicate; null while pending. */
function outcomeOf({ reference, state, errors, failure, failureMessage }: Lead): Outcome | null {
  const exchange = null
  switch (state) {
    case 'delivered':
    case 'kept':
      return { kind: 'duplicate', reference, exchange }
    case 'refused':
      return { kind: 'refused', reference, errors: errors ?? {}, exchange }
    case 'waiting':
    case 'parked':
      return { kind: 'held', reference, failure: failure && failed(failure, failureMessage ?? ''), exchange }
    case 'received':
    case 'quarantined':
      return null
  }
}
