import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './request-facts'

const keptSeconds = 10

/**
 * Lets a browser keep the data that it fetches ahead, because its visitor points at a link, until the link is followed; without
 * this it would ask for the same data once more.
 */
export function prefetched(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const { isPrefetch, isData } = c.var.facts
    if (isPrefetch && isData && c.res.ok) c.header('Cache-Control', `private, max-age=${keptSeconds}`)
  }
}
