import type { AppLoadContext } from '@remix-run/node'
import type { Answer, Answered } from '../request/response'
import { admit, refusals, refusedReport, type Refusal } from '../policy/admission'
import type { RequestFacts } from '../request/request-info'
import { plainFormPage } from './plain-pages'

interface PostOptions {
  loadContext(facts: RequestFacts): AppLoadContext
  addressOf(facts: RequestFacts): { path: string }
  handle(facts: RequestFacts, request: Request, context: AppLoadContext): Promise<Answer>
  refusalPage(facts: RequestFacts, refusal: Refusal): Promise<Answered>
  reportError(error: unknown, requestId?: string): void
  contactEmail: string
}

/** Answers a post: it is admitted or refused, its page's action takes it, and the form comes back or the visitor goes on. */
export function createPost(options: PostOptions) {
  const { loadContext, addressOf, handle, refusalPage, reportError, contactEmail } = options

  return async function post(facts: RequestFacts): Promise<Answered> {
    const admitted = await admit(facts)
    if ('reason' in admitted) return refuse(facts, admitted)
    const { form, body, publicOrigin } = admitted
    // Without Origin, which is checked already: Remix would compare it with hosts that a proxy may have rewritten.
    const headers = { 'content-type': facts.headers.get('content-type') ?? '' }
    const request = new Request(publicOrigin + addressOf(facts).path, { method: 'POST', headers, body })
    const context = loadContext(facts)
    const answered = await handle(facts, request, context).catch((error: unknown) => {
      reportError(error, facts.requestId)
      return refusalPage(facts, refusals.failed)
    })
    // Left by the action.
    const { taken } = context
    if (!taken) return refuse(facts, answered.status === 400 ? refusals.brokenBody : refusals.failed)
    const { report: submission, hasTurn } = taken
    // Neither a full queue nor a page that fails may cost a visitor the words.
    if (taken.kind === 'form' && !facts.isData && (!hasTurn || answered.status === 500))
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
