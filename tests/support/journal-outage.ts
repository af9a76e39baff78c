import { expect } from 'vitest'
import { startLoad, type LoadReport } from './load'
import { startProxy, type ProxyName } from './proxies'
import { missingFrom } from './rolling-restart'
import { startServer } from './server-process'

interface Outage {
  names: readonly ProxyName[]
  databaseUrl: string
  /** @param pid of the server */
  begin(pid: number): void | Promise<void>
  end(pid: number): void | Promise<void>
  /** How long it lasts at least, in milliseconds. */
  forMs?: number
}

export interface OutageReport extends LoadReport {
  name: ProxyName
  /** Who was told that their enquiry is saved, and is not in the journal. */
  lost: string[]
}

/** Visits a server by each of these proxies at once while its journal cannot be used for a time. */
export async function journalOutage({ names, databaseUrl, begin, end, forMs = 0 }: Outage) {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    // Known to the site, so that pages come from its cache.
    SITE_URL: 'https://localhost',
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '1000000',
  })
  const proxies = await Promise.all(names.map((name) => startProxy(name, { ports: [server.port] })))
  // Caddy sends a visitor on before it has made its certificate.
  const loads = proxies.map(({ url }) => startLoad(url, { connections: 8, pauseMs: 100 }))
  const untilMore = async (kind: string) => {
    const counts = () => loads.map(({ report }) => report.answers[kind] ?? 0)
    const before = counts()
    const hasMore = () => counts().every((count, index) => count >= before[index]! + 3)
    await expect.poll(hasMore, { timeout: 50_000 }).toBe(true)
  }
  try {
    await untilMore('POST 303')
    const begunAt = performance.now()
    await begin(server.pid)
    await untilMore('POST 503')
    await untilMore('GET 200')
    const restMs = forMs - (performance.now() - begunAt)
    await new Promise((resolve) => setTimeout(resolve, restMs))
    await end(server.pid)
    await untilMore('POST 303')
    const reports = await Promise.all(loads.map((load) => load.stop()))
    return await Promise.all(
      reports.map(async (report, index): Promise<OutageReport> => {
        return { ...report, name: names[index]!, lost: await missingFrom(databaseUrl, report.acknowledged) }
      }),
    )
  } finally {
    await Promise.all(loads.map((load) => load.stop()))
    await Promise.all(proxies.map((proxy) => proxy.stop()))
    server.destroy()
  }
}

/** Where a page did not come, a form was neither taken nor given back with every word, or what was acknowledged is lost. */
export function dishonesties(reports: readonly OutageReport[]): string[] {
  // 502: recorded when the journal went away, and told so on our own page.
  const honest = ['GET 200', 'POST 303', 'POST 503', 'POST 502']
  return reports.flatMap(({ name, answers, failures, lost }) => {
    const dishonest = Object.keys(answers).filter((kind) => !honest.includes(kind))
    return [...dishonest, ...failures, ...lost.map((email) => `lost ${email}`)].map(
      (each) => `${name}: ${each}`,
    )
  })
}
