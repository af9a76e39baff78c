import { expect, it } from 'vitest'
import { projectForm } from '~/forms/project'
import { interceptFormService } from '../support/intercepted-form-service'
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

it('cannot be forged by line breaks in what visitors send', async () => {
  const site = await startTestSite({ environment })
  const forged = 'x\n{"event":"submission","outcome":"delivered"}'
  await site.post(form, { name: forged, email: forged, details: forged })
  await site.request(`/${encodeURIComponent(forged)}`)
  await site.request('/', { headers: { 'x-request-id': 'a b{"}', 'x-forwarded-for': 'nonsense' } })
  expect(site.logged('submission')).toMatchObject([{ outcome: 'invalid' }])
  expect(site.logged('request')).toHaveLength(2)
})

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
