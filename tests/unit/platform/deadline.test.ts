import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { withDeadline } from '~/platform/deadline'

it('leaves no listener at the signal of a stop, which outlives it', async () => {
  const { signal } = new AbortController()
  await withDeadline(1000, async () => {}, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
