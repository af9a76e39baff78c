import type { FormId, Values } from '~/forms/form'
import { forms } from '~/forms/registry'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { failed, readAnswer, unexpectedFormat, type Answer } from './form-answer'
import type { LeadRecord } from './lead'

export type FormPost = Pick<LeadRecord, 'visit' | 'page'> & { form: FormId; values: Values }

export interface Exchange {
  answer: Answer
  /** Null when no response arrived. */
  status: number | null
  ms: number
  /** From `Retry-After`, in milliseconds. */
  retryAfterMs: number | null
  /**
   * Why no complete response arrived, for the log; what the service says may repeat personal data, so only this may be logged.
   */
  fault: string | null
}

/** Never throws: every fault is an answer. */
export interface FormService {
  send(post: FormPost): Promise<Exchange>
}

export interface FormServiceOptions {
  url: string
  formIds: Readonly<Record<FormId, string>>
  /** The deadline for the whole exchange. */
  timeoutMs: number
  /** The header `Formspree-Client`. */
  client: string
  fetch: typeof fetch
  now: () => number
}

const maxBodyBytes = 64 * 1024

/** Null when none is configured; then leads stay in the journal. */
export function formIdsOf({
  CONSULTATION_FORM_ID: consultation,
  PROJECT_FORM_ID: project,
}: Pick<Environment, 'CONSULTATION_FORM_ID' | 'PROJECT_FORM_ID'>): FormServiceOptions['formIds'] | null {
  return consultation && project ? { consultation, project } : null
}

/** The client of the form service (contract, "The form service"). */
export function createFormService(options: FormServiceOptions): FormService {
  return {
    async send(post) {
      const started = options.now()
      const outcome = await exchange(options, post)
      return { ...outcome, ms: options.now() - started }
    },
  }
}

async function exchange(options: FormServiceOptions, post: FormPost): Promise<Omit<Exchange, 'ms'>> {
  let status: number | null = null
  let retryAfterMs: number | null = null
  try {
    const response = await options.fetch(`${options.url}/f/${options.formIds[post.form]}`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Referer: post.page,
        'Formspree-Client': options.client,
        'Formspree-Session-Data': Buffer.from(JSON.stringify(post.visit)).toString('base64'),
      },
      body: JSON.stringify(post.values),
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    status = response.status
    retryAfterMs = readRetryAfter(response.headers.get('retry-after'), options.now())
    const body = await readAtMost(response, maxBodyBytes)
    const fields = forms[post.form].fields.filter(({ prefix }) => prefix !== undefined)
    const shown = fields.map(({ name }) => name)
    const tooLong = failed('unexpected_format', unexpectedFormat)
    const answer = body === null ? tooLong : readAnswer(status, body, shown)
    return { status, answer, retryAfterMs, fault: null }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      const fault = `No answer within ${options.timeoutMs} ms`
      return { status, answer: failed('timeout', fault), retryAfterMs, fault }
    }
    const fault = `The connection failed: ${describeError(error)}`
    return { status, answer: failed('unreachable', messageOf(error)), retryAfterMs, fault }
  }
}

/** Parses `Retry-After` (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? ms : null
}

/** Null when the body is longer than the limit. */
async function readAtMost(response: Response, limit: number): Promise<string | null> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > limit) {
      // Not awaited: cancelling may hang.
      reader?.cancel().catch(() => {})
      return null
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** For the journal (specification section 7). */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // One error for each address of the host.
  const several: unknown[] = error instanceof AggregateError ? error.errors : []
  const causes = error.cause === undefined ? several : [error.cause, ...several]
  const own = `${error.name}: ${error.message}`
  return causes.length > 0 ? `${own} (cause: ${causes.map(messageOf).join('; ')})` : own
}
