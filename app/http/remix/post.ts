import type { AppLoadContext } from '@remix-run/node'
import type { Submit } from '~/enquiries/submit'
import { clientKey } from '~/platform/client-key'
import type { createFairQueue } from '~/platform/fair-queue'
import type { Answer, Answered } from '../answer'
import type { PageAddress } from '../cache/cache-key'
import { admit, refusals, refusedReport, type Refusal } from '../policy/admission'
import type { RequestFacts } from '../request-facts'
import type { LoadContext } from './load-context'
import { plainFormPage } from './plain-pages'

interface PostOptions {
  submit: Submit
  enter: ReturnType<typeof createFairQueue>
  loadContext: LoadContext
  addressOf(facts: RequestFacts): PageAddress
  handle(facts: RequestFacts, request: Request, context: AppLoadContext): Promise<Answer>
  refusalPage(facts: RequestFacts, refusal: Refusal): Promise<Answered>
  reportError(error: unknown, requestId?: string): void
  contactEmail: string
}

/** Answers a post: it is admitted or refused, its page's action takes it, and the form comes back or the visitor goes on. */
export function createPost(options: PostOptions) {
  const { submit, enter, loadContext, addressOf, handle, refusalPage, reportError, contactEmail } = options

  return async function post(facts: RequestFacts): Promise<Answered> {
    const admitted = await admit(facts)
    if ('reason' in admitted) return refuse(facts, admitted)
    const { form, body, publicOrigin } = admitted
    const { requestId, clientAddress, isData } = facts
    // A form is taken before anything waits, and only a page that comes back waits.
    const context = loadContext(facts, async (ownForm, fields) => {
      const submitted = await submit({ form: ownForm, fields, requestId, clientAddress, publicOrigin })
      const turn = submitted.kind === 'form' && !isData ? enter('first', clientKey(clientAddress)) : null
      await turn
      return { ...submitted, hasTurn: turn !== null }
    })
    // Without Origin, which is checked already: Remix would compare it with hosts that a proxy may have rewritten.
    const headers = { 'content-type': facts.headers.get('content-type') ?? '' }
    const request = new Request(publicOrigin + addressOf(facts).path, { method: 'POST', headers, body })
    const answered = await handle(facts, request, context).catch((error: unknown) => {
      reportError(error, requestId)
      return refusalPage(facts, refusals.failed)
    })
    const { taken } = context
    if (!taken) return refuse(facts, answered.status === 400 ? refusals.brokenBody : refusals.failed)
    const { report: submission, hasTurn } = taken
    // Neither a full queue nor a page that fails may cost a visitor the words.
    if (taken.kind === 'form' && !isData && (!hasTurn || answered.status === 500))
      return { ...plainFormPage(form, taken, contactEmail), submission }
    // Firefox can't go Back to a page that it may not store.
    const cacheControl = hasTurn ? 'private, no-cache' : 'private, no-store'
    return { ...answered, headers: { ...answered.headers, 'cache-control': cacheControl }, submission }
  }

  async function refuse(facts: RequestFacts, refusal: Refusal): Promise<Answered> {
    const { form, method } = facts
    const page = await refusalPage(facts, refusal)
    return form && method === 'POST' ? { ...page, submission: refusedReport(form.id, refusal) } : page
  }
}
