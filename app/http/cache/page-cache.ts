import { LRUCache } from 'lru-cache'
import type { HandledResponse, RequestHeaders } from '../request/response'
import { brotliQuality, compress, encodeAll } from './content-coding'
import { createResource, type Resource } from './resource'

export type PageCache = ReturnType<typeof createPageCache>

type Render = () => Promise<HandledResponse>

// Browsers revalidate each time, and a CDN once a minute.
const shared = 'public, max-age=0, s-maxage=60'
const notShared = 'private, no-cache'

/** @param maxBytes 0 disables the cache, as in development */
export function createPageCache(maxBytes: number, quality: number, reportError: (error: unknown) => void) {
  const store = new LRUCache<string, Resource>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
  })
  const renderings = new Map<string, ReturnType<typeof renderShared>>()

  return { respond }

  /** Synchronous for a stored page. A page with a null key or its own Cache-Control is not stored. Concurrent requests share a rendering. */
  function respond(key: string | null, request: RequestHeaders, render: Render) {
    if (key === null) return render().then((response) => pass(response, request))
    const stored = store.get(key)
    return stored ? { cacheUse: 'hit' as const, ...stored.respond(request) } : rendered(key, request, render)
  }

  async function rendered(key: string, request: RequestHeaders, render: Render): Promise<HandledResponse> {
    const pending = renderings.get(key)
    const rendering = pending ?? renderShared(key, render).finally(() => renderings.delete(key))
    renderings.set(key, rendering)
    const { response, resource } = await rendering
    if (resource) return { ...resource.respond(request), cacheUse: pending ? 'hit' : 'render' }
    return pass(pending ? await render() : response, request)
  }

  async function renderShared(key: string, render: Render) {
    const response = await render()
    const { status, headers, body } = response
    if (headers['cache-control'] || !body) return { response, resource: null }
    const cacheControl = { 'cache-control': status === 200 ? shared : notShared }
    const encoded = async (level: number) =>
      createResource({ ...headers, ...cacheControl }, await encodeAll(body, level), status)
    const resource = await encoded(brotliQuality.quick)
    if (maxBytes > 0) store.set(key, resource)
    // The first visitor does not wait for better compression. URLs with a query get none: any client can make thousands of them.
    if (maxBytes > 0 && quality > brotliQuality.quick && !key.includes('?')) {
      // Changed in place: the store would count a new entry as a use, or bring an evicted page back.
      encoded(quality).then((smaller) => Object.assign(resource, smaller), reportError)
    }
    return { response, resource }
  }
}

async function pass(response: HandledResponse, request: RequestHeaders): Promise<HandledResponse> {
  const headers = { 'cache-control': notShared, ...response.headers }
  return { ...(await compress({ ...response, headers }, request)), cacheUse: 'pass' }
}
