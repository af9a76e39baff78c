import { expect, it, onTestFinished, vi } from 'vitest'
import type { Log } from '~/platform/log'
import { createThrottle, hourMs, type CountShared } from '~/platform/rate-limit'
import { rowsOf } from '../../support/rows'

function start(perClient: number, total = 1000, countShared: CountShared | null = null) {
  const log = vi.fn<Log>()
  const clock = { ms: 1 }
  const monotonic = () => clock.ms
  const throttle = createThrottle({ perClient, total, countShared, log, monotonic, totalReached: 'No more' })
  /** How many posts at once are let through, of these addresses in turn. */
  async function passed(posts: number, addressOf: (number: number) => string) {
    const refusals = await Promise.all(
      Array.from({ length: posts }, (_, number) => throttle(addressOf(number))),
    )
    return refusals.filter((refusal) => refusal === null).length
  }
  return { log, clock, throttle, passed }
}

it('the total limits all clients together, and one line logs that it is reached', async () => {
  const { throttle, passed, log } = start(1, 3)
  // A client that has run out takes nothing from the others.
  expect(await passed(10, () => '192.0.2.0')).toBe(1)
  expect(await passed(5, (number) => `192.0.2.${number + 1}`)).toBe(2)
  expect(await throttle('192.0.2.9')).toMatchObject({ limit: 'total' })
  expect(log.mock.calls).toEqual([['error', { event: 'throttle', message: 'No more' }]])
})

it('what is given back can be taken again', async () => {
  const { throttle, passed } = start(1, 1)
  expect(await passed(2, () => '192.0.2.0')).toBe(1)
  await throttle('192.0.2.0', -1)
  expect(await passed(2, () => '192.0.2.0')).toBe(1)
})

it('an hour ends by a clock that is never set, not by the time of day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { throttle, passed, clock } = start(1, 3)
  vi.setSystemTime(Date.now() + 10 * 24 * hourMs)
  expect(await passed(3, (number) => `192.0.2.${number}`)).toBe(3)
  vi.useRealTimers()
  clock.ms += hourMs - 1000
  expect(await throttle('192.0.2.4')).toEqual({ limit: 'total', retryAfterSeconds: 1 })
  clock.ms += 1001
  expect(await passed(2, (number) => `192.0.2.${number}`)).toBe(2)
})

it('a refusal to a network takes nothing from its clients', async () => {
  const { passed } = start(2)
  const send = (client: string) => passed(10, () => `2001:db8:0:${client}::1`)
  // More than its own takes nothing from the others of its /56, nor they from the others of its /48.
  expect(await Promise.all(['1', '2', '3'].map(send))).toEqual([2, 2, 0])
  expect(await Promise.all(['101', '201', '301'].map(send))).toEqual([2, 2, 0])
})

it.each([
  ['/56', 1, 10],
  ['/48', 256, 20],
])('the /64s of one %s share a limit, and take nothing from others', async (...row) => {
  const [, step, most] = row
  const { passed } = start(5)
  const sent = (prefix: string) =>
    passed(40, (number) => `2001:db8:${prefix}:${(step * number).toString(16)}::1`)
  expect([await sent('1'), await sent('2')]).toEqual([most, most])
})

it('without the shared count, this process limits by its own count, and says so once an outage', async () => {
  let isDown = true
  const { passed, log } = start(20, 5000, () =>
    isDown ? Promise.reject(new Error()) : Promise.resolve(null),
  )
  expect(await passed(2000, () => '192.0.2.1')).toBe(20)
  expect(log.mock.calls).toEqual([['error', { event: 'throttle', message: 'Counted here alone: Error' }]])
  isDown = false
  await passed(1, () => '192.0.2.2')
  isDown = true
  await passed(5, () => '192.0.2.3')
  expect(log).toHaveBeenCalledTimes(2)
})

it('the shared count is not asked again about a client that is over its limit', async () => {
  let points = 0
  const { throttle } = start(20, 1000, async (key) => (key !== 'total' && (points += 1) > 1 ? 60 : null))
  for (let tries = 0; tries < 10; tries += 1) await throttle('192.0.2.1')
  expect(points).toBe(2)
})

it.each(rowsOf('support/client-addresses'))('%s: %s and %s are one client: %s', async (...row) => {
  const [, address, other, isSame] = row
  const { throttle } = start(1)
  await throttle(address)
  expect((await throttle(other)) !== null).toBe(isSame === 'yes')
})
