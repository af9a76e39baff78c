import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { failures } from '~/leads/form-answer'
import { createCheckJournal } from '~/leads/journal-check'
import { measureJournal } from '~/leads/lead-metrics'
import { serveMetrics } from '~/platform/metrics'
import routes from '~/routes'
import { quizResult } from '../support/addresses'
import { serveFormService } from '../support/form-service-server'
import { listAll } from '../support/list-all'
import { scrape } from '../support/scrape'
import { startSite, withFormService, type Site } from '../support/site'
import { bothForms, entries, postByScript } from '../support/visitors'

const host = '127.0.0.1'
let formService: Awaited<ReturnType<typeof serveFormService>>
let site: Site
let server: Awaited<ReturnType<typeof serveMetrics>>

beforeAll(async () => {
  formService = await serveFormService(0)
})
afterAll(() => formService.close())
beforeEach(async () => {
  site = await startSite({
    environment: {
      ...withFormService,
      FORM_SERVICE_URL: formService.url,
      METRICS_PORT: '9464',
      SUBMISSIONS_PER_HOUR: '12',
      TRUST_PROXY: '1',
    },
  })
  server = await serveMetrics(site.services.metrics!.registry, 0, host)
})
afterEach(async () => {
  await server.close()
  await site.close()
})

const metrics = () => scrape(`http://${host}:${server.port}`)
const valueOf = async (name: string, labels: Record<string, string> = {}) =>
  (await metrics()).value(name, labels)
const submission = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` })

describe('requests are counted', () => {
  it('by the pattern of their route, for every page that there is', async () => {
    const patterns = routes
      .map(({ path, index }) => (index ? '/' : `/${path}`))
      .filter((path) => path !== '/*')
    for (const pattern of patterns)
      await site.request(pattern.replace(':id', '2').replace(':package', 'growth').replace(':site', 'shop'))
    const { value } = await metrics()
    for (const route of patterns) {
      expect(value('dayfive_http_requests_total', { route, method: 'GET', status: '200' }), route).toBe(1)
      expect(value('dayfive_http_request_duration_seconds_count', { route }), route).toBe(1)
    }
    expect(value('dayfive_http_requests_total', { route: 'other' })).toBeUndefined()
  })

  it('under the same route when the page asks for data alone', async () => {
    for (const path of ['/_root.data', '/quiz.data', '/blog/3.data']) await site.request(path)
    const { value } = await metrics()
    for (const route of ['/', '/quiz', '/blog/:id']) {
      expect(value('dayfive_http_requests_total', { route, status: '200' }), route).toBe(1)
    }
  })

  it('by their status, whatever answers them', async () => {
    await site.request('/blog/99')
    await site.request('/launch', { method: 'DELETE' })
    await site.request('/healthz')
    await site.request('/readyz')
    const { value } = await metrics()
    expect(value('dayfive_http_requests_total', { route: '/blog/:id', status: '404' })).toBe(1)
    expect(value('dayfive_http_requests_total', { route: '/launch', method: 'other', status: '405' })).toBe(1)
    expect(value('dayfive_http_requests_total', { route: '/healthz', status: '200' })).toBe(1)
    expect(value('dayfive_http_requests_total', { route: '/readyz', status: '200' })).toBe(1)
  })

  it('as errors of the server, from 0 on, unless the fault is not its own', async () => {
    expect(await valueOf('dayfive_server_errors_total')).toBe(0)
    const { form } = bothForms[0]!
    await site.request('/launch/none')
    expect((await site.post(form, entries(form, 'broken@example.com'))).status).toBe(502)
    expect(await valueOf('dayfive_server_errors_total')).toBe(0)
    site.failNextPage()
    expect((await site.request('/launch')).status).toBe(500)
    await site.services.journal.close()
    await expect.poll(async () => (await site.request('/readyz/journal')).status).toBe(503)
    expect(await valueOf('dayfive_server_errors_total')).toBe(1)
    expect((await site.post(form, entries(form))).status).toBe(503)
    expect(await valueOf('dayfive_server_errors_total')).toBe(2)
  })

  it('in one series for all unknown paths and methods', async () => {
    const made = [
      '/wp-login.php',
      '/.env',
      '/blog/1/2',
      '//evil.example',
      '/%00',
      '/%E0%A4',
      '/quiz/x',
      '///[',
    ]
    for (const path of made) await site.request(path)
    await site.request('/wp-login.php', { method: 'PROPFIND' })
    const { samples, value } = await metrics()
    expect(value('dayfive_http_requests_total', { route: 'other', method: 'GET' })).toBe(made.length)
    const counted = samples.filter(({ name }) => name === 'dayfive_http_requests_total')
    expect(new Set(counted.map(({ labels }) => labels.route))).toEqual(new Set(['other']))
    expect(new Set(counted.map(({ labels }) => labels.method))).toEqual(new Set(['GET', 'other']))
  })

  it('by how the page cache answered them', async () => {
    await site.request('/about')
    await site.request('/about')
    await site.request('/about?utm_source=news')
    await site.request('/consultation?sent=K7F2-9QXM')
    await site.request('/healthz')
    const { value } = await metrics()
    expect(value('dayfive_page_cache_requests_total', { outcome: 'hit' })).toBe(2)
    expect(value('dayfive_page_cache_requests_total', { outcome: 'render' })).toBe(1)
    expect(value('dayfive_page_cache_requests_total', { outcome: 'pass' })).toBe(1)
  })
})

describe.each(bothForms)('submissions of the $name form', ({ form }) => {
  it('are counted by outcome, with and without script', async () => {
    await site.post(form, entries(form))
    await site.post(form, entries(form))
    await postByScript(site, form, { ...entries(form), email: '' })
    await site.post(form, entries(form, 'refuses-email@example.com'))
    await site.post(form, entries(form, 'inactive@example.com'))
    await site.post(form, { ...entries(form, 'trap@example.com'), k5: 'x' })
    for (let count = 0; count < 13; count += 1) await site.post(form, entries(form), submission(1))
    const { samples } = await metrics()
    const counted = samples.filter(({ name }) => name === 'dayfive_submissions_total')
    const own = counted.filter(({ labels }) => labels.form === form.id)
    expect(Object.fromEntries(own.map(({ labels, value }) => [labels.outcome, value]))).toEqual({
      delivered: 1,
      kept: 0,
      duplicate: 13,
      invalid: 1,
      refused: 1,
      held: 1,
      quarantined: 1,
      throttled: 1,
    })
    const others = counted.filter(({ labels }) => labels.form !== form.id)
    expect(others.map(({ value }) => value)).toEqual(others.map(() => 0))
  })
})

describe('the journal', () => {
  const { form } = bothForms[0]!

  it('is told by state, with the age of the oldest lead that waits', async () => {
    expect(await valueOf('dayfive_oldest_waiting_lead_age_seconds')).toBe(0)
    await site.post(form, entries(form))
    await site.post(form, entries(form, 'broken@example.com'))
    await site.post(form, entries(form, 'inactive@example.com'))
    const { value } = await metrics()
    expect(value('dayfive_leads', { state: 'delivered' })).toBe(1)
    expect(value('dayfive_leads', { state: 'waiting' })).toBe(1)
    expect(value('dayfive_leads', { state: 'parked' })).toBe(1)
    expect(value('dayfive_leads', { state: 'kept' })).toBe(0)
    expect(value('dayfive_oldest_waiting_lead_age_seconds')).toBeGreaterThan(0)
    expect(value('dayfive_journal_writable')).toBe(1)
  })

  it('costs only its own figures when it cannot be used, and no old ones stay', async () => {
    await site.post(form, entries(form))
    expect(await valueOf('dayfive_leads', { state: 'delivered' })).toBe(1)
    await site.services.journal.close()
    await expect.poll(() => valueOf('dayfive_journal_writable')).toBe(0)
    const { value } = await metrics()
    expect(value('dayfive_leads')).toBeUndefined()
    expect(value('dayfive_oldest_waiting_lead_age_seconds')).toBeUndefined()
    expect(value('dayfive_journal_writable')).toBe(0)
    expect(value('dayfive_submissions_total', { outcome: 'delivered' })).toBe(1)
  })

  it('costs only its own figures when it hangs', async () => {
    const never = () => new Promise<never>(() => {})
    const registry = new Registry()
    const journal = { ...site.services.journal, countByState: never, oldest: never, checkWritable: never }
    const { log } = site.services
    const checkJournal = createCheckJournal({ journal, log, now: Date.now, monotonic: Date.now })
    measureJournal(registry, { journal, checkJournal, now: Date.now })
    const own = await serveMetrics(registry, 0, host)
    onTestFinished(() => own.close())
    const { samples } = await scrape(`http://${host}:${own.port}`)
    expect(samples).toEqual([{ name: 'dayfive_journal_writable', labels: {}, value: 0 }])
  })
})

describe('the form service', () => {
  const { form } = bothForms[1]!

  it('is measured by what each call led to, down to the class of the failure', async () => {
    const answers = {
      ann: 'delivered',
      'refuses-email': 'refused',
      absent: 'unreachable',
      hangs: 'timeout',
      busy: 'rate_limited',
      broken: 'server_error',
      captcha: 'captcha_required',
      inactive: 'unconfirmed',
      full: 'quota',
      echoes: 'form_error',
      html: 'unexpected_format',
      charges: 'payment_pending',
    }
    expect(Object.values(answers)).toEqual(expect.arrayContaining([...failures]))
    for (const [index, name] of Object.keys(answers).entries()) {
      await site.post(form, entries(form, `${name}@example.com`), submission(index))
    }
    const { value } = await metrics()
    for (const outcome of Object.values(answers)) {
      expect(value('dayfive_form_service_duration_seconds_count', { outcome }), outcome).toBe(1)
    }
    // The deadline of a test is half a second.
    const timeouts = (le: string) =>
      value('dayfive_form_service_duration_seconds_bucket', { outcome: 'timeout', le })
    expect([timeouts('0.25'), timeouts('+Inf')]).toEqual([0, 1])
  })

  it('is known to be configured, or not', async () => {
    expect(await valueOf('dayfive_form_service_configured')).toBe(1)
    const keeping = await startSite({ environment: { METRICS_PORT: '9464' } })
    onTestFinished(() => keeping.close())
    const own = await serveMetrics(keeping.services.metrics!.registry, 0, host)
    onTestFinished(() => own.close())
    expect((await scrape(`http://${host}:${own.port}`)).value('dayfive_form_service_configured')).toBe(0)
  })

  it('is counted apart from the attempts of the background', async () => {
    await site.post(form, entries(form, 'broken@example.com'))
    const [lead] = await listAll(site.services.journal)
    const background = site.services.startBackground()
    onTestFinished(() => background.stop())
    expect(await valueOf('dayfive_background_deliveries_total')).toBe(0)
    await site.services.journal.retry(lead!.reference, new Date().toISOString())
    await expect
      .poll(() => valueOf('dayfive_background_deliveries_total', { outcome: 'waiting' }), { timeout: 20_000 })
      .toBe(1)
    expect(await valueOf('dayfive_form_service_duration_seconds_count', { outcome: 'server_error' })).toBe(2)
  })
})

describe('the way to an enquiry', () => {
  it('begins with the packages: as documents and as data, by the one that the address names', async () => {
    for (const path of ['/', '/_root.data', '/?package=AI%20Growth%20Website', '/launch', '/launch.data']) {
      await site.request(path)
    }
    for (const path of ['/launch/growth', '/launch/growth.data', '/launch/xyz']) await site.request(path)
    for (const query of ['', '?package=basic', '?package=PREMIUM', '?package=custom', '?package=nonsense']) {
      await site.request(`/get-started${query}`)
      await site.request(`/get-started.data${query}`)
    }
    const { value } = await metrics()
    const views = (page: string, name: string) =>
      value('dayfive_package_views_total', { page, package: name })
    expect([views('home', 'none'), views('home', 'standard')]).toEqual([2, 1])
    expect(views('launch', 'none')).toBe(2)
    expect([views('package', 'standard'), views('package', 'none')]).toEqual([2, 0])
    for (const name of ['none', 'basic', 'premium', 'custom', 'other']) {
      expect(views('get-started', name), name).toBe(2)
    }
  })

  it('goes on with the quiz: opened, started with its first answer, finished with a package', async () => {
    await site.request('/quiz')
    await site.request('/quiz?at=first')
    await site.request('/quiz?business=shop&at=first')
    await site.request('/quiz.data?business=shop&at=first')
    await site.request('/quiz?business=shop&at=source')
    await site.request('/quiz?business=shop&first=sell&at=source')
    await site.request('/quiz?business=shop&first=sell&at=first')
    await site.request(quizResult)
    await site.request(quizResult.replace('?', '.data?'))
    const { value } = await metrics()
    expect(value('dayfive_quiz_opened_total')).toBe(1)
    expect(value('dayfive_quiz_started_total')).toBe(2)
    expect(value('dayfive_quiz_finished_total')).toBe(2)
    expect(value('dayfive_quiz_finished_total', { package: 'basic' })).toBe(2)
  })

  it.each(bothForms)('ends at the $name form: viewed, then sent', async ({ form }) => {
    await site.request(form.path)
    await site.request(`${form.path}.data`)
    const sent = await site.post(form, entries(form))
    await site.request(sent.headers.get('location') ?? '')
    await site.post(form, { ...entries(form), email: '' })
    const { value } = await metrics()
    expect(value('dayfive_form_views_total')).toBe(2)
    expect(value('dayfive_form_views_total', { form: form.id })).toBe(2)
    expect(value('dayfive_submissions_total', { form: form.id, outcome: 'delivered' })).toBe(1)
  })

  it("doesn't count prefetches and errors as views", async () => {
    await site.request('/launch', { headers: { 'sec-purpose': 'prefetch;prerender' } })
    await site.request('/launch.data', { headers: { purpose: 'prefetch' } })
    await site.request('/launch', { method: 'HEAD' })
    await site.request('/launch', { method: 'POST' })
    await site.request('/launch/none')
    expect(await valueOf('dayfive_package_views_total')).toBe(0)
    expect(await valueOf('dayfive_http_requests_total')).toBe(5)
  })

  it('counts a page that the browser still had and only asked about', async () => {
    const first = await site.request('/quiz.data?business=shop')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await site.request('/quiz.data?business=shop', { headers })).status).toBe(304)
    expect(await valueOf('dayfive_quiz_started_total')).toBe(2)
  })
})

describe('the port of the metrics', () => {
  it('serves the metrics of the process, and nothing but metrics', async () => {
    const url = `http://${host}:${server.port}`
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    for (const path of ['/', '/consultation', '/metrics/x']) {
      expect((await fetch(url + path)).status, path).toBe(404)
    }
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  it('is the only one: the site has no such page', async () => {
    expect((await site.request('/metrics')).status).toBe(404)
  })

  it('is closed, and nothing is measured, unless it is configured', async () => {
    const unmeasured = await startSite()
    onTestFinished(() => unmeasured.close())
    expect(unmeasured.services.metrics).toBeNull()
    expect((await unmeasured.request('/launch')).status).toBe(200)
  })
})
