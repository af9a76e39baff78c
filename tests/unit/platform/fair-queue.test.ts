import { expect, it } from 'vitest'
import { clientKey } from '~/platform/client-key'
import { createFairQueue } from '~/platform/fair-queue'

const newQueue = () => createFairQueue({ perClient: 3, total: 5 })

/** Resolves to what had begun, in order, when all have. */
async function order(entering: Record<string, Promise<void> | null>): Promise<string[]> {
  const begun: string[] = []
  await Promise.all(Object.entries(entering).map(([name, turn]) => turn?.then(() => begun.push(name))))
  return begun
}

it('lets one begin, and then leaves the event loop to connections for some iterations', async () => {
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

it('serves clients in turn, however much one of them wants', async () => {
  const enter = newQueue()
  expect(
    await order({
      a1: enter('others', 'a'),
      a2: enter('others', 'a'),
      a3: enter('others', 'a'),
      b1: enter('others', 'b'),
    }),
  ).toEqual(['a1', 'b1', 'a2', 'a3'])
})

it('begins with what comes first, and leaves others every other turn', async () => {
  const enter = newQueue()
  expect(
    await order({
      other1: enter('others', 'a'),
      other2: enter('others', 'b'),
      first1: enter('first', 'a'),
      first2: enter('first', 'a'),
      first3: enter('first', 'a'),
    }),
  ).toEqual(['first1', 'other1', 'first2', 'other2', 'first3'])
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
