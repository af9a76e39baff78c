import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSubmissionThrottle } from '~/leads/submission-rate'
import type { Log } from '~/platform/log'
import { hourMs, type SharedCounts } from '~/platform/rate-limit'

function start(perClient: number, total = 1000, count: SharedCounts['count'] | null = null) {
  const log = vi.fn<Log>()
  const shared = count && { count, close: async () => {} }
  const clock = { ms: 1 }
  const monotonic = () => clock.ms
  return { log, clock, throttle: createSubmissionThrottle({ perClient, total, shared, log, monotonic }) }
}

it('lets all clients together through as often as the total says, and one line tells that it is reached', async () => {
  const { throttle, log } = start(1, 3)
  // A client that has run out takes nothing from the others.
  for (let tries = 0; tries < 10; tries += 1) await throttle('192.0.2.0')
  const limits: unknown[] = []
  for (let number = 1; number < 6; number += 1) limits.push((await throttle(`192.0.2.${number}`))?.limit)
  expect(limits).toEqual([undefined, undefined, 'total', 'total', 'total'])
  const message = 'SUBMISSIONS_PER_HOUR_TOTAL of 3 is reached'
  expect(log.mock.calls).toEqual([['error', { event: 'throttle', message }]])
})

it('an hour ends by a clock that is never set, whatever the time of day says', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { throttle, clock } = start(1, 3)
  vi.setSystemTime(Date.now() + 10 * 24 * hourMs)
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect(await throttle(address)).toBeNull()
  vi.useRealTimers()
  clock.ms += hourMs - 1000
  expect(await throttle('192.0.2.4')).toEqual({ limit: 'total', retryAfterSeconds: 1 })
  clock.ms += 1001
  for (const address of ['192.0.2.1', '192.0.2.4']) expect(await throttle(address)).toBeNull()
})

it('what a network is refused takes nothing from its clients', async () => {
  const { throttle } = start(2)
  const send = async (count: number, client: string) => {
    const answers = await Promise.all(
      Array.from({ length: count }, () => throttle(`2001:db8:0:${client}::1`)),
    )
    return answers.filter((answer) => answer === null).length
  }
  // More than its own takes nothing from the others of its /56, nor they from the others of its /48.
  expect(await Promise.all([send(10, '1'), send(10, '2'), send(10, '3')])).toEqual([2, 2, 0])
  expect([await send(10, '101'), await send(10, '201'), await send(10, '301')]).toEqual([2, 2, 0])
})

describe('a count that servers share', () => {
  it('is insured in this process: what fails counts, and lets no more through', async () => {
    const { throttle, log } = start(20, 5000, async (key) => {
      if (key !== 'total') throw new Error('timeout')
      return null
    })
    const answers = await Promise.all(Array.from({ length: 2000 }, () => throttle('192.0.2.1')))
    expect(answers.filter((answer) => answer === null)).toHaveLength(20)
    expect(log).toHaveBeenCalledTimes(20)
  })

  it('is not asked again about a client that has run out elsewhere', async () => {
    let points = 0
    const { throttle } = start(20, 1000, async (key) => (key !== 'total' && (points += 1) > 1 ? 60 : null))
    for (let tries = 0; tries < 10; tries += 1) await throttle('192.0.2.1')
    expect(points).toBe(2)
  })
})

it.each([
  ['/56', 1, 10],
  ['/48', 256, 20],
])(
  'the /64s of one %s together send no more than is theirs, and take it from no stranger',
  async (_, step, most) => {
    const { throttle } = start(5)
    const sent = async (prefix: string) => {
      const answers = []
      for (let number = 0; number < 40; number += 1)
        answers.push(await throttle(`${prefix}:${(step * number).toString(16)}::1`))
      return answers.filter((answer) => answer === null).length
    }
    expect([await sent('2001:db8:1'), await sent('2001:db8:2')]).toEqual([most, most])
  },
)

it.each([
  ['an IPv4 address in IPv6 clothes', '192.0.2.1', '::ffff:192.0.2.1', true],
  ['an IPv6 /64', '2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff', true],
  ['an IPv6 /64 however it is written', '2001:db8:0:1::1', '2001:0DB8:0000:0001:0:0:0:2', true],
  ['an address that cannot be parsed', 'unknown', 'unknown', true],
  ['the next IPv4 address', '192.0.2.1', '192.0.2.2', false],
  ['the next /64', '2001:db8:0:1::1', '2001:db8:0:2::1', false],
  ['an IPv6 address', '192.0.2.1', '2001:db8::1', false],
])('one client is %s of it: %s, %s: %s', async (_, address, other, isSame) => {
  const { throttle } = start(1)
  await throttle(address)
  expect((await throttle(other)) !== null).toBe(isSame)
})
