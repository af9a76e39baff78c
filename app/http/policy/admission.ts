import { bodyLimit, type FormId } from '~/forms/form'
import type { SubmissionReport } from '~/enquiries/submit'
import type { RequestInfo } from '../request/request-info'
import { clientKey } from '~/platform/client-key'
import { canonicalHost } from '../request/host'

export const refusals = {
  badHost: { status: 400, reason: 'The Host header names no host' },
  brokenBody: { status: 400, reason: 'The body could not be read' },
  notAForm: { status: 400, reason: 'The body is not a form' },
  crossSite: { status: 403, reason: 'The form was sent from another site' },
  badMethod: { status: 405, reason: 'The method is not supported here' },
  failed: { status: 500, reason: 'Ended by the error of this request' },
  busy: { status: 503, reason: 'Too many requests wait for a page' },
  crowded: { status: 503, reason: 'Too many bodies were being read' },
  tooSlow: { status: 408, reason: 'The body came too slowly' },
  tooLarge: { status: 413, reason: 'The body is over the limit' },
} as const

export type Refusal = (typeof refusals)[keyof typeof refusals]

/** Checks a post and reads its body, or returns the reason for a refusal. */
export async function admit(info: RequestInfo) {
  const { method, headers, publicOrigin, form, clientIp } = info
  if (publicOrigin === null) return refusals.badHost
  if (method !== 'POST') return refusals.badMethod
  if (!isSameOrigin(info)) return refusals.crossSite
  if (!form) return refusals.badMethod
  if (!formType.test(headers.get('content-type') ?? '')) return refusals.notAForm
  const body = await info.body.read(clientKey(clientIp), bodyLimit).catch(() => 'brokenBody' as const)
  return typeof body === 'string' ? refusals[body] : { form, body, publicOrigin }
}

export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

const busySeconds = 5

export function refusalHeaders({ status }: Refusal, { form }: RequestInfo): Record<string, string> {
  if (status === 405) return { allow: form ? 'GET, HEAD, POST' : 'GET, HEAD' }
  return status === 503 ? { 'retry-after': String(busySeconds) } : {}
}

export function refusedReport(form: FormId, { status, reason: message }: Refusal): SubmissionReport {
  if (status === 500) return { level: 'error', form, outcome: 'held', message }
  return { level: 'warn', form, outcome: status === 503 ? 'throttled' : 'invalid', message }
}

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

type Origins = Pick<RequestInfo, 'headers' | 'publicOrigin' | 'requestHost'>

/** Text browsers send no Origin. Others send `null` under a foreign `no-referrer`, when only Sec-Fetch-Site proves the origin. */
export function isSameOrigin({ headers, publicOrigin, requestHost }: Origins): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === 'null') return site === 'same-origin'
  if (origin === null || origin === publicOrigin) return true
  const [, scheme = '', host = null] = /^(https?):\/\/(.+)$/i.exec(origin) ?? []
  const own = canonicalHost(scheme, requestHost)
  return own !== null && canonicalHost(scheme, host) === own
}
