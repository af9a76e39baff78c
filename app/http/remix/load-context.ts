import type { data } from '@remix-run/node'
import type { Form } from '~/forms/form'
import type { Receipt } from '~/forms/receipt'
import type { Reply } from '~/forms/reply'

/** A redirect to the success address, or the form again with what there is to say about it. */
export type SubmitAnswer = Response | ReturnType<typeof data<Reply>>

declare module '@remix-run/node' {
  /** What loaders and actions can do beyond their module; made for each request. */
  interface AppLoadContext {
    /** The origin under which visitors know the site, such as `https://dayfive.example`. */
    siteUrl: string
    /** The clock: milliseconds since 1970. */
    now(): number
    contactEmail: string
    /** How long a lead is kept once it is settled. */
    retentionDays: number
    /** Set when the request is answered by an error page whatever the route. */
    refusal: { status: number } | null
    /** Resolves when this request may render; absent under another server. */
    renderingTurn?(): Promise<void>
    /** Handles a posted form. */
    submit(form: Form, request: Request): Promise<SubmitAnswer>
    /** Reads what the address of a form's page says of an earlier submission. */
    readReceipt(form: Form, search: URLSearchParams): Promise<Receipt>
    /** Writes an unexpected error into the log. */
    reportError(error: unknown): void
  }

  interface Future {
    v3_singleFetch: true
  }
}
