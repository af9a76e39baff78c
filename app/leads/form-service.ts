import type { FormId, Values } from '~/forms/form'
import type { Visit } from '~/forms/read-submission'
import { forms } from '~/forms/registry'
import { describeError } from '~/platform/log'
import { readAnswer, unexpectedFormat, type Answer } from './form-answer'

/** What is sent, and what is known of the visit it came from. */
export interface Delivery {
  form: FormId
  values: Values
  visit: Visit
  /** The address of the page that holds the form, for the Referer header. */
  page: string
}

/** One call of the form service: what came of it, and how it went. */
export interface Exchange {
  answer: Answer
  /** The HTTP status, or null when no answer arrived. */
  status: number | null
  /** How long the call took, in milliseconds. */
  ms: number
  /** How long the service asks us to leave it alone, in milliseconds; null when it doesn't. */
  retryAfterMs: number | null
  /**
   * Why no whole answer arrived, in our own words; null when one did. Of an exchange only this may enter the log beside classes
   * and codes, since what the service says may repeat the visitor's words.
   */
  fault: string | null
}

/** The hosted form service. Never throws: every fault is an answer. */
export interface FormService {
  send(delivery: Delivery): Promise<Exchange>
}

export interface FormServiceOptions {
  url: string
  formIds: Readonly<Record<FormId, string>>
  /** The deadline of one delivery, in milliseconds, from the first byte sent to the last byte read. */
  timeoutMs: number
  /** What we call ourselves in the `Formspree-Client` header. */
  client: string
  fetch: typeof fetch
  now: () => number
}

const answerLimit = 64 * 1024

/** Builds the client of the form service; its protocol is the contract's section "The form service". */
export function createFormService(options: FormServiceOptions): FormService {
  return {
    async send(delivery) {
      const started = options.now()
      const outcome = await exchange(options, delivery)
      return { ...outcome, ms: options.now() - started }
    },
  }
}

async function exchange(options: FormServiceOptions, delivery: Delivery): Promise<Omit<Exchange, 'ms'>> {
  let status: number | null = null
  let retryAfterMs: number | null = null
  try {
    const response = await options.fetch(`${options.url}/f/${options.formIds[delivery.form]}`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Referer: delivery.page,
        'Formspree-Client': options.client,
        'Formspree-Session-Data': Buffer.from(JSON.stringify(delivery.visit)).toString('base64'),
      },
      body: JSON.stringify(delivery.values),
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    status = response.status
    retryAfterMs = readRetryAfter(response.headers.get('retry-after'), options.now())
    const body = await readAtMost(response, answerLimit)
    const answer = body === null ? tooLong : readAnswer(status, body, shownFields(delivery.form))
    return { status, answer, retryAfterMs, fault: null }
  } catch (error) {
    return { status, retryAfterMs, ...networkFailure(error, options.timeoutMs) }
  }
}

const tooLong: Answer = { kind: 'failed', failure: 'unexpected_format', message: unexpectedFormat, codes: [] }

/** Reads the header `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? ms : null
}

function shownFields(form: FormId): string[] {
  return forms[form].fields.filter((field) => field.prefix !== undefined).map((field) => field.name)
}

/** Reads a body as text, or gives it up and returns null when it is longer than the limit in bytes. */
async function readAtMost(response: Response, limit: number): Promise<string | null> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > limit) {
      // Not waited for: a peer that keeps sending must not hold the visitor up.
      reader?.cancel().catch(() => {})
      return null
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function networkFailure(error: unknown, timeoutMs: number): Pick<Exchange, 'answer' | 'fault'> {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    const fault = `No answer within ${timeoutMs} ms`
    return { answer: { kind: 'failed', failure: 'timeout', message: fault, codes: [] }, fault }
  }
  const answer: Answer = { kind: 'failed', failure: 'unreachable', message: messageOf(error), codes: [] }
  return { answer, fault: `The connection failed: ${describeError(error)}` }
}

/** The failure's own message, with its causes, for the journal (specification section 7). */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Where a name has several addresses, what went wrong at each stands in an error of its own.
  const several: unknown[] = error instanceof AggregateError ? error.errors : []
  const causes = error.cause === undefined ? several : [error.cause, ...several]
  const own = `${error.name}: ${error.message}`
  return causes.length > 0 ? `${own} (cause: ${causes.map(messageOf).join('; ')})` : own
}
