import { openJournal } from '~/leads/open-journal'
import { freePorts } from './free-port'
import { startLoad, type LoadReport } from './load'
import { startProxy, type ProxyName } from './proxies'
import { startServer } from './server-process'
import { listAll } from './list-all'

export interface RollingRestart extends LoadReport {
  exitCodes: (number | null)[]
  /** Who was told that their enquiry is saved, and is not in the journal. */
  lost: string[]
}

/** Restarts two servers behind a proxy one after the other, under load; as docs/operations.md has it. */
export async function rollingRestart(
  name: ProxyName,
  databaseUrl: string,
  rounds: number,
): Promise<RollingRestart> {
  const ports = (await freePorts(2)) as [number, number]
  const start = (port: number) =>
    startServer({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '1',
      // Known to the site, so that pages come from its cache.
      SITE_URL: 'https://localhost',
      SUBMISSIONS_PER_HOUR: '100000',
      SUBMISSIONS_PER_HOUR_TOTAL: '1000000',
    })
  const servers = await Promise.all(ports.map(start))
  const proxy = await startProxy(name, { ports })
  const load = startLoad(proxy.url)
  try {
    // Each has to be in use before the other may go.
    for (const server of servers) await server.until('request')
    const exitCodes: (number | null)[] = []
    for (let restart = 0; restart < 2 * rounds; restart += 1) {
      const index = restart % 2
      exitCodes.push(await servers[index]!.stop('SIGTERM'))
      servers[index]!.destroy()
      servers[index] = await start(ports[index]!)
      await servers[index].until('request')
    }
    const report = await load.stop()
    return { ...report, exitCodes, lost: await missingFrom(databaseUrl, report.acknowledged) }
  } finally {
    await load.stop()
    await proxy.stop()
    for (const server of servers) server.destroy()
  }
}

/** Which of these e-mail addresses the journal does not have. */
export async function missingFrom(databaseUrl: string, emails: readonly string[]): Promise<string[]> {
  const journal = openJournal(databaseUrl)
  const recorded = new Set((await listAll(journal)).map(({ values }) => values.email))
  await journal.close()
  return emails.filter((email) => !recorded.has(email))
}
