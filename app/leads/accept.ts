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
    try {
      const setAside = enquiry.submission.trapped && !(await isFromPerson(enquiry))
      const lease = newLease()
      const { lead, isNew } = await record(enquiry, setAside, lease)
      if (lead.state === 'quarantined') {
        if (setAside) return quarantined(lead)
        await journal.release(lead.reference)
      }
      return isNew ? await deliver(lead, lease) : await repeat(lead)
    } catch (error) {
      return { kind: 'unrecorded', error, exchange: null }
    }
  }

  /** Whoever sends the token of a quarantined lead has pressed its button, which only a person does. */
  async function isFromPerson({ submission }: Enquiry): Promise<boolean> {
    return submission.release !== null && journal.knowsReleaseToken(submission.release)
  }

  function record({ form, submission, page, requestId }: Enquiry, setAside: boolean, lease: Lease) {
    const receivedAt = now()
    return journal.record(
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
    try {
      await journal.settle(lead.reference, lease.holder, { settledAt: time(now()), ...settlement })
    } catch (error) {
      const { reference, requestId } = lead
      log('error', {
        event: 'journal',
        requestId,
        reference,
        state: settlement.state,
        message: describeError(error),
      })
    }
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
