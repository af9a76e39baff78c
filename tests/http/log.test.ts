import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { formServiceHandlers } from '../support/form-service'
import { startSite, withFormService, type Site } from '../support/site'
import { bothForms, entries, postByScript } from '../support/visitors'

const formService = setupServer(...formServiceHandlers([]))
let site: Site

beforeAll(() => formService.listen({ onUnhandledRequest: 'error' }))
afterAll(() => formService.close())
beforeEach(async () => {
  site = await startSite({
    environment: { ...withFormService, LOG_LEVEL: 'debug', SUBMISSIONS_PER_HOUR: '1000', TRUST_PROXY: '1' },
  })
})
afterEach(() => site.close())

describe.each(bothForms)('the log of the $name form', ({ form }) => {
  const secrets = {
    name: 'Wilhelmina Featherstone',
    message: 'My divorce is none of your business',
    details: 'My divorce is none of your business',
    package: 'AI Growth Website',
  }
  const answers = ['ok', 'refuses-email', 'inactive', 'html', 'broken', 'absent', 'hangs', 'echoes']

  it('holds no personal data, for every outcome', async () => {
    for (const answer of answers) {
      const email = `${answer}@featherstone.example`
      await site.post(form, { ...secrets, email })
      await postByScript(site, form, { ...secrets, email })
    }
    await site.post(form, { ...secrets, email: 'Wilhelmina Featherstone, Mill Lane' })
    await site.post(form, { ...secrets, email: 'trap@featherstone.example', k5: secrets.message })
    await site.request(
      `${form.path}?${new URLSearchParams({ ...secrets, email: 'get@featherstone.example' })}`,
    )
    await site.request('/mail/wilhelmina@featherstone.example')
    await site.request('/wilhelmina%EF%BC%A0featherstone.example%ff')
    await site.request('/mail/wilhelmina%40featherstone.example')
    await site.services.journal.close()
    await site.post(form, { ...secrets, email: 'journal@featherstone.example' })

    expect(site.logged('submission')).toHaveLength(answers.length * 2 + 3)
    expect(site.log()).not.toMatch(/wilhelmina|divorce|mill lane/i)
    expect(site.log()).not.toMatch(/[\w-]{2,}@featherstone/)
    expect(site.log()).toContain('a***@featherstone.example')
  })

  it('tells the whole story in one line', async () => {
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
  })

  it('cannot be forged by line breaks in what visitors send', async () => {
    const forged = 'x\n{"event":"submission","outcome":"delivered"}'
    await site.post(form, { name: forged, email: forged, message: forged, details: forged })
    await site.request(`/${encodeURIComponent(forged)}`)
    await site.request('/', { headers: { 'x-request-id': 'a b{"}', 'x-forwarded-for': 'nonsense' } })
    expect(site.logged('submission')).toMatchObject([{ outcome: 'invalid' }])
    expect(site.logged('request')).toHaveLength(2)
  })
})

it('writes one request line for every other request, without its query', async () => {
  await site.request('/get-started?package=secret')
  await site.request('/no-such-page')
  await site.request('/healthz')
  expect(site.logged('request')).toMatchObject([
    { level: 'info', method: 'GET', path: '/get-started', status: 200 },
    { level: 'info', method: 'GET', path: '/no-such-page', status: 404 },
    { level: 'debug', method: 'GET', path: '/healthz', status: 200 },
  ])
})

it('has no negative duration when the clock steps back while a request is answered', async () => {
  let now = Date.now()
  const own = await startSite({ environment: withFormService, now: () => (now -= 10 * 60 * 1000) })
  await own.post(consultationForm, entries(consultationForm, 'ok@example.com'))
  await own.request('/about')
  const lines = [...own.logged('submission'), ...own.logged('request')]
  const durations = lines.flatMap(({ durationMs, serviceMs = 0 }) => [durationMs, serviceMs] as number[])
  expect(lines).toHaveLength(2)
  expect(durations.filter((ms) => ms < 0)).toEqual([])
  await own.close()
})
