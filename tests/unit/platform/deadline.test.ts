import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { withDeadline } from '~/platform/deadline'

it('leaves nothing at the signal of a stop, which outlives it, and is not aborted by it', async () => {
  const stop = new AbortController()
  const ended = await withDeadline(1000, async (signal) => signal, stop.signal)
  expect(getEventListeners(stop.signal, 'abort')).toEqual([])
  stop.abort()
  expect(ended.aborted).toBe(false)
})
