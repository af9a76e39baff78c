import { Scripts } from '@remix-run/react'
import { useContext } from 'react'
import starter from './late-start-script.ts?script'
import type { PageHandle } from './page-handle'
import { ServerDocument } from './server-document'

/**
 * Loads scripts after everything else, so that they don't compete with fonts and pictures. The server sends them in a template,
 * which the starter replaces by its content: the markup that React expects.
 */
export function LateStart({ script }: Required<Pick<PageHandle, 'script'>>) {
  const server = useContext(ServerDocument)
  if (!import.meta.env.SSR || !server) return <Scripts />
  const { mark, entries } = server
  return (
    <>
      <template>
        {script === 'router' ? (
          <RouterScripts {...server} />
        ) : (
          entries.map((url) => <script key={url} type="module" src={url} />)
        )}
      </template>
      <script nonce={mark} dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  )
}

function RouterScripts({ mark, handoff }: ServerDocument) {
  // In JSON, `<` only occurs in strings; escaped, it cannot end the script.
  const state = JSON.stringify(handoff).replaceAll('<', '\\u003c')
  const enqueue = `__remixContext.streamController.enqueue(${state});__remixContext.streamController.close()`
  return (
    <>
      <Scripts nonce={mark} />
      <script nonce={mark} dangerouslySetInnerHTML={{ __html: enqueue }} />
    </>
  )
}
