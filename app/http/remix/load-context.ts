import type { AppLoadContext } from '@remix-run/node'
import type { Ask } from '~/ask/ask'
import type { AssistantId } from '~/ask/assistants'
import type { Submit, Submitted } from '~/enquiries/submit'
import type { Form } from '~/forms/form'
import type { Receipt } from '~/forms/receipt'
import type { PostedFields } from '~/forms/read-values'
import type { ReadReceipt } from '~/leads/receipts'
import { clientKey } from '~/platform/client-key'
import type { createFairQueue } from '~/platform/fair-queue'
import type { RequestInfo } from '../request/request-info'

declare module '@remix-run/node' {
  interface AppLoadContext {
    siteUrl: string
    now(): number
    contactEmail: string
    retentionDays: number
    submit(form: Form, fields: PostedFields): Promise<Submitted>
    /** The result of `submit`, and whether Remix renders the form: not while too many pages wait. */
    submitted?: Submitted & { rendering: 'notNeeded' | 'granted' | 'queueFull' }
    readReceipt(form: Form, search: URLSearchParams): Promise<Receipt>
    ask(id: AssistantId, soFar: Parameters<Ask>[1], draft?: Parameters<Ask>[3]): ReturnType<Ask>
    reportError(error: unknown): void
  }

  interface Future {
    v3_singleFetch: true
  }
}

export interface LoadContextOptions extends Pick<AppLoadContext, 'now' | 'contactEmail' | 'retentionDays'> {
  submit: Submit
  readReceipt: ReadReceipt
  ask: Ask
  reportError(error: unknown, requestId?: string): void
}

export function createLoadContext(options: LoadContextOptions, enter: ReturnType<typeof createFairQueue>) {
  const { now, contactEmail, retentionDays, submit, readReceipt, ask, reportError } = options
  return ({ requestId, publicOrigin, clientIp, isData }: RequestInfo): AppLoadContext => {
    const siteUrl = publicOrigin ?? ''
    let receipt: Promise<Receipt> | undefined
    let isReported = false
    const context: AppLoadContext = {
      now,
      contactEmail,
      retentionDays,
      siteUrl,
      // A submission is taken at once; only the page that shows the form again waits for its turn.
      async submit(form, fields) {
        const submitted = await submit({ form, fields, requestId, clientIp, siteUrl })
        const isPage = submitted.kind === 'form' && !isData
        const turn = isPage && enter('first', clientKey(clientIp))
        await turn
        const rendering = isPage ? (turn ? 'granted' : 'queueFull') : 'notNeeded'
        context.submitted = { ...submitted, rendering }
        return submitted
      },
      readReceipt: (form, search) => (receipt ??= readReceipt(form, search, requestId)),
      ask: (id, soFar, draft) => ask(id, soFar, clientIp, draft),
      // Later errors of a request are consequences of the first.
      reportError(error) {
        if (!isReported) reportError(error, requestId)
        isReported = true
      },
    }
    return context
  }
}
