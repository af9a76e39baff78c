import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../support/free-port'
import { serveFormService } from '../support/form-service-server'
import { scrape } from '../support/scrape'
import { startServer } from '../support/server-process'
import { withFormService } from '../support/site'

let METRICS_PORT: string
let metricsUrl: string
beforeEach(async () => {
  METRICS_PORT = String(await freePort())
  metricsUrl = `http://127.0.0.1:${METRICS_PORT}`
})

async function start(environment: Record<string, string>) {
  const site = await startServer(environment)
  onTestFinished(() => site.destroy())
  return site
}

describe('METRICS_PORT of the server process', () => {
  it('serves the metrics there, until the last submission under way is counted', async () => {
    const formService = await serveFormService(0)
    onTestFinished(() => formService.close())
    const site = await start({
      ...withFormService,
      FORM_SERVICE_URL: formService.url,
      FORM_SERVICE_TIMEOUT_MS: '2000',
      METRICS_PORT,
    })
    expect(site.logged('start')).toMatchObject([{ metricsPort: Number(METRICS_PORT) }])
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
    expect((await scrape(metricsUrl)).value('dayfive_http_requests_total', { route: 'other' })).toBe(1)

    const body = new URLSearchParams({ name: 'Ann', email: 'hangs@example.com', message: 'Hello' })
    const sent = fetch(`${site.url}/consultation`, { method: 'POST', body })
    await expect
      .poll(async () => (await scrape(metricsUrl)).value('dayfive_leads', { state: 'received' }))
      .toBe(1)
    const code = site.stop('SIGTERM')
    await site.until('drain')
    expect((await scrape(metricsUrl)).value('dayfive_leads', { state: 'received' })).toBe(1)
    expect((await sent).status).toBe(502)
    expect(await code).toBe(0)
    await expect(fetch(metricsUrl)).rejects.toThrow('fetch failed')
  })

  it('keeps the server from starting when the port is in use, and says so', async () => {
    const other = createServer().listen(0)
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const taken = String((other.address() as AddressInfo).port)
    const site = await start({ METRICS_PORT: taken })
    expect(await site.exited).toBe(1)
    expect(site.written).toHaveLength(1)
    expect(site.logged('stop')).toMatchObject([
      {
        level: 'error',
        message: expect.stringMatching(
          new RegExp(`METRICS_PORT ${taken}: metrics cannot be served there .*EADDRINUSE`),
        ),
      },
    ])
  })

  it('listens where HOST says, as the site does', async () => {
    const site = await start({ METRICS_PORT, HOST: '127.0.0.1' })
    expect((await scrape(metricsUrl)).value('dayfive_journal_writable')).toBe(1)
    await expect(fetch(metricsUrl.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed')
    expect(await site.stop('SIGTERM')).toBe(0)
  })

  it('does not keep a server from serving whose journal cannot be used', async () => {
    const site = await start({ METRICS_PORT, DATABASE_URL: 'file:/dev/null/leads.db' })
    expect((await scrape(metricsUrl)).value('dayfive_journal_writable')).toBe(0)
    expect((await fetch(`${site.url}/launch`)).status).toBe(200)
    expect(
      (await scrape(metricsUrl)).value('dayfive_package_views_total', { page: 'launch', package: 'none' }),
    ).toBe(1)
    expect(await site.stop('SIGTERM')).toBe(0)
  })
})
