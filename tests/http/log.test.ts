import { afterAll, describe, expect, it } from 'vitest'
import { projectForm } from '~/forms/project'
import { interceptFormService } from '../support/intercepted-form-service'
import { listAll } from '../support/list-all'
import { startSite, withFormService, type LogLine } from '../support/site'
import { startTestSite } from '../support/test-servers'
import { entries } from '../support/visitors'
import twoVisitors from './two-visitors.json'

interceptFormService()
const environment = { ...withFormService, LOG_LEVEL: 'debug', SUBMISSIONS_PER_HOUR: '1000', TRUST_PROXY: '1' }

const form = projectForm
const secrets = {
  name: 'Wilhelmina Featherstone',
  details: 'My divorce is none of your business',
  package: 'AI Growth Website',
}

it('tells the whole story of a form in one line, without a private word', async () => {
  const site = await startTestSite({ environment })
  await site.post(
    form,
    { ...secrets, email: 'inactive@featherstone.example' },
    { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'edge-42' },
  )
  expect(site.logged('request')).toEqual([])
  expect(site.logged('submission')).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      event: 'submission',
      requestId: 'edge-42',
      form: form.id,
      outcome: 'held',
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      errors: { form: ['INACTIVE'] },
      serviceStatus: 403,
      serviceMs: expect.any(Number),
      failure: 'unconfirmed',
      durationMs: expect.any(Number),
      clientIp: '203.0.113.7',
      email: 'i***@featherstone.example',
      status: 502,
      javascript: false,
    },
  ])
  expect(site.log()).not.toMatch(/wilhelmina|divorce|[\w-]{2,}@featherstone/i)
})

// tests/http/fuzz.test.ts and tests/unit/platform have what would forge a line.
it('writes one request line for every other request, without its query and without an address', async () => {
  const site = await startTestSite({ environment })
  await site.request('/get-started?package=secret')
  await site.request('/no-such-page')
  await site.request('/healthz')
  await site.request('/wilhelmina%EF%BC%A0featherstone.example%ff')
  await site.request('/mail/wilhelmina%40featherstone.example')
  const marks = '%3F %3f %253F %25253F %25%33%46 %2525%2533%2546 %%33F %3B %26 %23 ; & ? #'.split(' ')
  const wide = ['\uFF1F', '\uFF03', '\u061F', '\uFE56', '\uFF1B', '\uFF06', '\uFF05'].map(encodeURIComponent)
  const all = [...marks, ...wide]
  for (const mark of all) await site.request(`/preview/barbershop${mark}name=Wilhelmina/and/wilhelmina@b.c/d`)
  expect(site.logged('request')).toMatchObject([
    { level: 'info', method: 'GET', path: '/get-started', status: 200 },
    { level: 'info', method: 'GET', path: '/no-such-page', status: 404 },
    { level: 'debug', method: 'GET', path: '/healthz', status: 200 },
    { status: 404 },
    { status: 404 },
    ...all.map(() => ({ path: expect.stringMatching(/^\/preview\/(barbershop|\*\*\*)$/) as unknown })),
  ])
  expect(site.log()).not.toMatch(/wilhelmina|secret/i)
})

it('measures how long a request took by a clock that does not step', async () => {
  let now = Date.now()
  const site = await startTestSite({ environment, now: () => (now -= 10 * 60 * 1000) })
  await site.post(form, entries(form))
  const [line] = site.logged('submission') as { durationMs: number; serviceMs: number }[]
  expect(Math.min(line!.durationMs, line!.serviceMs)).toBeGreaterThanOrEqual(0)
})

type Echo = (words: string) => Response | Promise<Response>
const json = (body: unknown, status = 400, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const error = (told: string) => json({ error: told })
const failing = (properties: (words: string) => object) => (words: string) =>
  Promise.reject(Object.assign(new TypeError(`fetch failed for ${words}`), properties(words)))

/** The ways in which a form service, or what stands between, can repeat what it was sent. */
const echoes: Record<string, Echo> = {
  'an error': error,
  'the message of the form': (words) => json({ errors: [{ message: words }] }),
  'the message of a field': (words) => json({ errors: [{ field: 'email', message: words }] }),
  'the code of a field': (words) => json({ errors: [{ field: 'email', code: words, message: 'No' }] }),
  'the name of a field': (words) => json({ errors: [{ field: words, message: 'No' }] }),
  'a key': (words) => json({ [words]: words }),
  'broken JSON': (words) => new Response(`{"error":"${words}`, { status: 200 }),
  'a page': (words) => new Response(`<h1>${words}</h1>`, { headers: { 'content-type': 'text/html' } }),
  'an address to go to': (words) => json({ next: words }, 200),
  'a redirect': (words) =>
    new Response(null, { status: 302, headers: { location: `/?${encodeURIComponent(words)}` } }),
  'the time to wait': (words) => json({ error: 'No' }, 429, { 'retry-after': encodeURIComponent(words) }),
  'the code of a failed connection': failing((words) => ({ code: words })),
  'the cause of a failed connection': failing((words) => ({ cause: new Error(words) })),
  'the address of a failed connection': failing((words) => ({ address: words, syscall: words, port: words })),
  'an error that is none': (words) => Promise.reject(words),
  'a body that breaks off': (words) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(words))
          controller.error(new Error(words))
        },
      }),
    ),
}

// What differs between two visits for other reasons than the visitor's words.
const ownOfVisit = ['time', 'requestId', 'reference', 'durationMs', 'serviceMs', 'nextAttemptAt', 'email']

const shared = (text: string) => {
  const line = Object.entries(JSON.parse(text) as LogLine)
  return Object.fromEntries(line.filter(([name]) => !ownOfVisit.includes(name)))
}

/** A site whose form service repeats what one visitor says, in the way that is set. */
async function startEchoing(words: Record<string, string>) {
  const said = Object.values(words).join(' ')
  let current: Echo = error
  const site = await startSite({
    environment: { ...environment, METRICS_PORT: '9464' },
    fetch: async () => current(said),
  })
  const { journal, metrics, startBackground } = site.services
  return {
    /** Has the form echoed, at once and again in the background; returns the lines of the log. */
    async visit(echo: Echo): Promise<string[]> {
      const logged = site.log().length
      current = echo
      await site.post(form, words)
      const [lead] = await listAll(journal)
      const retries = (await journal.retry([lead!.reference], new Date().toISOString())).length
      const deliveries = site.logged('delivery').length
      const background = startBackground()
      await expect.poll(() => site.logged('delivery').length).toBe(deliveries + retries)
      await background.stop()
      // The next visit would be a duplicate of this one.
      await journal.erase([lead!.reference], '2026-05-05T12:00:00.000Z')
      return site.log().slice(logged).trim().split('\n')
    },
    metrics: () => metrics!.registry.metrics(),
    close: () => site.close(),
  }
}

describe('what the form service says', async () => {
  // Who share no word.
  const sites = await Promise.all(twoVisitors.map(startEchoing))
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()))
  })

  it.each(Object.entries(echoes))('by %s leaves the log and the metrics as they are', async (_name, echo) => {
    const [first = [], second = []] = await Promise.all(sites.map((site) => site.visit(echo)))
    const [firstMetrics, secondMetrics] = await Promise.all(sites.map((site) => site.metrics()))
    // The lines are a function of classes and codes: other words make the same lines.
    expect(first.map(shared)).toEqual(second.map(shared))
    expect(first.join()).toContain('"event":"submission"')
    expect(first.join() + firstMetrics).not.toMatch(/wilhelmina|divorce|phone|custody/i)
    expect(second.join() + secondMetrics).not.toMatch(/小明|żółw|болен|elm rd|surgery/i)
  })
})
