import { describe, expect, it } from 'vitest'
import { repeat } from '~/platform/repeat'

describe('repeated work', () => {
  it('goes on round after round, one at a time', async () => {
    let running = 0
    let rounds = 0
    const repetition = repeat(async () => {
      running += 1
      expect(running).toBe(1)
      await Promise.resolve()
      running -= 1
      rounds += 1
    }, 1)
    await expect.poll(() => rounds).toBeGreaterThan(2)
    await repetition.stop()
    expect(running).toBe(0)
  })

  it('stops without waiting for the pause, and starts no round afterwards', async () => {
    let rounds = 0
    const repetition = repeat(async () => {
      rounds += 1
    }, 1_000_000)
    await expect.poll(() => rounds).toBe(1)
    await repetition.stop()
    expect(rounds).toBe(1)
  })

  it('lets the round under way come to its end, told by the signal', async () => {
    let isDone = false
    const repetition = repeat(
      (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            isDone = true
            resolve()
          })
        }),
      1,
    )
    await repetition.stop()
    expect(isDone).toBe(true)
  })
})
