import { describe, expect, it } from 'vitest'
import { failed } from '~/leads/form-service-response'
import type { Exchange } from '~/leads/form-service'
import type { Lead } from '~/leads/lead'
import { nextState } from '~/leads/next-state'
import { day, hour, iso, second } from '../../support/clock'
import { refused } from './sending'

const lead = { queuedAt: iso(0) } as Lead
const call = { isSent: true, status: 429, ms: 0, fault: null }
const exchange = { ...call, outcome: failed('rate_limited', ''), retryAfterMs: null as number | null }

/** When a lead that has waited since the epoch is sent again, in milliseconds since then; null for never. */
function nextTry(now: number, random = 0.5, retryAfterMs = exchange.retryAfterMs) {
  const circumstances = { isAwaited: false, now, random }
  const { state, nextAttemptAt } = nextState(lead, { ...exchange, retryAfterMs }, circumstances)
  expect(state).toBe(nextAttemptAt === null ? 'parked' : 'waiting')
  return nextAttemptAt === null ? null : Date.parse(nextAttemptAt)
}

/** The pauses until the leads' three days are over, when every try fails at once. */
function pauses(random: number): number[] {
  const all: number[] = []
  for (let now = 0; ;) {
    const next = nextTry(now, random)
    if (next === null) return all
    all.push(next - now)
    now = next
  }
}

const words = 'email should be an email'
const parked = { state: 'parked' }
const odd = failed('unexpected_format', 'Unexpected response format')
const answered = 'Unexpected response format: the form service answered 429'
const noService = { state: 'waiting', failure: null, failureMessage: 'No form service is configured' }
it.each<[string, Exchange | null, number, object]>([
  ['is parked by a refusal', { ...exchange, outcome: refused }, 0, { ...parked, failureMessage: words }],
  ['is parked by odd words, with the status', { ...exchange, outcome: odd }, 0, { failureMessage: answered }],
  ['waits on when the form ids are unset', null, hour, noService],
  ['is parked after three days without form ids', null, 4 * day, { ...noService, state: 'parked' }],
])('in the background, a waiting lead %s', (_, own, now, expected) => {
  const waiting = { ...lead, state: 'waiting' as const, mailAt: null, mailedAt: null }
  expect(nextState(waiting, own, { isAwaited: false, now, random: 0.5 })).toMatchObject(expected)
})

describe('the next try', () => {
  it.each([0, 0.5, 1])('comes after pauses from 30 s to 6 h that grow, for three days (%d)', (random) => {
    const all = pauses(random)
    expect(all[0]).toBe(30 * second * (1 + random))
    expect(Math.max(...all)).toBeLessThanOrEqual(6 * hour)
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    const days = all.reduce((sum, pause) => sum + pause, 0)
    expect(days).toBeGreaterThan(66 * hour)
    expect(days).toBeLessThanOrEqual(72 * hour)
    expect(all.length).toBeGreaterThan(15)
    expect(all.length).toBeLessThan(45)
  })

  it('comes up to the last millisecond of the three days', () => {
    expect(nextTry(66 * hour, 1)).toBe(72 * hour)
    expect(nextTry(66 * hour + 1, 1)).toBeNull()
  })

  it.each([
    ['as long as the form service asks', 2 * hour, 2 * hour],
    ['no less when it asks for less', 10 * second, 45 * second],
  ])('waits %s', (_, retryAfterMs, pause) => {
    expect(nextTry(0, 0.5, retryAfterMs)).toBe(pause)
  })
})
