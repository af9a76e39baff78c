import { existsSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keepReserve, useReserve } from '~/leads/reserve'
import { purgeAll } from '~/leads/retention'
import { openJournal, recordAs, temporaryUrl } from '../../support/temporary-journal'

it('a purge gives the room back to the disk when the journal is closed', async () => {
  const url = temporaryUrl()
  const path = url.replace('file:', '')
  const journal = await openJournal(url)
  for (let index = 100; index < 400; index += 1) {
    const reference = `AAAA-2${index}`
    await recordAs('delivered', journal, { reference, values: { message: 'x'.repeat(8000) } })
  }
  await journal.close()
  const before = statSync(path).size
  const again = await openJournal(url)
  expect(await purgeAll(again, ['delivered'], '2027-01-01')).toBe(300)
  await again.close()
  expect(statSync(path).size).toBeLessThan(before / 5)
})

it('a removal may use the room that is kept for it, on whatever disk', async () => {
  const url = temporaryUrl()
  const reserve = `${url.replace('file:', '')}.reserve`
  await keepReserve(url)
  await keepReserve(url)
  expect(statSync(reserve)).toMatchObject({ size: 8 * 1024 * 1024, mode: 0o100600 })
  useReserve(url)
  useReserve(url)
  expect(existsSync(reserve)).toBe(false)
  await keepReserve('postgres://lead@nowhere.invalid/leads')
  useReserve('postgres://lead@nowhere.invalid/leads')
})
