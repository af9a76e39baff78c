import type { Delivered } from '~/leads/delivery'
import type { Failure } from '~/leads/form-answer'

/** What the calls of this process say of the form service. */
export interface ServiceRecord {
  /** The class of the last of several failures in a row; null after a call that succeeded. */
  failure: Failure | null
  /** When that call ended, in milliseconds since the epoch. */
  at: number
}

// One or two are a restart, or a connection that broke off.
const callsInARow = 3

/** Follows the calls of the form service, of visitors and of the background alike. */
export function createServiceCalls(now: () => number) {
  let failedInARow = 0
  let record: ServiceRecord | null = null
  return {
    onDelivered({ exchange }: Pick<Delivered, 'exchange'>): void {
      if (!exchange?.isSent) return
      const failure = exchange.answer.kind === 'failed' ? exchange.answer.failure : null
      failedInARow = failure ? failedInARow + 1 : 0
      if (!failure || failedInARow >= callsInARow) record = { failure, at: now() }
    },
    /** Null until a call has succeeded, or enough have failed. */
    record: () => record,
  }
}
