import { Scripts } from '@remix-run/react'
import { useContext } from 'react'
import type { PageHandle } from './page-handle'
import { ServerDocument } from './server-document'

/** What a page needs beside page-script.ts. */
export function PageScripts({ script }: Required<Pick<PageHandle, 'script'>>) {
  const { nonce, handoff, entries } = useContext(ServerDocument)!
  if (script === 'islands') return entries.map((url) => <script key={url} type="module" src={url} />)
  // In JSON, `<` only occurs in strings; escaped, it cannot end the script.
  const state = JSON.stringify(handoff).replaceAll('<', '\\u003c')
  const enqueue = `__remixContext.streamController.enqueue(${state});__remixContext.streamController.close()`
  return (
    <>
      <Scripts nonce={nonce} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: enqueue }} />
    </>
  )
}
