import { execFileSync } from 'node:child_process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dishonesties, journalOutage } from '../support/journal-outage'
import { startOwnPostgres } from '../support/postgres'
import { missingProxies, proxyNames } from '../support/proxies'
import { temporaryUrl } from '../support/temporary-journal'

const missing = missingProxies(proxyNames, 'an outage of the journal behind a proxy')
const names = proxyNames.filter((name) => !missing.includes(name))

describe.skipIf(names.length === 0)(
  `an outage of the journal behind ${names.join(', ')}`,
  { timeout: 180_000 },
  () => {
    it('PostgreSQL stops: pages stay, forms are given back with every word, and taken again without a restart', async () => {
      const postgres = await startOwnPostgres()
      onTestFinished(() => postgres.stop())
      const { url: databaseUrl, halt, resume } = postgres
      const reports = await journalOutage({ names, databaseUrl, begin: halt, end: resume })
      expect(dishonesties(reports)).toEqual([])
      expect(reports).toHaveLength(names.length)
    })

    it.skipIf(process.platform !== 'linux')(
      'the disk is full: pages stay, forms are given back with every word, and taken again without a restart',
      async () => {
        // Whatever the server writes to a file from now on fails, as on a full disk.
        const limitFiles = (pid: number, size: string) =>
          void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}`])
        const reports = await journalOutage({
          names,
          databaseUrl: temporaryUrl(),
          begin: (pid) => limitFiles(pid, '1:unlimited'),
          end: (pid) => limitFiles(pid, 'unlimited'),
        })
        expect(dishonesties(reports)).toEqual([])
      },
    )
  },
)
