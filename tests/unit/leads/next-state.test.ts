import { describe, expect, it } from 'vitest'
import { nextTry } from '~/leads/next-state'
import { hour, second } from '../../support/clock'

const none = { queuedAt: 0, retryAfterMs: null, random: 0.5 }

/** The pauses until the leads' three days are over, when every try fails at once. */
function pauses(random: number): number[] {
  const all: number[] = []
  for (let now = 0; ;) {
    const next = nextTry({ ...none, now, random })
    if (next === null) return all
    all.push(next - now)
    now = next
  }
}

describe('the next try', () => {
  it.each([0, 0.5, 1])('comes after pauses from 30 s to 6 h that grow, for three days (%d)', (random) => {
    const all = pauses(random)
    expect(all[0]).toBe(30 * second * (1 + random))
    expect(Math.max(...all)).toBeLessThanOrEqual(6 * hour)
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect(all.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(66 * hour)
    expect(all.length).toBeGreaterThan(15)
    expect(all.length).toBeLessThan(45)
  })

  it.each([
    ['as long as the form service asks', 2 * hour, 2 * hour],
    ['no less when it asks for less', 10 * second, 45 * second],
    ['six hours when it asks for more', 73 * hour, 6 * hour],
    ['six hours when it asks for ever', Infinity, 6 * hour],
  ])('waits %s', (_, retryAfterMs, pause) => {
    expect(nextTry({ ...none, now: 0, retryAfterMs })).toBe(pause)
  })

  it('does not come when three days are over by then', () => {
    expect(nextTry({ ...none, now: 66 * hour, random: 1 })).toBe(72 * hour)
    expect(nextTry({ ...none, now: 66 * hour + 1, random: 1 })).toBeNull()
  })
})
