import { expect, it } from 'vitest'
import { freePort } from '../support/free-port'
import { startPatientFormService } from '../support/patient-form-service'
import { scrape } from '../support/scrape'
import { startTestServer, startTestSite } from '../support/test-servers'
import { sendConsultation } from '../support/visitors'

it('METRICS_PORT serves nothing but the metrics, there alone and where HOST says, until the last submission under way is counted', async () => {
  const METRICS_PORT = String(await freePort())
  const metricsUrl = `http://127.0.0.1:${METRICS_PORT}`
  const formService = await startPatientFormService()
  const site = await startTestServer({ ...formService.environment, HOST: '127.0.0.1', METRICS_PORT })
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${metricsUrl}/consultation`)).status).toBe(404)
  expect((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404)
  await expect(fetch(metricsUrl.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed')
  const second = await startTestServer({ HOST: '127.0.0.1', METRICS_PORT })
  expect(await second.exited).toBe(1)
  expect(second.logged('stop')).toMatchObject([
    { level: 'error', message: expect.stringMatching(`METRICS_PORT ${METRICS_PORT}: .*EADDRINUSE`) },
  ])
  const { value } = await scrape(metricsUrl)
  expect(value('dayfive_http_requests_total', { route: 'other' })).toBe(1)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)

  const sent = sendConsultation(site.url)
  const received = async () => (await scrape(metricsUrl)).value('dayfive_leads', { state: 'received' })
  await expect.poll(received).toBe(1)
  const code = site.stop('SIGTERM')
  await site.until('drain')
  expect(await received()).toBe(1)
  formService.respond()
  expect((await sent).status).toBe(303)
  expect(await code).toBe(0)
  await expect(fetch(metricsUrl)).rejects.toThrow('fetch failed')
})

it('nothing is measured without METRICS_PORT', async () => {
  const unmeasured = await startTestSite()
  expect(unmeasured.services.metrics).toBeNull()
  expect((await unmeasured.request('/launch')).status).toBe(200)
})
