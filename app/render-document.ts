import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders a whole document before the first byte leaves, so that an error in it can still become an error page.
 *
 * @throws the first error of the shell, of a suspended part or of the stream
 */
export async function renderDocument(page: ReactNode): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onError: reject,
      // React calls this after an error too; piping then fails, which by now changes nothing.
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    })
  })
  // React 18 fills its buffer up with these where a character of several bytes does not fit its end.
  return html.replaceAll('\0', '')
}
