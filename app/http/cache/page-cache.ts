import { LRUCache } from 'lru-cache'
import type { Answered, RequestHeaders } from '../answer'
import { brotliQuality, compress, encodeAll } from './compression'
import { createResource, type Resource } from './resource'

/** Rendered pages, kept in memory for every request of the same key. */
export interface PageCache {
  /**
   * Answers from memory, or renders. Concurrent requests for one key share a rendering. An answer that brings a Cache-Control
   * of its own is not stored.
   *
   * @param key null for an answer to this request alone
   * @returns a promise only where something has to be rendered
   */
  answer(
    key: string | null,
    request: RequestHeaders,
    render: () => Promise<Answered>,
  ): Answered | Promise<Answered>
}

// Browsers revalidate each time and mostly hear that nothing has changed; a shared cache revalidates once a minute.
const shared = 'public, max-age=0, s-maxage=60'
const notShared = 'private, no-cache'

interface Rendered {
  answer: Answered
  /** Null when the answer is for one request alone. */
  resource: Resource | null
}

/** @param maxBytes what is stored; 0 stores nothing, as in development */
export function createPageCache(maxBytes: number): PageCache {
  const store = new LRUCache<string, Resource>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
  })
  const renderings = new Map<string, Promise<Rendered>>()

  return {
    answer(key, request, render) {
      if (key === null) return render().then((answer) => pass(answer, request))
      const stored = store.get(key)
      if (stored) return { ...stored.answer(request), cacheUse: 'hit' }
      const underWay = renderings.get(key)
      if (underWay) return underWay.then(({ resource }) => share(resource, request, render))
      const rendering = renderShared(key, render).finally(() => renderings.delete(key))
      renderings.set(key, rendering)
      return rendering.then(({ answer, resource }) =>
        resource ? { ...resource.answer(request), cacheUse: 'render' } : pass(answer, request),
      )
    },
  }

  async function renderShared(key: string, render: () => Promise<Answered>): Promise<Rendered> {
    const answer = await render()
    const { status, headers, body } = answer
    if (headers['cache-control'] || !body) return { answer, resource: null }
    // Anyone may ask for the thousands of addresses with a query, so those are compressed quickly.
    const isQuick = maxBytes === 0 || key.includes('?')
    const bodies = await encodeAll(body, isQuick ? brotliQuality.quick : brotliQuality.cached)
    const cacheControl = { 'cache-control': status === 200 ? shared : notShared }
    const resource = createResource({ ...headers, ...cacheControl }, bodies, status)
    if (maxBytes > 0) store.set(key, resource)
    return { answer, resource }
  }
}

async function share(resource: Resource | null, request: RequestHeaders, render: () => Promise<Answered>) {
  if (!resource) return pass(await render(), request)
  return { ...resource.answer(request), cacheUse: 'hit' as const }
}

async function pass(answer: Answered, request: RequestHeaders): Promise<Answered> {
  const headers = { 'cache-control': notShared, ...answer.headers }
  return { ...(await compress({ ...answer, headers }, request)), cacheUse: 'pass' }
}
