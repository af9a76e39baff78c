import { useContext, type ReactNode } from 'react'
import { ServerDocument } from './server-document'

// One script per task, so that input in between is handled. The template is removed before the last one hydrates.
const starter = `new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('first-contentful-paint').length) return
  observer.disconnect()
  const template = document.querySelector('body > template')
  const startNext = () => {
    template.before(template.content.firstChild)
    if (template.content.firstChild) setTimeout(startNext)
    else template.remove()
  }
  template.before(...template.content.querySelectorAll('link'))
  setTimeout(startNext)
}).observe({ type: 'paint', buffered: true })`

/**
 * Loads scripts after the first contentful paint, so that they don't compete with fonts and images. The server sends them in a
 * template; the starter leaves the markup that React expects.
 */
export function LateStart({ children }: { children: ReactNode }) {
  const server = useContext(ServerDocument)
  if (!import.meta.env.SSR || !server) return children
  // In JSON, `<` only occurs in strings; escaped, it cannot end the script.
  const handoff = JSON.stringify(server.handoff).replaceAll('<', '\\u003c')
  const enqueue = `__remixContext.streamController.enqueue(${handoff});__remixContext.streamController.close()`
  return (
    <>
      <template>
        {children}
        <script nonce={server.mark} dangerouslySetInnerHTML={{ __html: enqueue }} />
      </template>
      <script nonce={server.mark} dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  )
}
