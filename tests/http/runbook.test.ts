import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openJournal } from '~/leads/journal'
import { createDatabase } from '../support/database'
import { runBuilt } from '../support/run-built'
import { withFormService } from '../support/site'
import { lease, newLead, settlement, temporaryFolder } from '../support/temporary-journal'
import { startTestSite } from '../support/test-servers'

const runbook = readFileSync('docs/operations.md', 'utf8')
const blocks = (language: string) =>
  [...runbook.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text)
const lines = blocks('sh').flatMap((block) => block.split('\n').map((line) => line.replace(/\s+#.*/, '')))
const inline = [...runbook.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
/** The commands of the runbook that begin with this word, each once. */
const commands = (program: string) => {
  const found = [...lines, ...inline].filter((command) => command.startsWith(`${program} `))
  return [...new Set(found)].filter((command) => !/[…{]/.test(command))
}

/** A journal with a lead in each state, and a copy of it, both as the runbook names them. */
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  mkdirSync(join(folder, 'data'))
  const journal = openJournal(`file:${join(folder, 'data/leads.db')}`)
  const values = { email: 'ann@customer.example' }
  await journal.record(newLead({ reference: 'K7F2-9QXM', state: 'quarantined', values }), lease)
  for (const state of ['delivered', 'kept', 'refused', 'waiting', 'parked'] as const) {
    const reference = `AAAA-${state.slice(0, 4).toUpperCase()}`
    await journal.record(newLead({ reference, values }), lease)
    const nextAttemptAt = state === 'waiting' ? '2026-05-05T12:01:00.000Z' : null
    await journal.settle(reference, lease.holder, settlement({ state, nextAttemptAt }))
  }
  await journal.close()
  await run(folder, ['backup', 'data/backup-2026-11-21T08-00-00Z.db'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (cwd: string, words: readonly string[]) =>
  runBuilt('leads', words, { DATABASE_URL: 'file:data/leads.db', ...withFormService }, { cwd })

describe('docs/operations.md', () => {
  it.each(commands('leads'))('has a command that works: %s', async (written) => {
    const own = temporaryFolder()
    cpSync(folder, own, { recursive: true })
    const database = 'postgres://dayfive@db.internal/dayfive?sslmode=verify-full'
    const command = written
      .replace(database, written.includes(database) ? await createDatabase() : '')
      .replace(/ >.*/, '')
      .replace('/mnt/safe', own)
      .replace('file:data/', `file:${own}/`)
    // `leads status` exits with 1 if something needs a person.
    const expected = command.startsWith('leads status') ? 1 : 0
    expect(await run(own, command.split(' ').slice(1))).toMatchObject({ code: expected })
  })

  it('says to the log who runs a command, in containers and under systemd', () => {
    const ways = blocks('sh').flatMap((block) => block.match(/^within\(\) [^}]*\}/gm) ?? [])
    expect(ways).toHaveLength(2)
    for (const way of ways) expect(way).toContain('SUDO_USER="${SUDO_USER:-$USER}')
  })

  it('has health checks that a server responds to', async () => {
    const site = await startTestSite()
    const asked = commands('curl').map((command) => /https?:\/\/[^/]+(\/\S*)/.exec(command)?.[1])
    expect(asked).toEqual(expect.arrayContaining(['/readyz', '/readyz/journal', '/healthz']))
    for (const path of asked) expect((await site.request(path ?? '')).status, path).toBe(200)
  })

  it('quotes lines as the log has them', () => {
    const fits = new Ajv2020({ allowUnionTypes: true }).compile(
      JSON.parse(readFileSync('docs/log-schema.json', 'utf8')) as object,
    )
    const quoted = blocks('json').flatMap((block) => block.trim().split('\n'))
    expect(quoted.length).toBeGreaterThan(5)
    for (const line of quoted) expect(fits(JSON.parse(line)), line).toBe(true)
  })
})
