import { expect } from 'vitest'
import { loadedServer, startLoad, type LoadReport } from './load'
import { startProxy, type ProxyName } from './proxies'
import { startServer } from './server-process'

interface Outage {
  names: readonly ProxyName[]
  databaseUrl: string
  begin(): void
  end(): void
  /** How long it lasts at least, in milliseconds. */
  forMs: number
}

/** Visits a server by each of these proxies at once while its journal cannot be used for a time. */
export async function journalOutage({ names, databaseUrl, begin, end, forMs }: Outage) {
  const server = await startServer({ ...loadedServer, DATABASE_URL: databaseUrl })
  const proxies = await Promise.all(names.map((name) => startProxy(name, { ports: [server.port] })))
  // Caddy sends a visitor on before it has made its certificate.
  const loads = proxies.map(({ url }) => startLoad(url, databaseUrl, { connections: 8, pauseMs: 100 }))
  const untilMore = async (kind: string) => {
    const counts = () => loads.map(({ report }) => report.responses[kind] ?? 0)
    const before = counts()
    const hasMore = () => counts().every((count, index) => count >= before[index]! + 3)
    await expect.poll(hasMore, { timeout: 50_000 }).toBe(true)
  }
  try {
    await untilMore('POST 303')
    const passed = new Promise((resolve) => setTimeout(resolve, forMs))
    begin()
    await untilMore('POST 503')
    await untilMore('GET 200')
    await passed
    end()
    await untilMore('POST 303')
    return await Promise.all(loads.map((load) => load.stop()))
  } finally {
    await Promise.all(loads.map((load) => load.stop()))
    await Promise.all(proxies.map((proxy) => proxy.stop()))
    server.destroy()
  }
}

/** Where a page did not come, a form was neither taken nor given back with every word, or what was acknowledged is lost. */
export function dishonesties(reports: readonly LoadReport[]): string[] {
  // 502: recorded when the journal went away, and told so on our own page.
  const honest = ['GET 200', 'POST 303', 'POST 503', 'POST 502']
  return reports.flatMap(({ responses, failures, lost }) => {
    const dishonest = Object.keys(responses).filter((kind) => !honest.includes(kind))
    return [...dishonest, ...failures, ...lost.map((email) => `lost ${email}`)]
  })
}
