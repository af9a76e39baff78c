import { expect, it } from 'vitest'
import { createBusyRetry } from '~/leads/sqlite/busy-retry'
import { sqliteError } from '~/leads/sqlite/file'

it('while the journal is locked one waiting call polls, and the others follow', async () => {
  const busy = sqliteError('busy', 'SQLITE_BUSY')
  const retryWhileBusy = createBusyRetry()
  let isLocked = true
  const [first, ...others] = Array.from({ length: 100 }, () => {
    const call = { tries: 0, result: Promise.resolve(0) }
    call.result = retryWhileBusy(async () => {
      call.tries += 1
      if (isLocked) throw busy
      return call.tries
    })
    return call
  })
  await expect.poll(() => first!.tries).toBeGreaterThan(5)
  expect(others.map(({ tries }) => tries)).toEqual(others.map(() => 1))
  isLocked = false
  await first!.result
  expect(await Promise.all(others.map(({ result }) => result))).toEqual(others.map(() => 2))
})
