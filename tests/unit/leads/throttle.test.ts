import { describe, expect, it } from 'vitest'
import { createThrottle as createThrottleOf, openCounter } from '~/leads/throttle'

const createThrottle = (submissionsPerHour: number) =>
  createThrottleOf(openCounter('file:leads.db', submissionsPerHour).counter, () => {})

it('lets as many through as it is told, then says how long to wait', async () => {
  const throttle = createThrottle(2)
  expect(await throttle('192.0.2.1')).toBeNull()
  expect(await throttle('192.0.2.1')).toBeNull()
  const seconds = await throttle('192.0.2.1')
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60 * 60)
  expect(Number.isInteger(seconds)).toBe(true)
})

describe('one client', () => {
  it.each([
    ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
    ['an IPv4 address in IPv6 clothes', '192.0.2.1', '::ffff:192.0.2.1'],
    ['an IPv6 /64', '2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff'],
    ['an IPv6 /64 however it is written', '2001:db8:0:1::1', '2001:0DB8:0000:0001:0:0:0:2'],
    ['an address that nobody can read', 'unknown', 'unknown'],
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
