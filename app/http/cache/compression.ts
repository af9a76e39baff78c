import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { bestCoding, type Coding } from './content-coding'
import type { HttpEnv } from '../request-facts'

// The qualities above take twice the time and more for a page, and spare it one byte in a hundred.
const quickQuality = 5

/** Compresses text by brotli; the best quality, 11, takes a page some 100 ms of a core. */
export async function brotli(content: Uint8Array, quality = quickQuality): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return new Uint8Array(await promisify(brotliCompress)(content, { params }))
}

/** Compresses by gzip, in the quality that suits answers made for one visitor. */
export async function gzipped(content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(gzip)(content))
}

const available: ReadonlySet<Coding> = new Set(['br', 'gzip', 'identity'])

/** Sends what is made for one visitor in the best coding that they take. Files and kept pages have their codings already. */
export function compression(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const { res } = c
    if (c.var.facts.memory === 'render' || !c.var.facts.isKnownOrigin) return
    // Said by an answer that was made in several codings.
    if (res.headers.has('Vary')) return
    if (
      !/^(text\/|application\/(\w+\+)?(json|xml)\b)/.test(res.headers.get('Content-Type') ?? '') ||
      !res.body
    )
      return
    c.header('Vary', 'Accept-Encoding', { append: true })
    const coding = bestCoding(c.req.header('Accept-Encoding') ?? '', available)
    if (coding === 'identity' || c.req.method === 'HEAD') return
    const content = new Uint8Array(await res.arrayBuffer())
    const body = await (coding === 'br' ? brotli(content) : gzipped(content))
    c.res = new Response(body, res)
    c.header('Content-Encoding', coding)
    c.header('Content-Length', String(body.length))
  }
}
