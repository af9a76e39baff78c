import type { Ask } from '~/assistant/service/ask'
import type { AssistantId } from '~/assistant/service/assistants'
import type { SubmitReply } from '~/enquiries/submit'
import type { Form } from '~/forms/form'
import type { Receipt } from '~/forms/receipt'
import type { PostedFields } from '~/forms/read-values'

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The public origin, such as `https://dayfive.example`. */
    siteUrl: string
    now(): number
    contactEmail: string
    retentionDays: number
    /** Set when the response is an error page whatever the route. */
    refusal: { status: number } | null
    submit(form: Form, fields: PostedFields): Promise<SubmitReply>
    /** How many fields of the form that comes back have errors. */
    errorCount?(): number
    /** Waits for a turn to render the page; false when too many wait. Absent where nothing has to. */
    mayRender?(): Promise<boolean>
    readReceipt(form: Form, search: URLSearchParams): Promise<Receipt>
    /** Asks the assistant of a page within the limits of the visitor's address. */
    ask(id: AssistantId, questions: readonly string[], draft?: Parameters<Ask>[3]): ReturnType<Ask>
    reportError(error: unknown): void
  }

  interface Future {
    v3_singleFetch: true
  }
}
