import { randomUUID } from 'node:crypto'
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { sealPage } from '~/http/policy/content-security-policy'
import { InlineMark } from '~/ui/layout/inline-mark'
import { startLate } from '~/ui/layout/late-start'
import { renderDocument } from './render-document'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { renderingTurn }: AppLoadContext,
) {
  await renderingTurn?.()
  const mark = randomUUID()
  const marked = await renderDocument(
    <InlineMark.Provider value={mark}>
      <RemixServer context={context} url={request.url} nonce={mark} />
    </InlineMark.Provider>,
  )
  const { html, policy } = sealPage(marked, mark)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's own scripts and styles, while someone works on the pages, are inline and without a mark.
  if (!import.meta.env.PROD) return new Response(html, { status, headers })
  headers.set('Content-Security-Policy', policy)
  return new Response(startLate(html), { status, headers })
}

/** Every unexpected error goes into the log; a 404 and its like are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.reportError(error)
}
