import { expect, it } from 'vitest'
import { createBusyRetry } from '~/leads/busy-retry'

const busy = new Error('busy')

/** A lock, and calls that count their tries while it is held. */
function locked() {
  const lock = { isHeld: true }
  const retryWhileBusy = createBusyRetry((error) => error === busy)
  const call = () => {
    const own = { tries: 0, result: Promise.resolve(0) }
    own.result = retryWhileBusy(async () => {
      own.tries += 1
      if (lock.isHeld) throw busy
      return own.tries
    })
    return own
  }
  return { lock, retryWhileBusy, call }
}

it('lets one waiting call poll, and the others follow', async () => {
  const { lock, call } = locked()
  const [first, ...others] = Array.from({ length: 100 }, call)
  await expect.poll(() => first!.tries).toBeGreaterThan(5)
  expect(others.map(({ tries }) => tries)).toEqual(others.map(() => 1))
  lock.isHeld = false
  await first!.result
  expect(await Promise.all(others.map(({ result }) => result))).toEqual(others.map(() => 2))
})

it('passes on at once what fails for another reason, and lets the next try', async () => {
  const { lock, retryWhileBusy, call } = locked()
  const broken = new Error('broken')
  const failing = retryWhileBusy(async () => {
    throw lock.isHeld ? busy : broken
  })
  const next = call()
  lock.isHeld = false
  await expect(failing).rejects.toBe(broken)
  expect(await next.result).toBe(2)
  await expect(retryWhileBusy(() => Promise.reject(broken))).rejects.toBe(broken)
})

it('gives up in time', async () => {
  const { call } = locked()
  const waiting = Array.from({ length: 3 }, call)
  expect(await Promise.allSettled(waiting.map(({ result }) => result))).toEqual(
    waiting.map(() => ({ status: 'rejected', reason: busy })),
  )
})
