import type { data } from '@remix-run/node'
import type { Form } from '~/forms/form'
import type { Receipt } from '~/forms/receipt'
import type { Reply } from '~/forms/reply'
import type { Ask } from '~/showroom/ask'
import type { Base } from '~/showroom/assistants'

/** A redirect to the success URL, or the form with a notice. */
export type SubmitAnswer = Response | ReturnType<typeof data<Reply>>

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The public origin, such as `https://dayfive.example`. */
    siteUrl: string
    now(): number
    contactEmail: string
    retentionDays: number
    /** Set when the response is an error page whatever the route. */
    refusal: { status: number } | null
    submit(form: Form, request: Request): Promise<SubmitAnswer>
    readReceipt(form: Form, search: URLSearchParams): Promise<Receipt>
    /** Asks the assistant of a page within the limits of the visitor's address. */
    ask(base: Base, question: string): ReturnType<Ask>
    reportError(error: unknown): void
  }

  interface Future {
    v3_singleFetch: true
  }
}
