import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { withDeadline } from '~/platform/deadline'

it('leaves no listener at the signal of a stop, which outlives it', async () => {
  const { signal } = new AbortController()
  await withDeadline(1000, async () => {}, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

it.each([true, false])('ends with a stop, whether it came before: %s', async (isBefore) => {
  const stop = new AbortController()
  const hanging = () => withDeadline(10_000, () => new Promise(() => {}), stop.signal)
  if (isBefore) stop.abort()
  const work = hanging()
  stop.abort()
  await expect(work).rejects.toThrow('aborted')
})
