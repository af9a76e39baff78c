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

/** A valid submission, on its way into the journal. */
export interface Enquiry {
  form: Form
  submission: Submission
  /** The address of the page that holds the form. */
  page: string
  requestId: string
}

/** Takes an enquiry: on disk first, then to the form service, then settled. Never throws for a fault of either. */
export type AcceptEnquiry = (enquiry: Enquiry) => Promise<Outcome>

export interface AcceptOptions extends LeadsContext {
  delivery: Delivery
  /** Makes a reference for the visitor. */
  createReference: () => string
  /** Makes an unguessable id for release buttons. */
  createId: () => string
}

// How long the button of a quarantined form works.
const releaseTokenMs = 24 * 60 * 60 * 1000
const pollMs = { first: 50, longest: 1000 }

/** Builds the way of a submission through the domain (architecture, "The way of a submission"). */
export function createAcceptEnquiry(options: AcceptOptions): AcceptEnquiry {
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
    const { lead, isNew, isSetAside } = recorded
    const { reference, requestId } = lead
    try {
      if (lead.state === 'quarantined') {
        const release = lead.releaseToken ?? ''
        if (isSetAside) return { kind: 'quarantined', reference, release, exchange: null }
        const released = await journal.release(reference, lease, time(now()))
        if (released) return await send(released, lease)
      }
      return isNew ? await send(lead, lease) : await repeat(reference)
    } catch (error) {
      // The lead is on disk by now, and the visitor gets its reference.
      log('error', { event: 'journal', requestId, reference, message: describeError(error) })
      return { kind: 'held', reference, failure: null, exchange: null }
    }
  }

  async function record({ form, submission, page, requestId }: Enquiry, lease: Lease) {
    const { errors: _, trapped, release, ...entered } = submission
    // Only a person presses the button that sends the token of a quarantined lead.
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
    return { ...recorded, isSetAside: !isFromPerson }
  }

  /**
   * The same lead again. While it is being sent, by another request, the background or another process, waits and returns what
   * became of it. Else sends it again, unless it has arrived.
   */
  async function repeat(reference: string): Promise<Outcome> {
    await delivery.settleLeftovers()
    let pauseMs = pollMs.first
    for (let hasWaited = false; ; hasWaited = true) {
      const lead = await journal.get(reference)
      if (!lead) throw new Fault('The lead was removed while it was being sent again')
      const settled = outcomeOf(lead)
      const hasArrived = settled?.kind === 'duplicate'
      if (settled && lead.leaseUntil === null && (hasWaited || hasArrived)) return settled
      const lease = delivery.newLease()
      const claimed = await journal.claim(reference, lease, time(now()))
      if (claimed) return send(claimed, lease)
      await sleep(pauseMs)
      pauseMs = Math.min(pauseMs * 2, pollMs.longest)
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

/** What the journal says of a lead that is sent again; null while nothing has become of it. */
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
