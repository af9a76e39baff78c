/**
 * Starts what needs files. If they don't arrive, it starts again when the page is shown again: WebKit aborts what a page loads
 * when it is left, and keeps the page in the back/forward cache.
 */
export function retryWhenShown(start: () => Promise<unknown>) {
  start().catch((cause) => {
    reportError(cause)
    addEventListener('pageshow', () => retryWhenShown(start), { once: true })
  })
}
