import { describe, expect, it } from 'vitest'
import { nextTry } from '~/leads/retry-schedule'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const none = { retryAfterMs: null, random: 0.5 }

/** The pauses until the leads' three days are over, when every try fails at once. */
function pauses(random: () => number): number[] {
  const all: number[] = []
  let now = 0
  for (;;) {
    const next = nextTry({ queuedAt: 0, now, retryAfterMs: null, random: random() })
    if (next === null) return all
    all.push(next - now)
    now = next
  }
}

describe('the next try', () => {
  it.each([
    ['the earliest', 0, 30 * second],
    ['the latest', 1, minute],
  ])('comes first after half a minute to a minute: %s', (_, random, pause) => {
    expect(nextTry({ ...none, queuedAt: 5, now: 5, random })).toBe(5 + pause)
  })

  it.each([0, 0.5, 1])('comes after pauses from 30 s to 6 h that grow, for three days (%d)', (random) => {
    const all = pauses(() => random)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(30 * second)
    expect(Math.max(...all)).toBeLessThanOrEqual(6 * hour)
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect(all.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(66 * hour)
    expect(all.length).toBeGreaterThan(15)
    expect(all.length).toBeLessThan(45)
  })

  it('grows by a share of what was waited, not by steps that stay the same', () => {
    const all = pauses(() => 1)
    expect(all.slice(1, 8)).toEqual([1, 2, 4, 8, 16, 32, 64].map((minutes) => minutes * minute))
  })

  it('spreads leads that failed together', () => {
    const nexts = [0, 0.25, 0.5, 0.75, 1].map((random) =>
      nextTry({ ...none, queuedAt: 0, now: 24 * hour, random }),
    )
    expect(nexts).toEqual([27, 27.75, 28.5, 29.25, 30].map((hours) => hours * hour))
  })

  it('waits for as long as the form service asks', () => {
    expect(nextTry({ ...none, queuedAt: 0, now: 0, retryAfterMs: 2 * hour })).toBe(2 * hour)
    expect(nextTry({ ...none, queuedAt: 0, now: 0, random: 1, retryAfterMs: 10 * second })).toBe(minute)
  })

  it('waits six hours when the form service asks for more', () => {
    for (const retryAfterMs of [7 * hour, 73 * hour, Infinity]) {
      expect(nextTry({ ...none, queuedAt: 0, now: 0, retryAfterMs })).toBe(6 * hour)
    }
  })

  it('does not come when three days are over by then', () => {
    expect(nextTry({ ...none, queuedAt: 0, now: 66 * hour, random: 1 })).toBe(72 * hour)
    expect(nextTry({ ...none, queuedAt: 0, now: 66 * hour + 1, random: 1 })).toBeNull()
  })
})
