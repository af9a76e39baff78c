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

it.each([true, false])('ends with a stop, whether it came before: %s', async (isBefore) => {
  const stop = new AbortController()
  const hanging = () => withDeadline(10_000, () => new Promise(() => {}), stop.signal)
  if (isBefore) stop.abort()
  const work = hanging()
  stop.abort()
  await expect(work).rejects.toThrow('aborted')
})
