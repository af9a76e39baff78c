import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { consultationForm as form } from '~/forms/consultation'
import { openJournal } from '~/leads/journal'
import { postPath } from '../support/addresses'
import { ask } from '../support/ask'
import { createDatabase } from '../support/database'
import { freePorts } from '../support/free-port'
import { listAll } from '../support/list-all'
import { startOwnPostgres } from '../support/postgres'
import {
  clientAddress,
  forged,
  missingProxies,
  type ProxyName,
  proxyNames,
  startBehind,
  startProxy,
} from '../support/proxies'
import { serve } from '../support/serve'
import { startServer } from '../support/server-process'
import { startTestSite } from '../support/test-servers'
import { entries } from '../support/visitors'

const missing = missingProxies(proxyNames, 'the site behind a proxy')
const names = proxyNames.filter((name) => !missing.includes(name))
const isThere = (name: ProxyName) => names.includes(name)

// tests/http has what one proxy does with a page, a form, what is forged and what is too large.
it.runIf(isThere('haproxy') && isThere('nginx'))(
  'behind HAProxy and nginx every kind of client is heard, and each response has an id of its own',
  async () => {
    const { site, outermost, ask: askThere, close } = await startBehind(['haproxy', 'nginx'])
    onTestFinished(close)
    const origin = outermost.url
    for (const [path, headers, status] of [
      // Text browsers send no Origin.
      [form.path, {}, 303],
      [`${form.path}.data`, { origin }, 202],
      [form.path, { ...forged, origin }, 303],
    ] as const) {
      const response = await askThere(path, headers, entries(form, `${randomUUID()}@example.com`))
      expect(response.status).toBe(status)
      const requestId = response.headers['x-request-id']
      await expect
        .poll(() => site.logged('submission').at(-1))
        .toMatchObject({ requestId, outcome: 'kept', clientIp: clientAddress })
    }
    for (const { page } of await listAll(site.services.journal)) expect(page).toBe(origin + form.path)

    const file = await askThere('/favicon.svg')
    const known = await askThere('/favicon.svg', { 'if-none-match': String(file.headers.etag) })
    expect(known.status).toBe(304)
    expect(known.headers['x-request-id']).toMatch(/^[\da-f-]{32,36}$/)
    expect(known.headers['x-request-id']).not.toBe(file.headers['x-request-id'])
  },
)

async function startBefore(name: ProxyName, ...urls: [string] | [string, string]) {
  const ports = urls.map((url) => Number(new URL(url).port)) as [number] | [number, number]
  const proxy = await startProxy(name, { ports })
  onTestFinished(() => proxy.stop())
  return proxy
}

/** Whether ten visitors in a row get a page. */
async function servesAll(url: string): Promise<boolean> {
  for (let visits = 0; visits < 10; visits += 1) {
    const response = await ask(`${url}/launch`, { agent: false }).catch(() => null)
    if (response?.status !== 200) return false
  }
  return true
}

it.each((['haproxy', 'caddy'] as const).filter(isThere))(
  'the health checks of %s send no visitor to a server that answers them with a redirect',
  async (name) => {
    let visits = 0
    const redirecting = await serve((incoming, outgoing) => {
      if (incoming.url !== '/readyz') visits += 1
      outgoing.writeHead(308, { location: 'https://dayfive.invalid/readyz' }).end()
    })
    const proxy = await startBefore(name, await (await startTestSite()).listen(), redirecting)
    await expect.poll(() => servesAll(proxy.url)).toBe(true)
    const before = visits
    expect(await servesAll(proxy.url)).toBe(true)
    expect(visits).toBe(before)
  },
)

// Whoever is not root cannot change the user, so there is nothing to see.
it.runIf(isThere('haproxy') && process.getuid?.() === 0)(
  'HAProxy is not root, although root started it',
  async () => {
    const proxy = await startBefore('haproxy', await (await startTestSite()).listen())
    const [, ids = ''] = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${proxy.pid}/status`, 'utf8')) ?? []
    expect(ids.split(/\s+/)).not.toContain('0')
  },
)

/** What visitors met with. */
interface LoadReport {
  /** How many responses of each kind came, such as `GET 200`, or `POST 503 without the words` for a form that was not given back. */
  responses: Record<string, number>
  /** What failed without a response, such as a reset connection. */
  failures: string[]
  /** Who was told that their inquiry is saved, be it with 502 because it was not sent on yet, and is not in the journal. */
  lost: string[]
}

/** A server that takes such load; the site knows its own address, so that pages come from its cache. */
const loadedServer = {
  TRUST_PROXY: '1',
  SITE_URL: 'https://localhost',
  SUBMISSIONS_PER_HOUR: '100000',
  SUBMISSIONS_PER_HOUR_TOTAL: '1000000',
}

const pages = ['/', '/launch', postPath, '/about.data']

/**
 * Constant load on a site, on keep-alive connections with one request at a time: half of the requests are pages, the others
 * are forms, some of them long.
 */
function startLoad(url: string, databaseUrl: string, { connections = 24, pauseMs = 20 } = {}) {
  const report: LoadReport = { responses: {}, failures: [], lost: [] }
  const acknowledged: string[] = []
  const over = new AbortController()
  let forms = 0

  async function visit(agent: Agent, number: number) {
    for (let turn = number; !over.signal.aborted; turn += 1) {
      const isForm = turn % 2 === 0
      const method = isForm ? 'POST' : 'GET'
      try {
        const email = `visitor${(forms += 1)}@load.example`
        const response = isForm
          ? await ask(url + form.path, { agent }, typed(email, forms))
          : await ask(url + pages[turn % pages.length]!, { agent })
        // Only our own page has the words of the form.
        const isGivenBack = response.status < 500 || response.body.includes(email)
        const kind = `${method} ${response.status}${isGivenBack ? '' : ' without the words'}`
        report.responses[kind] = (report.responses[kind] ?? 0) + 1
        const isSaved = response.status === 303 || (response.status === 502 && isGivenBack)
        if (isForm && isSaved) acknowledged.push(email)
      } catch (error) {
        report.failures.push(`${method} ${String(error)}`)
      }
      await sleep(pauseMs)
    }
    agent.destroy()
  }

  function typed(email: string, number: number) {
    // In a form each of these characters takes nine bytes.
    return { name: 'Ann', email, message: number % 10 === 0 ? '漢'.repeat(4000) : 'A website for my shop' }
  }

  const visits = Array.from({ length: connections }, (_, number) =>
    visit(new Agent({ keepAlive: true, maxSockets: 1 }), number),
  )
  return {
    report,
    async stop(): Promise<LoadReport> {
      over.abort()
      await Promise.all(visits)
      return { ...report, lost: await missingFrom(databaseUrl, acknowledged) }
    },
  }
}

/** Which of these e-mail addresses the journal does not have. */
async function missingFrom(databaseUrl: string, emails: readonly string[]): Promise<string[]> {
  const journal = openJournal(databaseUrl)
  const recorded = new Set((await listAll(journal)).map(({ values }) => values.email))
  await journal.close()
  return emails.filter((email) => !recorded.has(email))
}

/** Restarts two servers behind a proxy one after the other, under load; as docs/operations.md has it. */
async function rollingRestart(name: ProxyName, databaseUrl: string): Promise<LoadReport> {
  const ports = (await freePorts(2)) as [number, number]
  const start = (port: number) =>
    startServer({ ...loadedServer, PORT: String(port), DATABASE_URL: databaseUrl })
  const servers = await Promise.all(ports.map(start))
  const proxy = await startProxy(name, { ports })
  const load = startLoad(proxy.url, databaseUrl)
  try {
    // Each has to be in use before the other may go.
    for (const server of servers) await server.until('request')
    for (let restart = 0; restart < 10; restart += 1) {
      const index = restart % 2
      await servers[index]!.stop('SIGTERM')
      servers[index]!.destroy()
      servers[index] = await start(ports[index]!)
      await servers[index].until('request')
    }
    return await load.stop()
  } finally {
    await load.stop()
    await proxy.stop()
    for (const server of servers) server.destroy()
  }
}

type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>

/** Visits a server by each of the proxies at once while its journal cannot be used for this time. */
async function journalOutage({ url: databaseUrl, freeze, thaw }: OwnPostgres, forMs: number) {
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
    freeze()
    await untilMore('POST 503')
    await untilMore('GET 200')
    await passed
    thaw()
    await untilMore('POST 303')
    return await Promise.all(loads.map((load) => load.stop()))
  } finally {
    await Promise.all(loads.map((load) => load.stop()))
    await Promise.all(proxies.map((proxy) => proxy.stop()))
    server.destroy()
  }
}

/** Where a page did not come, a form was neither taken nor given back with every word, or what was acknowledged is lost. */
function dishonesties(reports: readonly LoadReport[]): string[] {
  // 502: recorded when the journal went away, and told so on our own page.
  const honest = ['GET 200', 'POST 303', 'POST 503', 'POST 502']
  return reports.flatMap(({ responses, failures, lost }) => {
    const dishonest = Object.keys(responses).filter((kind) => !honest.includes(kind))
    return [...dishonest, ...failures, ...lost.map((email) => `lost ${email}`)]
  })
}

describe(`behind ${names.join(', ')}`, { timeout: 20 * 60_000 }, () => {
  it.each(names)('ten restarts of two servers under load fail no request: %s', async (name) => {
    const { responses, failures, lost } = await rollingRestart(name, await createDatabase())
    expect(failures).toEqual([])
    expect(Object.keys(responses).toSorted()).toEqual(['GET 200', 'POST 303'])
    expect(lost).toEqual([])
  })

  it.runIf(process.platform === 'linux')(
    'PostgreSQL hangs for 60 s: pages stay, forms are given back with every word, and taken again without a restart',
    async () => {
      const postgres = await startOwnPostgres()
      onTestFinished(() => postgres.stop())
      expect(dishonesties(await journalOutage(postgres, 60_000))).toEqual([])
    },
  )
})
