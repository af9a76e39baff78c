import { expect, it, onTestFinished, vi } from 'vitest'
import { clientKey } from '~/platform/client-key'
import { createFairQueue } from '~/platform/fair-queue'

const newQueue = () => createFairQueue({ perClient: 3, total: 5 })

it('lets one begin, and then leaves the event loop to connections for some iterations', async () => {
  // Else, iterations of a busy machine end the pause.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const enter = newQueue()
  let begun = 0
  const all = ['a', 'b'].map((client) => enter('others', client)!.then(() => (begun += 1)))
  const seen: number[] = []
  for (let iteration = 0; iteration < 40; iteration += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(begun)
  }
  await Promise.all(all)
  expect(seen.filter((count) => count === 1).length).toBeGreaterThan(20)
})

it.each([
  ['clients in turn, however much one of them wants', 'a1 a2 a3 b1', 'a1 b1 a2 a3'],
  ['what comes first, and others every other turn', 'a1 b1 !a1 !a2 !a3', '!a1 a1 !a2 b1 !a3'],
])('serves %s', async (_, entering, served) => {
  const enter = newQueue()
  const begun: string[] = []
  const turns = entering.split(' ').map((name) => {
    const client = name.replace('!', '')[0]!
    return enter(name.startsWith('!') ? 'first' : 'others', client)?.then(() => begun.push(name))
  })
  await Promise.all(turns)
  expect(begun.join(' ')).toBe(served)
})

it('turns away what is too much of one network, however many clients it has, and no stranger', () => {
  const enter = createFairQueue({ perClient: 3, total: 50 })
  const entered = (addresses: string[]) =>
    addresses.filter((address) => enter('first', clientKey(address))).length
  const numbers = Array.from({ length: 40 }, (_, number) => number)
  expect(entered(numbers.map((number) => `2001:db8:0:${number.toString(16)}::1`))).toBe(6)
  expect(entered(numbers.map((number) => `2001:db8:0:${(256 * number).toString(16)}::2`))).toBe(6)
  expect(entered(['2001:db8:1::1', '192.0.2.1', '192.0.2.10'])).toBe(3)
})

it('turns away what is too much of one client, or of all, and takes more once there is room', async () => {
  const enter = newQueue()
  const waiting = ['a', 'a', 'a'].map((client) => enter('others', client))
  expect(enter('others', 'a')).toBeNull()
  waiting.push(enter('others', 'b'), enter('others', 'c'))
  expect(enter('others', 'd')).toBeNull()
  expect(enter('first', 'a')).not.toBeNull()
  await Promise.all(waiting)
  expect(enter('others', 'a')).not.toBeNull()
})
