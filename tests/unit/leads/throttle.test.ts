import { describe, expect, it, vi } from 'vitest'
import { createThrottle as createThrottleOf, type SharedCounts } from '~/leads/throttle'
import type { Log } from '~/platform/log'

const createThrottle = (perClient: number, total = 1000) =>
  createThrottleOf({ perClient, total, shared: null, log: () => {} })

it('lets as many through as it is told, then says how long to wait', async () => {
  const throttle = createThrottle(2)
  expect(await throttle('192.0.2.1')).toBeNull()
  expect(await throttle('192.0.2.1')).toBeNull()
  const throttled = await throttle('192.0.2.1')
  expect(throttled?.limit).toBe('client')
  expect(throttled?.retryAfterSeconds).toBeGreaterThan(0)
  expect(throttled?.retryAfterSeconds).toBeLessThanOrEqual(60 * 60)
  expect(Number.isInteger(throttled?.retryAfterSeconds)).toBe(true)
})

describe('all clients together', () => {
  it('are let through as often as the total says, and one line tells that it is reached', async () => {
    const log = vi.fn<Log>()
    const throttle = createThrottleOf({ perClient: 5, total: 3, shared: null, log })
    const answers = []
    for (let number = 0; number < 6; number += 1) answers.push(await throttle(`192.0.2.${number}`))
    expect(answers.map((answer) => answer?.limit)).toEqual([
      undefined,
      undefined,
      undefined,
      'total',
      'total',
      'total',
    ])
    expect(log.mock.calls).toEqual([
      ['error', { event: 'throttle', message: 'SUBMISSIONS_PER_HOUR_TOTAL of 3 is reached' }],
    ])
  })

  it('lose nothing to a client that has run out', async () => {
    const throttle = createThrottle(1, 3)
    for (let tries = 0; tries < 10; tries += 1) await throttle('192.0.2.1')
    expect(await throttle('192.0.2.2')).toBeNull()
    expect(await throttle('192.0.2.3')).toBeNull()
    expect(await throttle('192.0.2.4')).toMatchObject({ limit: 'total' })
  })
})

describe('a count that servers share', () => {
  const sharing = (count: SharedCounts['count']): SharedCounts => ({ count, close: async () => {} })
  const failing: SharedCounts['count'] = async (key) => {
    if (key !== 'total') throw new Error('timeout')
    return null
  }

  it('is insured in this process: what fails counts, and lets no more through', async () => {
    const log = vi.fn<Log>()
    const throttle = createThrottleOf({ perClient: 20, total: 5000, shared: sharing(failing), log })
    const answers = await Promise.all(Array.from({ length: 2000 }, () => throttle('192.0.2.1')))
    expect(answers.filter((answer) => answer === null)).toHaveLength(20)
    expect(log).toHaveBeenCalledTimes(20)
  })

  it('is not asked again about a client that has run out elsewhere', async () => {
    let points = 0
    const elsewhere: SharedCounts['count'] = async (key) => (key !== 'total' && (points += 1) > 1 ? 60 : null)
    const throttle = createThrottleOf({
      perClient: 20,
      total: 1000,
      shared: sharing(elsewhere),
      log: () => {},
    })
    for (let tries = 0; tries < 10; tries += 1) await throttle('192.0.2.1')
    expect(points).toBe(2)
  })
})

describe('one client', () => {
  it.each([
    ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
    ['an IPv4 address in IPv6 clothes', '192.0.2.1', '::ffff:192.0.2.1'],
    ['an IPv6 /64', '2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff'],
    ['an IPv6 /64 however it is written', '2001:db8:0:1::1', '2001:0DB8:0000:0001:0:0:0:2'],
    ['an address that cannot be parsed', 'unknown', 'unknown'],
  ])('is %s', async (_, address, same) => {
    const throttle = createThrottle(1)
    expect(await throttle(address)).toBeNull()
    expect(await throttle(same)).not.toBeNull()
  })

  it.each([
    ['the next IPv4 address', '192.0.2.1', '192.0.2.2'],
    ['the next /64', '2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['an IPv6 address', '192.0.2.1', '2001:db8::1'],
  ])('is not %s', async (_, address, other) => {
    const throttle = createThrottle(1)
    expect(await throttle(address)).toBeNull()
    expect(await throttle(other)).toBeNull()
  })
})
