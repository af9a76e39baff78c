import { bodyLimit, type FormId } from '~/forms/form'
import type { SubmissionReport } from '~/enquiries/submit'
import type { Bytes } from '../answer'
import type { RequestFacts } from '../request-facts'
import { clientKey } from '~/platform/client-key'
import { isSameOrigin } from './origin-check'

/** Why a request is refused; the visitor gets an error page. */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 503
  reason: string
}

export const refusals = {
  badHost: { status: 400, reason: 'The Host header names no host' },
  brokenBody: { status: 400, reason: 'The body could not be read' },
  notAForm: { status: 400, reason: 'The body is not a form' },
  crossSite: { status: 403, reason: 'The form was sent from another site' },
  badMethod: { status: 405, reason: 'The method is not supported here' },
  busy: { status: 503, reason: 'Too many requests wait for a page' },
  crowded: { status: 503, reason: 'Too many bodies were being read' },
  tooLarge: { status: 413, reason: 'The body is over the limit' },
} as const satisfies Record<string, Refusal>

export type Admission = { body: Bytes; refusal: null } | { body: null; refusal: Refusal }

/** Checks a post, and reads its body. */
export async function admit(facts: RequestFacts): Promise<Admission> {
  const { method, headers, publicOrigin, requestHost, form } = facts
  if (publicOrigin === null) return refuse(refusals.badHost)
  if (method !== 'POST') return refuse(refusals.badMethod)
  if (!isSameOrigin(headers, publicOrigin, requestHost)) return refuse(refusals.crossSite)
  if (!form) return refuse(refusals.badMethod)
  if (!formType.test(headers.get('content-type') ?? '')) return refuse(refusals.notAForm)
  try {
    const body = await facts.body.read(clientKey(facts.clientAddress), bodyLimit)
    if (body === 'too large') return refuse(refusals.tooLarge)
    if (body === 'too many') return refuse(refusals.crowded)
    return { body, refusal: null }
  } catch {
    return refuse(refusals.brokenBody)
  }
}

export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

const busySeconds = 5

export function refusalHeaders({ status }: Refusal, { form }: RequestFacts): Record<string, string> {
  if (status === 405) return { allow: form ? 'GET, HEAD, POST' : 'GET, HEAD' }
  return status === 503 ? { 'retry-after': String(busySeconds) } : {}
}

/** The report of a form post that was refused or, without a refusal, failed unexpectedly. */
export function refusedReport(form: FormId, refusal: Refusal | null): SubmissionReport {
  if (!refusal)
    return { level: 'error', form, outcome: 'held', message: 'Ended by the error of this request' }
  return {
    level: 'warn',
    form,
    outcome: refusal.status === 503 ? 'throttled' : 'invalid',
    message: refusal.reason,
  }
}

function refuse(refusal: Refusal): Admission {
  return { body: null, refusal }
}

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
