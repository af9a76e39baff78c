import { setTimeout as sleep } from 'node:timers/promises'
import type { Form } from '~/forms/form'
import type { Submission } from '~/forms/read-submission'
import { describeError, type Log } from '~/platform/log'
import { fingerprint } from './fingerprint'
import type { Answer, Failure } from './form-answer'
import type { FormService } from './form-service'
import type { Journal, Lease, Settlement } from './journal'
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

export interface AcceptOptions {
  journal: Journal
  /** Absent when no form id is configured: leads are kept in the journal alone. */
  formService: FormService | null
  /** The deadline of one delivery, in milliseconds; a lease outlasts it. */
  timeoutMs: number
  log: Log
  now: () => number
  /** Makes a reference for the visitor. */
  createReference: () => string
  /** Makes an unguessable id for leases and release buttons. */
  createId: () => string
}

// How much longer than the delivery's deadline a lease lasts, for the journal's own writes.
const leaseMarginMs = 5000
// How long the button of a quarantined form works.
const releaseTokenMs = 24 * 60 * 60 * 1000
const pollMs = 50

/** Builds the way of a submission through the domain (architecture, "The way of a submission"). */
export function createAcceptEnquiry(options: AcceptOptions): AcceptEnquiry {
  const { journal, formService, log, now } = options
  const time = (ms: number) => new Date(ms).toISOString()
  const newLease = (): Lease => ({
    holder: options.createId(),
    until: time(now() + options.timeoutMs + leaseMarginMs),
  })

  return async function accept(enquiry) {
    const lease = newLease()
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
        await journal.release(lead.reference)
      }
      return isNew ? await deliver(lead, lease) : await repeat(lead)
    } catch (error) {
      // The lead is on disk by now, so the visitor is told so.
      reportTrouble(lead, describeError(error))
      return { kind: 'held', reference: lead.reference, failure: null, exchange: null }
    }
  }

  /** Whoever sends the token of a quarantined lead has pressed its button, which only a person does. */
  async function isFromPerson({ form, submission }: Enquiry): Promise<boolean> {
    if (submission.release === null) return false
    return journal.knowsReleaseToken(submission.release, form.id, time(now() - releaseTokenMs))
  }

  async function record(enquiry: Enquiry, lease: Lease) {
    const { form, submission, page, requestId } = enquiry
    const setAside = submission.trapped && !(await isFromPerson(enquiry))
    const receivedAt = now()
    const recorded = await journal.record(
      {
        reference: options.createReference(),
        form: form.id,
        state: setAside ? 'quarantined' : 'received',
        fingerprint: fingerprint(form.id, submission.values, receivedAt),
        values: submission.values,
        visit: submission.visit,
        page,
        requestId,
        receivedAt: time(receivedAt),
        releaseToken: setAside ? options.createId() : null,
      },
      lease,
    )
    return { ...recorded, setAside }
  }

  /** The same lead again: sent when nobody sends it and it isn't settled, else answered by what became of it. */
  async function repeat(known: Lead): Promise<Outcome> {
    const { reference } = known
    for (let waited = false; ; waited = true) {
      const lead = await journal.get(reference)
      if (!lead) throw new Error('The lead was removed while it was being sent again')
      if (lead.state === 'delivered' || lead.state === 'kept') {
        return { kind: 'duplicate', reference, exchange: null }
      }
      if (waited && (lead.state === 'waiting' || lead.state === 'parked')) {
        return { kind: 'held', reference, failure: failureOf(lead), exchange: null }
      }
      const lease = newLease()
      if (await journal.claim(reference, lease, time(now()))) return deliver(lead, lease)
      await sleep(pollMs)
    }
  }

  async function deliver(lead: Lead, lease: Lease): Promise<Outcome> {
    const { reference } = lead
    if (!formService) {
      await settle(lead, lease, { state: 'kept', calls: 0, failure: null, failureMessage: null })
      return { kind: 'kept', reference, exchange: null }
    }
    const exchange = await formService.send(lead)
    const { answer } = exchange
    await settle(lead, lease, { calls: 1, ...settlementOf(answer) })
    switch (answer.kind) {
      case 'delivered':
        return { kind: 'delivered', reference, exchange }
      case 'refused':
        return { kind: 'refused', reference, errors: answer.errors, exchange }
      case 'failed':
        return { kind: 'held', reference, failure: answer, exchange }
    }
  }

  /** The lead has been sent by now, so a journal that fails here must not change what the visitor is told. */
  async function settle(lead: Lead, lease: Lease, settlement: Omit<Settlement, 'settledAt'>): Promise<void> {
    const outcome = `${settlement.state} could not be written down`
    try {
      const settledAt = time(now())
      const isSettled = await journal.settle(lead.reference, lease.holder, { settledAt, ...settlement })
      if (!isSettled) reportTrouble(lead, `${outcome}: the lease was lost`)
    } catch (error) {
      reportTrouble(lead, `${outcome}: ${describeError(error)}`)
    }
  }

  function reportTrouble({ reference, requestId }: Lead, message: string) {
    log('error', { event: 'journal', requestId, reference, message })
  }
}

function quarantined(lead: Lead): Outcome {
  return {
    kind: 'quarantined',
    reference: lead.reference,
    release: lead.releaseToken ?? '',
    exchange: null,
  }
}

// These pass by themselves; everything else needs an operator (contract, "Journal states").
const passing: readonly Failure[] = ['unreachable', 'timeout', 'rate_limited', 'server_error']

function settlementOf(answer: Answer): Pick<Settlement, 'state' | 'failure' | 'failureMessage'> {
  switch (answer.kind) {
    case 'delivered':
      return { state: 'delivered', failure: null, failureMessage: null }
    case 'refused':
      return { state: 'refused', failure: null, failureMessage: null }
    case 'failed': {
      const state = passing.includes(answer.failure) ? 'waiting' : 'parked'
      return { state, failure: answer.failure, failureMessage: answer.message }
    }
  }
}

function failureOf({ failure, failureMessage }: Lead): Extract<Outcome, { kind: 'held' }>['failure'] {
  return failure && { kind: 'failed', failure, message: failureMessage ?? '', codes: [] }
}
