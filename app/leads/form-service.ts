import type { FormId, Values } from '~/forms/form'
import { forms } from '~/forms/registry'
import { describeError } from '~/platform/log'
import { failed, readAnswer, unexpectedFormat, type Answer } from './form-answer'
import type { LeadRecord } from './lead'

/** What is sent of a lead. */
export type FormPost = Pick<LeadRecord, 'visit' | 'page'> & { form: FormId; values: Values }

/** One call of the form service: what came of it, and how it went. */
export interface Exchange {
  answer: Answer
  /** The HTTP status; null when no answer arrived. */
  status: number | null
  /** How long the call took, in milliseconds. */
  ms: number
  /** How long the service asks us to wait, in milliseconds; null when it doesn't. */
  retryAfterMs: number | null
  /**
   * Why no whole answer arrived, in our own words; null when one did. Of an exchange only this may enter the log beside classes
   * and codes, since what the service says may repeat the visitor's words.
   */
  fault: string | null
}

/** The hosted form service. Never throws: every fault is an answer. */
export interface FormService {
  send(post: FormPost): Promise<Exchange>
}

export interface FormServiceOptions {
  url: string
  formIds: Readonly<Record<FormId, string>>
  /** The deadline of one call, in milliseconds, from the first byte sent to the last byte read. */
  timeoutMs: number
  /** The value of the `Formspree-Client` header. */
  client: string
  fetch: typeof fetch
  now: () => number
}

const answerLimit = 64 * 1024

/** The form ids at the form service; null when none is configured, and leads are kept in the journal alone. */
export function formIdsOf(environment: {
  CONSULTATION_FORM_ID?: string | undefined
  PROJECT_FORM_ID?: string | undefined
}): FormServiceOptions['formIds'] | null {
  const { CONSULTATION_FORM_ID: consultation, PROJECT_FORM_ID: project } = environment
  return consultation && project ? { consultation, project } : null
}

/** Builds the client of the form service; its protocol is the contract's section "The form service". */
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
    const body = await readAtMost(response, answerLimit)
    const answer =
      body === null
        ? failed('unexpected_format', unexpectedFormat)
        : readAnswer(status, body, shownFields(post.form))
    return { status, answer, retryAfterMs, fault: null }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    const fault = isTimeout
      ? `No answer within ${options.timeoutMs} ms`
      : `The connection failed: ${describeError(error)}`
    const answer = isTimeout ? failed('timeout', fault) : failed('unreachable', messageOf(error))
    return { status, answer, retryAfterMs, fault }
  }
}

/** Reads the header `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? ms : null
}

function shownFields(form: FormId): string[] {
  return forms[form].fields.filter((field) => field.prefix !== undefined).map((field) => field.name)
}

/** Reads a body as text; gives up and returns null when it is longer than the limit in bytes. */
async function readAtMost(response: Response, limit: number): Promise<string | null> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > limit) {
      // Not awaited: a peer that keeps sending must not hold the visitor up.
      reader?.cancel().catch(() => {})
      return null
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The failure's own message, with its causes, for the journal (specification section 7). */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses fails with one error for each.
  const several: unknown[] = error instanceof AggregateError ? error.errors : []
  const causes = error.cause === undefined ? several : [error.cause, ...several]
  const own = `${error.name}: ${error.message}`
  return causes.length > 0 ? `${own} (cause: ${causes.map(messageOf).join('; ')})` : own
}
