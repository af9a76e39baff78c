import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { posts } from '~/content/posts'
import { backupNote } from '~/leads/notes'
import routes from '~/routes'
import { serveFormService } from '../support/form-service'
import { freePort } from '../support/free-port'
import { listAll } from '../support/list-all'
import { startPatientFormService } from '../support/patient-form-service'
import { readMetrics, scrape } from '../support/scrape'
import { withFormService, type Site } from '../support/site'
import { startTestServer, startTestSite } from '../support/test-servers'
import { bothForms, entries, postByScript, sendConsultation } from '../support/visitors'
import { version } from '../../package.json'
import countedVisits from './counted-visits.json'

const formService = await serveFormService()
afterAll(() => formService.close())
const environment = {
  ...withFormService,
  FORM_SERVICE_URL: formService.url,
  METRICS_PORT: '9464',
  SUBMISSIONS_PER_HOUR: '6',
  TRUST_PROXY: '1',
}
let site: Site
beforeEach(async () => {
  site = await startTestSite({ environment })
})

const scrapedText = () => site.services.metrics!.registry.metrics()
const metrics = async () => readMetrics(await scrapedText())
const valueOf = async (name: string, labels: Record<string, string> = {}) =>
  (await metrics()).value(name, labels)
/** Each is a path, or a method and a path. */
const visit = async (...all: string[]) => {
  for (const each of all) {
    const [path = '', method = 'GET'] = each.split(' ').toReversed()
    await site.request(path, { method })
  }
}
const counted = async (metric: string) => {
  const samples = (await scrapedText()).matchAll(
    new RegExp(`^dayfive_${metric}_total(?:\\{(.*)\\})? ([1-9]\\d*)$`, 'gm'),
  )
  return [...samples]
    .map(([, labels = '', count]) => `${labels.replaceAll('"', '')} ${count}`.trim())
    .toSorted()
}

describe('requests are counted', () => {
  it('by the pattern of the route, for every page and its data', async () => {
    const patterns = routes
      .map(({ path, index }) => (index ? '/' : `/${path}`))
      .filter((path) => path !== '/error/:status')
    const places = { id: posts[0]!.id, package: 'growth', site: 'shop', trade: 'shop?name=Ours' }
    for (const pattern of patterns)
      await visit(pattern.replace(/:(\w+)/, (_, name: keyof typeof places) => places[name]))
    await visit('/_root.data', `${posts[0]!.path}.data`)
    const { value } = await metrics()
    for (const route of patterns) {
      const count = ['/', '/blog/:id'].includes(route) ? 2 : 1
      const labels = { route, method: 'GET', status: '200' }
      expect(value('dayfive_http_requests_total', labels), route).toBe(count)
      expect(value('dayfive_http_request_duration_seconds_count', { route }), route).toBe(count)
    }
    expect(value('dayfive_draft_views_total', { site: 'shop' })).toBe(1)
    expect(value('dayfive_http_requests_total', { route: 'other' })).toBeUndefined()
    expect(value('dayfive_build_info', { version })).toBe(1)
  })

  it("as server errors, from 0 on, only if the fault is the server's", async () => {
    const { form } = bothForms[0]!
    await visit('/launch/none')
    expect((await site.post(form, entries(form, 'broken@example.com'))).status).toBe(502)
    expect(await valueOf('dayfive_server_errors_total')).toBe(0)
    await site.services.journal.close()
    await expect.poll(async () => (await site.request('/readyz/journal')).status).toBe(503)
    expect(await valueOf('dayfive_server_errors_total')).toBe(0)
    expect((await site.post(form, entries(form))).status).toBe(503)
    expect(await valueOf('dayfive_server_errors_total')).toBe(1)
    site = await startTestSite({ environment, handlePage: async () => new Response('', { status: 500 }) })
    await visit('/launch')
    expect(await valueOf('dayfive_server_errors_total')).toBe(1)
  })
})

it.each(bothForms)('views of the $name form are counted, and submissions by outcome', async ({ form }) => {
  await visit(form.path, `${form.path}.data`)
  const sent = await site.post(form, entries(form))
  await visit(sent.headers.get('location') ?? '')
  await postByScript(site, form, { ...entries(form), email: '' })
  for (const name of ['refuses-email', 'inactive'])
    await site.post(form, entries(form, `${name}@example.com`))
  await site.post(form, { ...entries(form, 'trap@example.com'), k5: 'x' })
  for (let count = 0; count < 7; count += 1)
    await site.post(form, entries(form), { 'x-forwarded-for': '203.0.113.1' })
  expect(await counted('form_views')).toEqual([`form=${form.id} 2`])
  const once = ['delivered', 'invalid', 'refused', 'held', 'quarantined', 'throttled']
  const outcomes = [...once.map((outcome) => `${outcome} 1`), 'duplicate 6'].toSorted()
  expect(await counted('submissions')).toEqual(outcomes.map((each) => `form=${form.id},outcome=${each}`))
})

describe('the journal', () => {
  const { form } = bothForms[0]!

  it('is measured by state and by the age of the oldest waiting lead, without stale figures', async () => {
    expect(await valueOf('dayfive_oldest_waiting_lead_age_seconds')).toBe(0)
    for (const name of ['ann', 'broken', 'inactive']) {
      await site.post(form, entries(form, `${name}@example.com`))
    }
    const { value } = await metrics()
    const states = ['delivered', 'waiting', 'parked', 'kept']
    expect(states.map((state) => value('dayfive_leads', { state }))).toEqual([1, 1, 1, 0])
    expect(value('dayfive_oldest_waiting_lead_age_seconds')).toBeGreaterThan(0)
    expect(value('dayfive_journal_writable')).toBe(1)
    expect(value('dayfive_journal_free_bytes')).toBeGreaterThan(0)
    expect(value('dayfive_last_backup_timestamp_seconds')).toBe(0)
    await site.services.journal.note(backupNote, '2026-11-24T02:00:00.000Z')
    expect(await valueOf('dayfive_last_backup_timestamp_seconds')).toBe(Date.UTC(2026, 10, 24, 2) / 1000)
    await site.services.journal.close()
    await expect.poll(() => valueOf('dayfive_journal_writable')).toBe(0)
    const after = await metrics()
    expect(after.value('dayfive_leads')).toBeUndefined()
    for (const gone of ['oldest_waiting_lead_age_seconds', 'oldest_unmailed_lead_age_seconds'])
      expect(after.value(`dayfive_${gone}`), gone).toBeUndefined()
    expect(after.value('dayfive_last_backup_timestamp_seconds')).toBeUndefined()
    expect(after.value('dayfive_submissions_total', { outcome: 'delivered' })).toBe(1)
  })
})

it('calls of the form service are counted by result, apart from background attempts', async () => {
  await site.post(bothForms[1]!.form, entries(bothForms[1]!.form, 'broken@example.com'))
  const [lead] = await listAll(site.services.journal)
  const background = site.services.startBackground()
  onTestFinished(() => background.stop())
  expect(await valueOf('dayfive_background_deliveries_total')).toBe(0)
  expect(await valueOf('dayfive_form_service_configured')).toBe(1)
  await site.services.journal.retry([lead!.reference], new Date().toISOString())
  await expect
    .poll(() => valueOf('dayfive_background_deliveries_total', { outcome: 'waiting' }), { timeout: 20_000 })
    .toBe(1)
  expect(await valueOf('dayfive_form_service_duration_seconds_count', { outcome: 'server_error' })).toBe(2)
})

it.each(countedVisits)('$metric are counted $how', async ({ metric, visits, samples }) => {
  await visit(...visits)
  expect(await counted(metric)).toEqual(samples)
})

it('a revalidated page counts as a view, and a prefetched one does not', async () => {
  const first = await site.request('/quiz.data?business=shop')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await site.request('/quiz.data?business=shop', { headers })).status).toBe(304)
  expect(await valueOf('dayfive_quiz_started_total')).toBe(2)
  await site.request('/launch', { headers: { 'sec-purpose': 'prefetch;prerender' } })
  await site.request('/launch.data', { headers: { purpose: 'prefetch' } })
  expect(await counted('package_views')).toEqual([])
})

it('METRICS_PORT serves only the metrics, at HOST, until the last submission is counted', async () => {
  const METRICS_PORT = String(await freePort())
  const metricsUrl = `http://127.0.0.1:${METRICS_PORT}`
  const patient = await startPatientFormService()
  const server = await startTestServer({ ...patient.environment, HOST: '127.0.0.1', METRICS_PORT })
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
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

  const sent = sendConsultation(server.url)
  const received = async () => (await scrape(metricsUrl)).value('dayfive_leads', { state: 'received' })
  await expect.poll(received).toBe(1)
  const code = server.stop('SIGTERM')
  await server.until('drain')
  expect(await received()).toBe(1)
  patient.respond()
  expect((await sent).status).toBe(303)
  expect(await code).toBe(0)
  await expect(fetch(metricsUrl)).rejects.toThrow('fetch failed')
})
