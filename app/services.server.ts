import { randomUUID } from 'node:crypto'
import packageJson from '../package.json'
import { createAcceptEnquiry, type AcceptEnquiry } from './leads/accept'
import { createFormService } from './leads/form-service'
import type { Journal } from './leads/journal'
import { createReference } from './leads/reference'
import { openSqliteJournal } from './leads/sqlite-journal'
import { createThrottle, type Throttle } from './leads/throttle'
import type { Environment } from './platform/environment'
import { describeError, type Log } from './platform/log'

/** Everything the http app works with, made once at start. */
export interface Services {
  journal: Journal
  accept: AcceptEnquiry
  throttle: Throttle
  log: Log
  now: () => number
  createId: () => string
  reportError(error: unknown, requestId?: string): void
  /** Lets go of the journal; nothing can be accepted afterwards. */
  close(): Promise<void>
}

/** What the outside world is made of; tests give their own. */
export interface World {
  log: Log
  now: () => number
  fetch: typeof fetch
}

/**
 * The composition root: builds the services from the environment.
 *
 * @throws when the journal cannot be opened
 */
export async function createServices(
  environment: Environment,
  { log, now, fetch }: World,
): Promise<Services> {
  const journal = await openSqliteJournal(environment.DATABASE_URL)
  const { CONSULTATION_FORM_ID, PROJECT_FORM_ID, FORM_SERVICE_TIMEOUT_MS: timeoutMs } = environment
  const formService =
    CONSULTATION_FORM_ID && PROJECT_FORM_ID
      ? createFormService({
          url: environment.FORM_SERVICE_URL,
          formIds: { consultation: CONSULTATION_FORM_ID, project: PROJECT_FORM_ID },
          timeoutMs,
          client: `${packageJson.name}/${packageJson.version}`,
          fetch,
          now,
        })
      : null
  return {
    journal,
    accept: createAcceptEnquiry({
      journal,
      formService,
      timeoutMs,
      log,
      now,
      createReference,
      createId: randomUUID,
    }),
    throttle: createThrottle(environment.SUBMISSIONS_PER_HOUR),
    log,
    now,
    createId: randomUUID,
    reportError(error, requestId) {
      const stack = error instanceof Error ? error.stack : undefined
      log('error', { event: 'error', requestId, message: describeError(error), stack })
    },
    close: () => journal.close(),
  }
}
