import { networksOf } from './client-key'

// Node.js accepts at most one connection in an iteration of the event loop. Under load, fewer iterations are enough.
const iterationsBetween = 32
const msBetween = 10

/** Starts one task, such as rendering a page, then leaves iterations of the event loop to connections. The lanes take turns. */
export function createFairQueue({ perClient, total }: { perClient: number; total: number }) {
  const lanes = { first: new Map<string, (() => void)[]>(), others: new Map<string, (() => void)[]>() }
  const sizes = { first: 0, others: 0 }
  let last: keyof typeof lanes = 'others'
  let pause = 0
  let pausedAt = 0
  let isRunning = false

  /** Resolves when the caller may start; null when too many wait in its lane. */
  return function enter(lane: keyof typeof lanes, client: string): Promise<void> | null {
    const own = lanes[lane].get(client) ?? []
    const waitingIn = (network: string) =>
      [...lanes[lane]].flatMap(([each, waiting]) => (each.startsWith(network) ? waiting : [])).length
    const isFull = (network: string, index: number) => waitingIn(network) >= perClient * 2 ** index
    if (sizes[lane] >= total || networksOf(client).some(isFull)) return null
    sizes[lane] += 1
    lanes[lane].set(client, own)
    if (!isRunning) setImmediate(iterate)
    isRunning = true
    return new Promise((resolve) => own.push(resolve))
  }

  function iterate(): void {
    // The last task has ended by now.
    if (pause === iterationsBetween) pausedAt = performance.now()
    const isPausing = pause > 0 && performance.now() - pausedAt < msBetween
    const isWaited = sizes.first + sizes.others > 0
    if (isPausing) pause -= 1
    else if (isWaited) begin()
    else pause = 0
    isRunning = pause > 0 || isWaited
    if (isRunning) setImmediate(iterate)
  }

  function begin(): void {
    const isOthersTurn = sizes.first === 0 || (last === 'first' && sizes.others > 0)
    last = isOthersTurn ? 'others' : 'first'
    pause = iterationsBetween
    for (const [client, own] of lanes[last]) {
      const start = own.shift()
      // The client goes behind the others.
      lanes[last].delete(client)
      if (own.length > 0) lanes[last].set(client, own)
      sizes[last] -= 1
      return start?.()
    }
  }
}
