import { Scripts } from '@remix-run/react'
import { useContext } from 'react'
import type { PageHandle } from './page-handle'
import { ServerDocument } from './server-document'

// Starts the scripts after the first paint, which even a preload would delay; at once in a page that is hidden or prerendered.
const start = `{let late=document.getElementById('late'),start=()=>late.replaceWith(late.content),frame=requestAnimationFrame
document.hidden?start():frame(()=>frame(start))}`

export function PageScripts({ script }: Required<Pick<PageHandle, 'script'>>) {
  const { nonce, handoff, entries } = useContext(ServerDocument)!
  if (script === 'islands')
    return entries.map((url) => <script key={url} type="module" src={url} {...{ fetchpriority: 'low' }} />)
  // An escaped `<`, which JSON has only in strings, cannot end the script.
  const state = JSON.stringify(handoff).replaceAll('<', '\\u003c')
  const enqueue = `__remixContext.streamController.enqueue(${state});__remixContext.streamController.close()`
  return (
    <>
      <template id="late">
        <Scripts nonce={nonce} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: enqueue }} />
      </template>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}
