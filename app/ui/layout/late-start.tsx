import { useContext, type ReactNode } from 'react'
import { ServerDocument } from './server-document'

// One script a task, so that a tap in between is answered. The template is gone before hydration, which waits for the last one.
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
 * Starts scripts after the first contentful paint: any sooner, they would compete with the fonts and pictures of the first
 * screen. The server sends them in a template, and what starts them leaves the markup that React expects.
 */
export function LateStart({ children }: { children: ReactNode }) {
  const server = useContext(ServerDocument)
  if (!import.meta.env.SSR || !server) return children
  // In JSON, `<` stands only within strings; escaped, it cannot end the script.
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
