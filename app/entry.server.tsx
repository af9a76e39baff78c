import { randomUUID } from 'node:crypto'
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { sealPage } from '~/http/policy/security-headers'
import { ServerDocument } from '~/ui/layout/server-document'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  // RemixServer would write the data into scripts after </html>; <PageScripts> has a valid place for it.
  { serverHandoffStream, ...context }: EntryContext,
  { contactEmail, submitted }: AppLoadContext,
) {
  // After a post, only a form that comes back is rendered, once it has its turn.
  if (request.method === 'POST' && submitted?.rendering !== 'granted') return new Response(null, { status })
  const nonce = randomUUID()
  const { hmr, entry } = context.manifest as typeof context.manifest & { hmr?: { runtime: string } }
  const entries = hmr ? [hmr.runtime, entry.module] : [entry.module]
  const handoff = await new Response(serverHandoffStream).text()
  // Rendered completely before the first byte is sent, so that an error can become an error page.
  const rendered = renderToString(
    <ServerDocument.Provider value={{ nonce, handoff, entries, contactEmail }}>
      <RemixServer context={context} url={request.url} />
    </ServerDocument.Provider>,
  )
  const { html, policy } = sealPage(`<!DOCTYPE html>${rendered}`, nonce)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Development has no policy, since Vite injects inline scripts.
  headers.set('Content-Security-Policy', import.meta.env.PROD ? policy : '')
  return new Response(html, { status, headers })
}

/** Does not report thrown responses, such as a 404. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.reportError(error)
}
