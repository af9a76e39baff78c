import { Scripts } from '@remix-run/react'
import { useContext } from 'react'
import type { PageHandle } from './page-handle'
import { ServerDocument } from './server-document'

// After the first contentful paint; after a second at the latest, since some browsers report none. A second start does nothing.
const starter = `addEventListener('load', () => {
  const template = document.querySelector('body > template')
  const start = () => template.replaceWith(template.content)
  setTimeout(start, 1000)
  window.PerformanceObserver && new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
})`

/**
 * Loads scripts after everything else, so that they don't compete with fonts and pictures. The server sends them in a template,
 * which the starter replaces by its content: the markup that React expects.
 */
export function LateStart({ script }: Required<Pick<PageHandle, 'script'>>) {
  const server = useContext(ServerDocument)
  if (!server) return <Scripts />
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
