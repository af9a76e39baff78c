/**
 * A queue that starts at most one task in each iteration of the event loop. Rendering a page takes milliseconds and a cached
 * response microseconds: pending I/O is handled between two renderings, so cached responses wait for at most one of them.
 *
 * @param limit of waiting tasks, for `enter`
 */
export function createRenderQueue(limit: number) {
  const waiting = new Set<() => void>()
  const next = () => {
    const [begin] = waiting
    if (!begin) return
    waiting.delete(begin)
    if (waiting.size > 0) setImmediate(next)
    begin()
  }
  /** Resolves when the caller may start, in the order of the calls. */
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.add(resolve)
      if (waiting.size === 1) setImmediate(next)
    })
  /** The same for a new request; null if the queue is full. */
  const enter = () => (waiting.size < limit ? turn() : null)
  return { turn, enter }
}
