import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openJournal } from '~/leads/open-journal'
import { listAll } from '../support/list-all'
import { startServer } from '../support/server-process'

/** The command that docs/operations.md tells operators, on this folder instead of theirs. */
function backupCommand(folder: string): string {
  const [command = ''] = /^node -e .*VACUUM INTO.*$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  expect(command).not.toBe('')
  return command.replaceAll("'data/", `'${folder}/`)
}

it('the documented copy of a running SQLite journal is whole, private, and can be served from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  const server = await startServer({
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    SUBMISSIONS_PER_HOUR: '1000',
  })
  const send = (url: string, number: number) =>
    fetch(`${url}/consultation`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ann', email: `ann${number}@example.com`, message: 'Hello' }),
      redirect: 'manual',
    })
  for (let number = 0; number < 10; number += 1) await send(server.url, number)
  const copying = spawn('bash', ['-c', backupCommand(folder)])
  const copied = once(copying, 'exit')
  for (let number = 10; copying.exitCode === null; number += 1) {
    expect((await send(server.url, number)).status).toBe(303)
  }
  expect(await copied).toEqual([0, null])
  server.destroy()

  const copy = join(folder, 'backup.db')
  expect(statSync(copy).mode & 0o077).toBe(0)
  const restored = await startServer({ DATABASE_URL: `file:${copy}` })
  expect((await send(restored.url, 1000)).status).toBe(303)
  expect(await restored.stop()).toBe(0)
  restored.destroy()
  const journal = openJournal(`file:${copy}`)
  const emails = (await listAll(journal)).map(({ values }) => values.email)
  await journal.close()
  for (let number = 0; number < 10; number += 1) expect(emails).toContain(`ann${number}@example.com`)
  rmSync(folder, { recursive: true, force: true })
})
