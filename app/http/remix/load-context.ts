import type { AppLoadContext } from '@remix-run/node'
import type { Ask } from '~/assistant/service/ask'
import type { AssistantId } from '~/assistant/service/assistants'
import type { Submitted } from '~/enquiries/submit'
import type { Form } from '~/forms/form'
import type { Receipt } from '~/forms/receipt'
import type { PostedFields } from '~/forms/read-values'
import type { ReadReceipt } from '~/leads/receipts'
import { Fault } from '~/platform/fault'
import type { RequestFacts } from '../request-facts'

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The public origin, such as `https://dayfive.example`. */
    siteUrl: string
    now(): number
    contactEmail: string
    retentionDays: number
    /** Set when the response is an error page whatever the route. */
    refusal: { status: number } | null
    submit(form: Form, fields: PostedFields): Promise<Taken>
    /** What came of a post, set by its action: the page, its title and the log's line are made from it. */
    taken?: Taken
    readReceipt(form: Form, search: URLSearchParams): Promise<Receipt>
    /** Asks the assistant of a page within the limits of the visitor's address. */
    ask(id: AssistantId, questions: readonly string[], draft?: Parameters<Ask>[3]): ReturnType<Ask>
    reportError(error: unknown): void
  }

  interface Future {
    v3_singleFetch: true
  }
}

/** With the turn of a page that comes back to be rendered: it has none when too many wait. */
type Taken = Submitted & { hasTurn: boolean }

export interface LoadContextOptions {
  now: () => number
  contactEmail: string
  retentionDays: number
  ask: Ask
  readReceipt: ReadReceipt
  reportError(error: unknown, requestId?: string): void
}

export type LoadContext = ReturnType<typeof createLoadContext>

/** What the routes get of the server, for one request. */
export function createLoadContext(options: LoadContextOptions) {
  const { now, contactEmail, retentionDays, ask, readReceipt, reportError } = options
  return (
    facts: Pick<RequestFacts, 'publicOrigin' | 'clientAddress'> & { requestId?: string },
    submit: AppLoadContext['submit'] = noSubmit,
  ): AppLoadContext => {
    let receipt: Promise<Receipt> | undefined
    let isReported = false
    return {
      now,
      contactEmail,
      retentionDays,
      siteUrl: facts.publicOrigin ?? '',
      refusal: null,
      submit,
      ask: (id, questions, draft) => ask(id, questions, facts.clientAddress, draft),
      readReceipt: (form, search) =>
        (receipt ??= readReceipt(form, search).catch((error: unknown) => {
          reportError(error, facts.requestId)
          return { kind: 'unknown' }
        })),
      // Only the first error of a request; later ones are consequences.
      reportError(error) {
        if (!isReported) reportError(error, facts.requestId)
        isReported = true
      },
    }
  }
}

async function noSubmit(): Promise<never> {
  throw new Fault('Only a post submits a form')
}
