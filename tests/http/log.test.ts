import { expect, it } from 'vitest'
import { projectForm } from '~/forms/registry'
import { interceptFormService } from '../support/intercepted-form-service'
import { listAll } from '../support/list-all'
import { withFormService } from '../support/site'
import { startTestSite } from '../support/test-servers'
import { entries } from '../support/visitors'

interceptFormService()
const environment = { ...withFormService, LOG_LEVEL: 'debug', SUBMISSIONS_PER_HOUR: '1000', TRUST_PROXY: '1' }

const form = projectForm
const secrets = {
  name: 'Wilhelmina Featherstone',
  details: 'My divorce is none of your business',
  package: 'AI Growth Website',
}

const isTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const parked = { state: 'parked', errors: { form: ['INACTIVE'] } }
const waiting = { state: 'waiting', errors: { form: ['UNSPECIFIED'] }, nextAttemptAt: isTime }
it.each([
  ['inactive', { ...parked, serviceStatus: 403, failure: 'unconfirmed' }],
  ['busy', { ...waiting, serviceStatus: 429, failure: 'rate_limited' }],
])('tells the whole story of a form in one line, without a private word: %s', async (name, story) => {
  const site = await startTestSite({ environment })
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'edge-42' }
  await site.post(form, { ...secrets, email: `${name}@featherstone.example` }, headers)
  expect(site.logged('request')).toEqual([])
  expect(site.logged('submission')).toEqual([
    {
      time: isTime,
      level: 'warn',
      event: 'submission',
      requestId: 'edge-42',
      form: form.id,
      outcome: 'held',
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      ...story,
      serviceMs: expect.any(Number),
      durationMs: expect.any(Number),
      clientIp: '203.0.113.7',
      email: `${name[0]}***@featherstone.example`,
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

it.each(Object.entries(echoes))(
  'what a form service says by %s is in no line and no metric, at once and again in the background',
  async (_, echo) => {
    const typed = { ...secrets, email: 'wilhelmina@featherstone.example' }
    const site = await startTestSite({
      environment: { ...environment, METRICS_PORT: '9464' },
      fetch: async () => echo(`${Object.values(typed).join(' ')} żółw 小明`),
    })
    const { journal, metrics, startBackground } = site.services
    await site.post(form, typed)
    const [lead] = await listAll(journal)
    const retried = await journal.retry([lead!.reference], new Date().toISOString())
    const background = startBackground()
    await expect.poll(() => site.logged('delivery').length).toBe(retried.length)
    await background.stop()
    expect(site.logged('submission')).toHaveLength(1)
    expect(site.log() + (await metrics!.registry.metrics())).not.toMatch(
      /wilhelmina|divorce|business|żółw|小明|%C5|%E5/i,
    )
  },
)
