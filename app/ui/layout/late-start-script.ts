/**
 * Starts the scripts in the page's template after its first contentful paint; after a second at the latest, since some browsers
 * report none. WebKit aborts what a page loads when it is left, and keeps the page: such scripts start again with it.
 */
const template = document.querySelector<HTMLTemplateElement>('body > template')!

addEventListener(
  'error',
  ({ target }) => {
    const script = target as HTMLScriptElement
    if (script.type !== 'module') return
    const startAgain = () => {
      // Only a script that was parsed anew runs.
      script.replaceWith(document.createRange().createContextualFragment(script.outerHTML))
    }
    addEventListener('pageshow', startAgain, { once: true })
  },
  true,
)

addEventListener('load', () => {
  setTimeout(start, 1000)
  if (!window.PerformanceObserver) return
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
  })
  observer.observe({ type: 'paint', buffered: true })
})

/** Another start does nothing. */
function start() {
  template.replaceWith(template.content)
}
