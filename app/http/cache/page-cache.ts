import type { MiddlewareHandler } from 'hono'
import { brotli, gzipped } from './compression'
import { createPageStore } from './page-store'
import type { HttpEnv, RequestFacts } from '../request-facts'
import { createResource, type Resource } from './resource'

// Some hundreds of pages in all their codings.
const storeBytes = 64 * 1024 * 1024

// Browsers ask each time, and mostly hear that nothing has changed; what stands in front of us asks once a minute.
const forEverybody = 'public, max-age=0, s-maxage=60'
const forOneVisitor = 'private, no-cache'

const bestQuality = 11

/** Whether an answer came from memory, went into it, or has nothing to do with it. */
export type MemoryUse = 'hit' | 'render' | 'pass'

/** Pages and their data as they left the pipeline once, kept for everybody who asks for the same address. */
export interface PageCache {
  /** The page for this request, if it is kept; and notes in the facts that it was. */
  recall(method: string, facts: RequestFacts): Resource | undefined
  /** Answers from memory, and keeps what may be kept. All headers that everybody gets have to be set further in. */
  middleware: MiddlewareHandler<HttpEnv>
}

/** @param limit in bytes */
export function createPageCache(limit = storeBytes): PageCache {
  const store = createPageStore(limit)
  const underWay = new Map<string, Promise<Resource | null>>()

  const recall: PageCache['recall'] = (method, facts) => {
    const address = keptAddress(method, facts)
    const page = address === null ? undefined : store.get(address)
    if (page) facts.memory = 'hit'
    return page
  }

  return {
    recall,
    async middleware(c, next) {
      const { facts } = c.var
      const renderAlone = async () => {
        facts.memory = 'pass'
        await next()
        if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', forOneVisitor)
      }
      const renderForAll = async (address: string) => {
        facts.memory = 'render'
        await next()
        const page = await keep(c.res, facts)
        if (page) store.set(address, page)
        else if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', forOneVisitor)
        return page
      }

      const address = keptAddress(c.req.method, facts)
      if (address === null) return renderAlone()
      let page = recall(c.req.method, facts) ?? null
      if (!page) {
        const others = underWay.get(address)
        if (others) {
          page = await others
          if (!page) return renderAlone()
          facts.memory = 'hit'
        } else {
          const rendering = renderForAll(address).finally(() => underWay.delete(address))
          underWay.set(address, rendering)
          page = await rendering
          if (!page) return
        }
      }
      const { status, headers, body } = page.answer(c.req.raw.headers)
      c.res = undefined
      c.res = new Response(body, { status, headers })
    },
  }
}

/** Where a request's page is kept; null for all that is made for one request. */
function keptAddress(
  method: string,
  { publicOrigin, isKnownOrigin, requestHost, canonicalAddress }: RequestFacts,
) {
  const isForAll =
    (method === 'GET' || method === 'HEAD') && requestHost !== null && canonicalAddress !== null
  // The origin is part of a page, and where SITE_URL is unset, visitors name it.
  return isForAll && isKnownOrigin ? publicOrigin + canonicalAddress : null
}

/** Makes a resource of an answer; null for what is not the same for everybody. Reads the answer's body if it is. */
async function keep(answer: Response, { canonicalAddress }: RequestFacts): Promise<Resource | null> {
  if (answer.status !== 200 || answer.headers.has('Cache-Control') || answer.headers.has('Set-Cookie'))
    return null
  const content = new Uint8Array(await answer.arrayBuffer())
  // There are thousands of addresses with a query, and anybody may ask for all of them.
  const quality = canonicalAddress?.includes('?') ? undefined : bestQuality
  const [br, gzip] = await Promise.all([brotli(content, quality), gzipped(content)])
  return createResource(
    { ...Object.fromEntries(answer.headers), 'cache-control': forEverybody },
    new Map([
      ['br', br],
      ['gzip', gzip],
      ['identity', content],
    ]),
  )
}
