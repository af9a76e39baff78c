import { setTimeout as sleep } from 'node:timers/promises'
import type { Form } from '~/forms/form'
import type { Submission } from '~/forms/read-submission'
import { Fault } from '~/platform/fault'
import { describeError, type Log } from '~/platform/log'
import type { Delivery } from './delivery'
import { fingerprint } from './fingerprint'
import { longestLeaseMs, type Journal, type Lease } from './journal'
import type { Lead } from './lead'
import type { LeadEvent } from './log-events'
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

export interface AcceptOptions {
  journal: Journal
  delivery: Delivery
  log: Log<LeadEvent>
  now: () => number
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
    const { lead, isNew, setAside } = recorded
    try {
      if (lead.state === 'quarantined') {
        if (setAside) return quarantined(lead)
        const released = await journal.release(lead.reference, lease, time(now()))
        if (released) return await send(released, lease)
      }
      return isNew ? await send(lead, lease) : await repeat(lead.reference)
    } catch (error) {
      // The lead is on disk by now, so the visitor is told so.
      const { reference, requestId } = lead
      log('error', { event: 'journal', requestId, reference, message: describeError(error) })
      return { kind: 'held', reference, failure: null, exchange: null }
    }
  }

  /** Whoever sends the token of a quarantined lead has pressed its button, which only a person does. */
  async function isFromPerson({ form, submission }: Enquiry): Promise<boolean> {
    if (submission.release === null) return false
    return journal.knowsReleaseToken(submission.release, form.id, time(now() - releaseTokenMs))
  }

  async function record(enquiry: Enquiry, lease: Lease) {
    const { form, submission, page, requestId } = enquiry
    const { errors: _, trapped, release: __, ...entered } = submission
    const setAside = trapped && !(await isFromPerson(enquiry))
    const receivedAt = now()
    const recorded = await journal.record(
      {
        ...entered,
        reference: options.createReference(),
        state: setAside ? 'quarantined' : 'received',
        fingerprint: fingerprint(form, submission.values, receivedAt),
        page,
        requestId,
        receivedAt: time(receivedAt),
        releaseToken: setAside ? options.createId() : null,
      },
      lease,
    )
    return { ...recorded, setAside }
  }

  /**
   * The same lead again: whoever comes while it is being sent, by another request, the background or another process, waits
   * and is told what became of it. Else it is sent again, unless it has arrived.
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
      if (mayBeFree(lead)) {
        const lease = delivery.newLease()
        const claimed = await journal.claim(reference, lease, time(now()))
        if (claimed) return send(claimed, lease)
      }
      await sleep(pauseMs)
      pauseMs = Math.min(pauseMs * 2, pollMs.longest)
    }
  }

  /** The journal decides; a lease further ahead than any genuine one is of a clock that ran ahead. */
  function mayBeFree({ leaseUntil }: Lead): boolean {
    if (leaseUntil === null) return true
    return leaseUntil < time(now()) || leaseUntil > time(now() + longestLeaseMs)
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

function quarantined({ reference, releaseToken }: Lead): Outcome {
  return { kind: 'quarantined', reference, release: releaseToken ?? '', exchange: null }
}

/** What the journal tells whoever sent the same lead; null while nothing has become of it. */
function outcomeOf({ reference, state, errors, failure, failureMessage }: Lead): Outcome | null {
  const exchange = null
  switch (state) {
    case 'delivered':
    case 'kept':
      return { kind: 'duplicate', reference, exchange }
    case 'refused':
      return { kind: 'refused', reference, errors: errors ?? {}, exchange }
    case 'waiting':
    case 'parked': {
      const message = failureMessage ?? ''
      const failed = failure && { kind: 'failed' as const, failure, message, codes: [] }
      return { kind: 'held', reference, failure: failed, exchange }
    }
    case 'received':
    case 'quarantined':
      return null
  }
}
