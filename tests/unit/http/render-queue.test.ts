import { expect, it } from 'vitest'
import { createRenderQueue } from '~/http/remix/render-queue'

const nextIteration = () => new Promise((resolve) => setImmediate(resolve))

it('lets one task begin in each iteration of the event loop, in their order', async () => {
  const { turn } = createRenderQueue(10)
  const begun: number[] = []
  for (const number of [1, 2, 3]) void turn().then(() => begun.push(number))
  const seen = []
  for (let iteration = 0; iteration < 4; iteration += 1) {
    await nextIteration()
    seen.push(begun.length)
  }
  expect(begun).toEqual([1, 2, 3])
  expect(seen).toEqual([1, 2, 3, 3])
})

it('goes on with tasks that come later, also from within a turn', async () => {
  const { turn } = createRenderQueue(10)
  const begun: string[] = []
  await turn()
  await Promise.all([
    turn()
      .then(turn)
      .then(() => begun.push('from within')),
    turn().then(() => begun.push('beside')),
  ])
  await turn().then(() => begun.push('later'))
  expect(begun).toEqual(['beside', 'from within', 'later'])
})

it('rejects tasks when the queue is full', async () => {
  const { turn, enter } = createRenderQueue(2)
  const waiting = [turn(), enter()]
  expect(enter()).toBeNull()
  await Promise.all(waiting)
  expect(enter()).not.toBeNull()
})
