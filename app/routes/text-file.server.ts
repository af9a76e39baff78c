import type { AppLoadContext } from '@remix-run/node'
import Builder from 'fast-xml-builder'
import { errorPages } from '~/content/errors'

const hour = 60 * 60

/**
 * Answers with a file that is made for the origin it is asked at. No page stands around it, so that a refused request is told
 * so in one line.
 */
export function textFile({ refusal }: AppLoadContext, contentType: string, text: string): Response {
  if (refusal) return new Response(`${errorPages[refusal.status]?.title}\n`, { status: refusal.status })
  return new Response(text, {
    headers: { 'Content-Type': contentType, 'Cache-Control': `public, max-age=${hour}` },
  })
}

const builder = new Builder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: 'cdata',
  format: true,
  suppressEmptyNode: true,
})

/** An XML document: a key is an element, one that begins with `@` an attribute, `cdata` unescaped text. */
export function xml(root: Record<string, unknown>): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root })
}
