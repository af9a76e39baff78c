import { beforeEach, describe, expect, it } from 'vitest'
import { getStartedPage } from '~/content/enquiry-pages'
import { projectForm } from '~/forms/registry'
import { createSigner } from '~/platform/signer'
import { Fault } from '~/platform/fault'
import { one, openPage, sendButton, submit, textOf } from '../support/document'
import { interceptFormService } from '../support/intercepted-form-service'
import type { Received } from '../support/form-service'
import { listAll } from '../support/list-all'
import { withFormService, type Site } from '../support/site'
import { startTestSite } from '../support/test-servers'
import { bothForms, entries, postByScript, readPage, successAddress } from '../support/visitors'

const received = interceptFormService()
const environment = { SITE_URL: 'https://dayfive.example', ...withFormService }
const withShortTimeout = { ...environment, FORM_SERVICE_TIMEOUT_MS: '100' }
let site: Site
beforeEach(async () => {
  site = await startTestSite({ environment })
})

describe.each(bothForms)('the $name form', ({ form }) => {
  const headline = form.success.headline
  const { package: title } = entries(form)

  it('reaches the form service with exactly its own fields', async () => {
    await site.post(form, { ...entries(form), unknown: 'x', loadedAt: '1700000000000', webdriver: 'false' })
    expect(received).toHaveLength(1)
    const [{ formId, headers, body }] = received as [Received]
    expect(formId).toBe(form.id === 'consultation' ? 'consult1' : 'project1')
    expect(body).toEqual({
      ...entries(form),
      ...(form.id === 'consultation' && { subject: 'New Consultation Request' }),
    })
    expect(headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      referer: `https://dayfive.example${form.path}`,
      'formspree-client': expect.stringMatching(/./),
    })
    expect(JSON.parse(atob(headers['formspree-session-data'] ?? ''))).toEqual({
      loadedAt: 1_700_000_000_000,
      webdriver: false,
    })
  })

  it('keeps a telephone number after an error, sends it in the message, and never logs it', async () => {
    const typed = { ...entries(form), phone: '+1 555-0117' }
    const page = await readPage(await site.post(form, { ...typed, name: '' }))
    expect(page.values).toMatchObject({ phone: '+1 555-0117' })
    const short = await readPage(await site.post(form, { ...typed, phone: '555-117' }))
    expect(short).toMatchObject({ status: 422, values: { ...entries(form), phone: '555-117' } })
    expect(textOf(one(short.document, '#phone-error'))).toMatch(/^That number looks too short/)
    await site.post(form, typed)
    const [{ body }] = received as [Received]
    expect(Object.keys(body)).not.toContain('phone')
    expect(JSON.stringify(body)).toContain('My phone number: +1 555-0117')
    expect(site.log()).not.toContain('555-0117')
  })

  it('asks once about a mistyped address, and then sends the corrected or the typed one', async () => {
    const typed = entries(form, 'rob@gmial.con')
    const both = await readPage(await site.post(form, { ...typed, name: '' }))
    expect(textOf(one(both.document, '#email-error'))).toContain('Did you mean rob@gmail.com?')
    const wrong = await readPage(await site.post(form, entries(form, 'rob smith@gmial.con')))
    expect([wrong.status, wrong.document.querySelector('[name=meant], [name=asked]')]).toEqual([422, null])
    for (const [selector, changed, sent] of [
      // Regardless of the field's content by then.
      ['[name=meant]', { email: 'rob@work.example' }, 'rob@gmail.com'],
      ['[type=submit]:not([name], [aria-hidden])', {}, 'rob@gmial.con'],
    ] as const) {
      const page = await readPage(await site.post(form, typed))
      expect(page).toMatchObject({ status: 422, values: typed })
      expect(textOf(one(page.document, '#email-error'))).toContain('Did you mean rob@gmail.com?')
      const button = one<HTMLButtonElement>(page.document, `main form ${selector}`)
      const { status, headers } = await submit(site, page, changed, button)
      const [lead] = await listAll(site.services.journal)
      expect([status, lead?.values.email]).toEqual([303, sent])
      const success = await openPage(site, headers.get('location') ?? '')
      expect(success.text).toContain(`We’ll reply to ${sent}.`)
    }
  })

  it('leads to the success box with the reference, and arrives once even if it is sent again', async () => {
    const { package: _, ...typed } = entries(form)
    const response = await submit(site, await openPage(site, form.path), typed)
    const again = await submit(site, await openPage(site, form.path), typed)
    expect([response.status, again.status]).toEqual([303, 303])
    expect(again.headers.get('location')).toBe(response.headers.get('location'))
    expect(site.logged('submission').map(({ outcome }) => outcome)).toEqual(['delivered', 'duplicate'])
    const [lead] = await listAll(site.services.journal)
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await openPage(site, response.headers.get('location') ?? '')
      for (const words of [form.success.notice, form.success.description, headline, lead?.reference])
        expect(page.text).toContain(words)
      expect(page.document.querySelector('main form')).toBeNull()
      expect(page.document.querySelector('[autofocus] h2')?.textContent).toBe(headline)
    }
    expect(received).toMatchObject([{ body: typed }])
    // Without script, nothing is known of the visit.
    expect(JSON.parse(atob(received[0]?.headers['formspree-session-data'] ?? ''))).toEqual({})
  })

  it('is accepted without a signing key, and its page shows the neutral notice', async () => {
    const receipts = createSigner('receipt', () => Promise.reject(new Fault('The key cannot be read')))
    const keyless = await startTestSite({ replace: () => ({ receipts }) })
    const response = await keyless.post(form, entries(form))
    const [lead] = await listAll(keyless.services.journal, { state: 'kept' })
    expect(response.status).toBe(303)
    const query = new URLSearchParams({ ...(title && { package: title }), sent: lead!.reference })
    expect(response.headers.get('location')).toBe(`${form.path}?${query}`)
    const signed = await keyless.request(await successAddress(keyless, form, lead?.reference))
    expect(signed.status).toBe(200)
    expect((await readPage(signed)).text).toContain('This link is from an earlier visit')
    const message = expect.stringContaining('The key cannot be read') as unknown
    const [requestId] = keyless.logged('submission').map((line) => line.requestId)
    expect(keyless.logged('journal')).toMatchObject([
      { message, requestId, reference: lead!.reference },
      { message },
    ])
  })

  it('has its success page, although the journal fails during the call of the form service', async () => {
    const breaking = await startTestSite({
      environment,
      async fetch(...call) {
        await breaking.services.journal.close()
        return fetch(...call)
      },
    })
    const { headers } = await breaking.post(form, entries(form))
    expect(headers.get('location')).toContain('receipt=')
  })

  it('sends and responds the same with and without script', async () => {
    await site.post(form, { ...entries(form), email: 'a@example.com' })
    const response = await postByScript(site, form, { ...entries(form), email: 'b@example.com' })
    const [plain, scripted] = received as [Received, Received]
    expect({ ...scripted.body, email: '' }).toEqual({ ...plain.body, email: '' })
    expect(site.logged('submission').map(({ javascript }) => javascript)).toEqual([false, true])
    const [lead] = await listAll(site.services.journal, { state: 'delivered' })
    expect(response.status).toBe(202)
    expect(await response.text()).toContain(await successAddress(site, form, lead?.reference, title))
    const held = await postByScript(site, form, entries(form, 'broken@example.com'))
    const [waiting] = await listAll(site.services.journal, { state: 'waiting' })
    expect(held.status).toBe(502)
    const told = await held.text()
    for (const words of ['held', waiting!.reference, 'on Mill Lane']) expect(told).toContain(words)
    expect(told).not.toContain(waiting!.failureMessage)
  })

  it.each([
    [
      'what is missing',
      { name: '', email: 'ann' },
      { name: 'Name is required', email: 'Email must look like name@example.com' },
      { outcome: 'invalid', errors: { name: ['REQUIRED_FIELD_EMPTY'], email: ['TYPE_EMAIL'] } },
      [],
    ],
    [
      'what the service refuses, joined by comma',
      { email: 'refuses-all@example.com' },
      { name: 'Name should be text', email: 'Email should be an email, is unknown' },
      { outcome: 'refused', errors: { email: ['TYPE_EMAIL', 'UNSPECIFIED'] } },
      [{ state: 'refused', attempts: 1 }],
    ],
  ])('says %s under each field, and keeps the entries', async (_, typed, errors, line, leads) => {
    const page = await readPage(await site.post(form, { ...entries(form), ...typed }))
    expect(page.status).toBe(422)
    for (const [name, error] of Object.entries(errors)) {
      expect(textOf(one(page.document, `#${name}-error`))).toBe(error)
      expect(one(page.document, `#${name}`).getAttribute('aria-describedby')).toContain(`${name}-error`)
    }
    expect(page.document.querySelector('[autofocus]')?.id).toBe('name')
    expect(page.text).not.toContain('Form is blocked')
    expect(page.values).toMatchObject({ ...entries(form), ...typed })
    expect(received).toHaveLength(leads.length)
    expect(await listAll(site.services.journal)).toMatchObject(leads)
    expect(site.logged('submission')).toMatchObject([{ ...line, status: 422 }])
  })

  it('is quarantined when the honeypot is filled, and released by the button or Enter', async () => {
    const values = entries(form)
    const page = await readPage(await site.post(form, { ...values, k5: 'autofilled' }))
    const button = sendButton(page.document)
    const first = page.document.querySelector<HTMLButtonElement>('main form button[type=submit]')!
    expect([first.name, first.value]).toEqual([button.name, button.value])
    expect(page).toMatchObject({ status: 200, values })
    expect(button.textContent).toBe('I am a person, send it')
    expect(received).toEqual([])
    expect(await listAll(site.services.journal)).toMatchObject([{ state: 'quarantined' }])

    const sent = { ...page.values, k5: 'autofilled', [button.name]: button.value }
    const released = await site.post(form, sent)
    const [lead] = await listAll(site.services.journal)
    expect([released.status, received.length, lead?.state]).toEqual([303, 1, 'delivered'])
    expect(released.headers.get('location')).toContain(lead?.reference)
  })
})

// tests/unit/leads has every failure, and the state of its lead.
it.each([
  { service: 'inactive', failure: 'unconfirmed', said: 'Form is not active', told: undefined },
  { service: 'hangs', failure: 'timeout', said: 'No answer', told: 'No answer within 100 ms' },
])('a form is saved and shown again when the service fails: $failure', async (row) => {
  const { form } = bothForms[1]!
  const values = entries(form, `${row.service}@example.com`)
  const held = await startTestSite({ environment: row.service === 'hangs' ? withShortTimeout : environment })
  const page = await readPage(await held.post(form, values))
  const [lead] = await listAll(held.services.journal)
  expect(lead).toMatchObject({ failure: row.failure, failureMessage: expect.stringContaining(row.said) })
  expect(lead?.values).toMatchObject(values)
  expect(page).toMatchObject({ status: 502, values })
  for (const words of [
    `We have your message (${lead?.reference})`,
    'no need to send it again',
    'hello@dayfive.example',
  ])
    expect(page.text).toContain(words)
  expect(page.text).not.toContain(row.said)
  const [line] = held.logged('submission')
  expect(line).toMatchObject({ outcome: 'held', failure: row.failure, reference: lead?.reference })
  expect(line?.message).toEqual(row.told)
})

it('a form is saved at once without a call while the service hangs', async () => {
  const { form } = bothForms[0]!
  const hung = await startTestSite({ environment: withShortTimeout })
  for (const number of [1, 2, 3]) {
    await hung.post(form, { ...entries(form, 'hangs@example.com'), name: `Ann ${number}` })
  }
  received.length = 0
  const values = entries(form, 'late@example.com')
  const page = await readPage(await hung.post(form, values))
  expect(received).toEqual([])
  const lead = (await listAll(hung.services.journal)).find(({ attempts }) => attempts === 0)
  expect(lead).toMatchObject({ state: 'waiting', failure: 'timeout', nextAttemptAt: expect.any(String) })
  expect(page.text).toContain(`We have your message (${lead?.reference})`)
  const message = expect.stringContaining('Not sent') as string
  expect(hung.logged('submission').at(-1)).toMatchObject({ outcome: 'held', message })
})

it('the success page of a project names the package that was sent, not that of its address', async () => {
  const body = new URLSearchParams({ ...entries(projectForm), package: 'AI Sales Machine' })
  const response = await site.request('/get-started?package=standard', { method: 'POST', body })
  const [lead] = await listAll(site.services.journal)
  const address = await successAddress(site, projectForm, lead?.reference, 'AI Sales Machine')
  expect(response.headers.get('location')).toBe(address)
  const { document } = await readPage(await site.request(address))
  expect(document.querySelector('h1')?.textContent).toBe(getStartedPage.sent)
  expect(textOf(document.querySelector('#chosen')!)).toContain('AI Sales Machine')
})

it('a client over the limit is told when to come back, and keeps the entries', async () => {
  let passedMs = 0
  const limited = await startTestSite({
    environment: { SUBMISSIONS_PER_HOUR: '1' },
    monotonic: () => passedMs,
  })
  const { form } = bothForms[0]!
  await limited.post(form, entries(form, 'one@example.com'))
  passedMs = 59 * 60_000 - 1000
  const response = await limited.post(form, entries(form, 'two@example.com'))
  expect(response.headers.get('retry-after')).toBe('61')
  const page = await readPage(response)
  expect(page).toMatchObject({ status: 429, values: entries(form, 'two@example.com') })
  expect(page.text).toContain('2 min')
  expect(limited.logged('submission').at(-1)).toMatchObject({ outcome: 'throttled', status: 429 })
})
