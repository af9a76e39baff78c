import { existsSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keepReserve, withReserve } from '~/leads/disk-reserve'
import { purgeAll } from '~/leads/retention'
import { openJournal, recordAs, temporaryUrl } from '../../support/temporary-journal'

it('the check of a journal writes more than the longest inquiry does', async () => {
  const url = temporaryUrl()
  const journal = await openJournal(url)
  const size = () => statSync(`${url.replace('file:', '')}-wal`).size
  const grown = async (write: () => Promise<unknown>, before = size()) => (await write(), size() - before)
  const values = { message: '語'.repeat(10_000) }
  const longest = await grown(() => recordAs('received', journal, { values }))
  expect(await grown(() => journal.checkWritable('2026-05-06T12:00:00.000Z'))).toBeGreaterThan(longest)
})

it('after a purge, closing the journal gives room back to the disk', async () => {
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

it.each([
  ['purge', 'SQLITE_FULL'],
  ['purgeable', 'SQLITE_IOERR_SHMSIZE'],
] as const)('the %s of a removal uses the reserve when the disk is full: %s', async (method, code) => {
  const url = temporaryUrl()
  const reserve = `${url.replace('file:', '')}.reserve`
  await keepReserve(url)
  await keepReserve(url)
  expect(statSync(reserve)).toMatchObject({ size: 8 * 1024 * 1024, mode: 0o100600 })
  const journal = await openJournal(url)
  await recordAs('delivered', journal)
  expect(await withReserve(journal, url).purge(['delivered'], '2025-01-01', 10)).toBe(0)
  expect(existsSync(reserve)).toBe(true)
  const full = async () => {
    if (existsSync(reserve)) throw Object.assign(new Error('full'), { code })
    return 1
  }
  const onFullDisk = withReserve({ ...journal, [method]: full }, url)
  expect(await (onFullDisk[method] as typeof full)()).toBe(1)
  const elsewhere = withReserve({ ...journal, purge: full }, 'postgres://lead@nowhere.invalid/leads')
  await keepReserve(url)
  await expect(elsewhere.purge(['delivered'], '2027-01-01', 10)).rejects.toThrow('full')
})
