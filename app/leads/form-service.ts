import { gunzipSync } from 'node:zlib'
import { storableText } from '~/forms/clean-text'
import { isTyped, type FormId, type Values } from '~/forms/form'
import { forms } from '~/forms/registry'
import { TimedOut, withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { describeCauses, describeError } from '~/platform/log'
import { release } from '~/platform/release'
import { failed, readResponse, type FormServiceOutcome } from './form-service-response'
import type { LeadsContext } from './journal'
import type { LeadRecord } from './lead'
import { formServicePauses } from './retry-pauses'

export type FormPost = Pick<LeadRecord, 'visit' | 'page'> & { form: FormId; values: Values }

export type FormService = NonNullable<ReturnType<typeof createFormService>>

/** What became of a call. `isSent` is false when the circuit breaker held it back. */
export type Exchange = Awaited<ReturnType<FormService['send']>>

type FormServiceOptions = Pick<LeadsContext, 'fetch' | 'now' | 'monotonic'> & { environment: Environment }

const maxBodyBytes = 64 * 1024

/** Null when the form ids are unset; then leads stay in the journal. */
export function createFormService({ environment, fetch, now, monotonic }: FormServiceOptions) {
  const { CONSULTATION_FORM_ID: consultation, PROJECT_FORM_ID: project } = environment
  if (!consultation || !project) return null
  const formIds: Readonly<Record<FormId, string>> = { consultation, project }
  return {
    /** Never throws: every fault is an outcome. */
    async send({ form, values, visit, page }: FormPost) {
      const started = monotonic()
      let status: number | null = null
      let retryAfterMs: number | null = null
      /** A `fault` is why no complete response arrived. Unlike the text of the form service, it may be logged. */
      const exchange = (outcome: FormServiceOutcome, fault: string | null = null) => {
        const ms = Math.round(monotonic() - started)
        return { outcome, isSent: true, status, ms, retryAfterMs, fault }
      }
      const post = async (signal: AbortSignal) => {
        const response = await fetch(`${environment.FORM_SERVICE_URL}/f/${formIds[form]}`, {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            Referer: page,
            'Formspree-Client': `dayfive/${release.version}`,
            'Formspree-Session-Data': Buffer.from(JSON.stringify(visit)).toString('base64'),
          },
          body: JSON.stringify(values),
          redirect: 'manual',
          signal,
        })
        status = response.status
        retryAfterMs = readRetryAfter(response.headers.get('retry-after'), now())
        const body = response.body ? await readAtMost(response.body, maxBodyBytes) : ''
        if (body === null) return exchange(failed('unexpected_format', 'Unexpected response format'))
        const typed = forms[form].fields.filter(isTyped).map(({ name }) => name)
        return exchange(readResponse(status, body, typed))
      }
      try {
        return await withDeadline(environment.FORM_SERVICE_TIMEOUT_MS, post)
      } catch (error) {
        if (error instanceof TimedOut) return exchange(failed('timeout', error.message), error.message)
        const outcome = failed('unreachable', storableText(describeCauses(error, String)))
        return exchange(outcome, `The connection failed: ${describeError(error)}`)
      }
    },
  }
}

/** Parses `Retry-After` (RFC 9110, section 10.2.3): seconds or a date, at most our longest pause. */
function readRetryAfter(header: string | null, now: number): number | null {
  // `Date.parse` would read any other number as a year.
  if (header === null || !/^\d+$|GMT$/.test(header)) return null
  const ms = header.endsWith('GMT') ? Date.parse(header) - now : Number(header) * 1000
  return ms > 0 ? Math.min(ms, formServicePauses.longestMs) : null
}

/** Null when the body is too long. Unpacks a body that is compressed in spite of `Accept-Encoding`. */
async function readAtMost(body: AsyncIterable<Uint8Array>, limit: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > limit) return null
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  return new TextDecoder().decode(isCompressed ? gunzipSync(bytes, { maxOutputLength: limit }) : bytes)
}
