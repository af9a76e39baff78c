import { Agent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { consultationForm as form } from '~/forms/registry'
import { openJournal } from '~/leads/journal'
import { postPath } from '../support/addresses'
import { ask } from '../support/ask'
import { createDatabase } from '../support/database'
import { examine } from '../support/doctor'
import { freePorts } from '../support/free-port'
import { listAll } from '../support/list-all'
import { chains, proxyNames, startBehind, startProxy } from '../support/proxies'
import { temporaryUrl } from '../support/temporary-journal'
import { startTestServer } from '../support/test-servers'

// tests/http has what proxies do with pages and forms, tests/unit/commands what the doctor says of all that they can do.

it.each(chains)('the doctor says which TRUST_PROXY is right behind $names', async ({ chain }) => {
  const databaseUrl = temporaryUrl()
  const { site, outermost, close } = await startBehind(chain, { DATABASE_URL: databaseUrl })
  onTestFinished(close)
  await site.services.journal.checkWritable(new Date().toISOString())
  for (const trusted of [0, 1, 2]) {
    const { findings, of } = await examine({
      DATABASE_URL: databaseUrl,
      SITE_URL: outermost.url,
      TRUST_PROXY: String(trusted),
    })
    const [{ level, fix = '' } = {}, ...others] = of('proxies')
    expect(others).toEqual([])
    expect(level === 'ok' || fix.includes(`Set TRUST_PROXY=${chain.length}.`), level).toBe(true)
    expect(level === 'ok').toBe(trusted === chain.length)
    expect(findings.filter((each) => each.level === 'problem' && each.check !== 'proxies')).toEqual([])
  }
})

const pages = ['/', '/launch', postPath, '/about.data']

/**
 * Visitors who open a page and send a form by turns, each on a connection of their own, until this is stopped; gives what they met
 * with, and who was told that the form has arrived.
 */
function startLoad(url: string) {
  const responses = new Set<string>()
  const taken: string[] = []
  const over = new AbortController()
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const statusOf = (path: string, values?: Record<string, string>) =>
      ask(url + path, { agent }, values).then(({ status }) => status, String)
    for (let turn = visitor; !over.signal.aborted; turn += 1) {
      if (turn % 2 === 0) responses.add(`GET ${await statusOf(pages[(turn / 2) % pages.length]!)}`)
      else {
        const email = `visitor${visitor}.${turn}@load.example`
        // In a form each of these characters takes nine bytes.
        const message = turn % 5 === 0 ? '漢'.repeat(4000) : 'A website for my shop'
        const status = await statusOf(form.path, { name: 'Ann', email, message })
        responses.add(`POST ${status}`)
        if (status === 303) taken.push(email)
      }
      await sleep(20)
    }
    agent.destroy()
  }
  const visits = Array.from({ length: 24 }, (_, visitor) => visit(visitor))
  return async () => {
    over.abort()
    await Promise.all(visits)
    return { responses: [...responses].toSorted(), taken }
  }
}

// As docs/operations.md has it.
it.each(proxyNames)(
  'ten restarts of two servers behind %s under load fail no request and lose no lead',
  { timeout: 20 * 60_000 },
  async (name) => {
    const DATABASE_URL = await createDatabase()
    const start = (PORT: number) =>
      startTestServer({
        TRUST_PROXY: '1',
        // The site knows its own address, so that pages come from its cache.
        SITE_URL: 'https://localhost',
        SUBMISSIONS_PER_HOUR: '100000',
        SUBMISSIONS_PER_HOUR_TOTAL: '1000000',
        PORT: String(PORT),
        DATABASE_URL,
      })
    const ports = await freePorts(2)
    const servers = await Promise.all(ports.map(start))
    const proxy = await startProxy(name, { ports })
    onTestFinished(() => proxy.stop())
    const stopLoad = startLoad(proxy.url)
    onTestFinished(async () => void (await stopLoad()))
    // Each has to be in use before the other may go.
    for (const server of servers) await server.until('request')
    for (let restart = 0; restart < 10; restart += 1) {
      const index = restart % 2
      await servers[index]!.stop('SIGTERM')
      servers[index]!.destroy()
      servers[index] = await start(ports[index]!)
      await servers[index].until('request')
    }
    const { responses, taken } = await stopLoad()
    expect(responses).toEqual(['GET 200', 'POST 303'])
    const journal = openJournal(DATABASE_URL)
    const recorded = new Set((await listAll(journal)).map(({ values }) => values.email))
    await journal.close()
    expect(taken.filter((email) => !recorded.has(email))).toEqual([])
  },
)
