/** Lets tasks begin one by one; see {@link createTurnstile}. */
export interface Turnstile {
  /** Resolves when it is the caller's turn, in the order of the calls. */
  turn(): Promise<void>
  /** The same for a new request; null when as many wait as may. */
  enter(): Promise<void> | null
}

/**
 * Starts at most one waiting task in each iteration of the event loop. Rendering a page takes some milliseconds of the process,
 * and answering from memory takes microseconds: between two renderings all requests that arrived meanwhile are looked at, so
 * that a flood of expensive ones delays the cheap ones by one rendering, not by all of them.
 *
 * @param limit how many may wait
 */
export function createTurnstile(limit: number): Turnstile {
  const waiting = new Set<() => void>()
  const next = () => {
    const [begin] = waiting
    if (!begin) return
    waiting.delete(begin)
    if (waiting.size > 0) setImmediate(next)
    begin()
  }
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.add(resolve)
      if (waiting.size === 1) setImmediate(next)
    })
  return { turn, enter: () => (waiting.size < limit ? turn() : null) }
}
