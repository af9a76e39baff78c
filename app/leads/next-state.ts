import type { FieldErrors } from '~/forms/form'
import { isoTime } from '~/platform/iso-time'
import type { Exchange } from './form-service'
import type { Failure } from '~/log/names'
import type { Lead, Settlement } from './lead'
import { deliveryWindowMs, formServicePauses, pauseAfter } from './retry-pauses'

// These failures may pass by themselves; any other needs a person.
const temporary: readonly Failure[] = ['unreachable', 'timeout', 'rate_limited', 'server_error']

/** `isAwaited` says whether a visitor waits, who can correct field errors. */
type Circumstances = { isAwaited: boolean; now: number; random: number }

/** Decides what follows an attempt. The exchange is null when no form service is configured. */
export function nextState(lead: Lead, exchange: Exchange | null, circumstances: Circumstances): Settlement {
  const { isAwaited, now, random } = circumstances
  const common = {
    settledAt: isoTime(now),
    calls: exchange?.isSent ? 1 : 0,
    failure: null,
    failureMessage: null,
    errors: null,
    nextAttemptAt: null,
  }
  const postponed = (retryAfterMs: number | null) => {
    const queuedAt = Date.parse(lead.queuedAt)
    const pause = pauseAfter(now - queuedAt, formServicePauses, random)
    const next = now + Math.round(Math.max(pause, retryAfterMs ?? 0))
    if (next > queuedAt + deliveryWindowMs) return parked
    return { state: 'waiting' as const, nextAttemptAt: isoTime(next) }
  }
  if (!exchange) {
    // Without email, a waiting lead waits on for the form ids, and is parked in the end.
    const isMailPlanned = lead.mailAt !== null || lead.mailedAt !== null
    if (isAwaited || isMailPlanned || lead.state !== 'waiting') return { ...common, state: 'kept' }
    return { ...common, ...postponed(null), failureMessage: 'No form service is configured' }
  }
  const { outcome, retryAfterMs, status } = exchange
  if (outcome.kind === 'delivered') return { ...common, state: 'delivered' }
  if (outcome.kind === 'refused') {
    const { errors, message } = outcome
    if (isAwaited) return { ...common, state: 'refused', errors, failureMessage: message || null }
    return { ...common, ...parked, failure: 'form_error', failureMessage: describe(errors), errors }
  }
  const { failure, message: said } = outcome
  const failureMessage = said.replace(/Unexpected response format/, `$&: the form service answered ${status}`)
  const next = temporary.includes(failure) ? postponed(retryAfterMs) : parked
  return { ...common, ...next, failure, failureMessage }
}

const parked = { state: 'parked' as const }

function describe(errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([field, own]) => `${field} ${own.map(({ message }) => message).join(', ')}`)
    .join('; ')
}
