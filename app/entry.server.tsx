import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { sealPage } from '~/http/content-security-policy'
import { InlineMark } from '~/ui/layout/inline-mark'
import { startLate } from '~/ui/layout/late-start'

/** Renders a whole page before the first byte leaves, so that an error in it can still become an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const mark = randomUUID()
  const marked = await render(
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

async function render(page: ReactNode): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
  // React 18 fills its buffer up with these where a character of several bytes does not fit its end.
  return html.replaceAll('\0', '')
}

/** Every unexpected error goes into the log; a 404 and its like are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.reportError(error)
}
