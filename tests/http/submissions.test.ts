import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReceipts } from '~/leads/receipts'
import { sendButton } from '../support/document'
import { formServiceHandlers, type Received } from '../support/form-service'
import { projectForm } from '~/forms/project'
import { Fault } from '~/platform/fault'
import { listAll } from '../support/list-all'
import { startSite, withFormService, type Site } from '../support/site'
import { bothForms, entries, postByScript, readPage, successAddress } from '../support/visitors'

const received: Received[] = []
const formService = setupServer(...formServiceHandlers(received))
let site: Site

beforeAll(() => formService.listen({ onUnhandledRequest: 'error' }))
afterAll(() => formService.close())
beforeEach(async () => {
  received.length = 0
  site = await startSite({ environment: { SITE_URL: 'https://dayfive.example', ...withFormService } })
})
afterEach(() => site.close())

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

  it('sends the same whether or not script carries it', async () => {
    await site.post(form, { ...entries(form), email: 'a@example.com' })
    await postByScript(site, form, { ...entries(form), email: 'b@example.com' })
    const [plain, scripted] = received as [Received, Received]
    expect({ ...scripted.body, email: '' }).toEqual({ ...plain.body, email: '' })
    expect(site.logged('submission').map(({ javascript }) => javascript)).toEqual([false, true])
  })

  it('renders nothing when it is taken without script', async () => {
    const answer = await site.post(form, entries(form))
    expect(answer.status).toBe(303)
    expect(site.rendered()).toEqual([])
  })

  it('leads to the success box with the reference, by a redirect that a reload cannot send again', async () => {
    const answer = await site.post(form, entries(form))
    expect(answer.status).toBe(303)
    const address = answer.headers.get('location') ?? ''
    const page = await readPage(await site.request(address))
    const [lead] = await listAll(site.services.journal)
    expect(page.text).toContain(form.success.notice)
    expect(page.text).toContain(form.success.description)
    expect(page.text).toContain(headline)
    expect(page.text).toContain(lead?.reference)
    expect(page.document.querySelector('main form')).toBeNull()
    expect(page.document.querySelector('[autofocus] h2')?.textContent).toBe(headline)
  })

  it.each(['evil.com', 'Package at evil com', 'x'.repeat(61), ''])(
    'leaves behind what its address or its field names as a package but is no name: %j',
    async (named) => {
      const query = new URLSearchParams({ package: named })
      const body = new URLSearchParams({ ...entries(form), package: named })
      const answer = await site.request(`${form.path}?${query}`, { method: 'POST', body })
      const [lead] = await listAll(site.services.journal)
      expect(answer.headers.get('location')).toBe(await successAddress(site, form, lead?.reference))
    },
  )

  it('is accepted without a signing key, and its page shows the neutral notice', async () => {
    const receipts = createReceipts(() => Promise.reject(new Fault('The key cannot be read')))
    const keyless = await startSite({ replace: () => ({ receipts }) })
    const answer = await keyless.post(form, entries(form))
    const [lead] = await listAll(keyless.services.journal, { state: 'kept' })
    expect(answer.status).toBe(303)
    const query = new URLSearchParams({ ...(title && { package: title }), sent: lead!.reference })
    expect(answer.headers.get('location')).toBe(`${form.path}?${query}`)
    const signed = await keyless.request(await successAddress(keyless, form, lead?.reference))
    expect(signed.status).toBe(200)
    expect((await readPage(signed)).text).toContain('This link is from an earlier visit')
    expect(keyless.logged('error')).toMatchObject([
      { message: 'The key cannot be read' },
      { message: 'The key cannot be read' },
    ])
    await keyless.close()
  })

  it('answers a script with the same redirect', async () => {
    const answer = await postByScript(site, form, entries(form))
    expect(answer.status).toBe(202)
    const [lead] = await listAll(site.services.journal, { state: 'delivered' })
    expect(await answer.text()).toContain(await successAddress(site, form, lead?.reference, title))
  })

  it('says what is missing under each field and keeps the rest', async () => {
    const page = await readPage(await site.post(form, { ...entries(form), name: ' ', email: 'ann' }))
    expect(page.status).toBe(422)
    expect(page.document.querySelector('#name-error')?.textContent).toBe('Name is required')
    expect(page.document.querySelector('#email-error')?.textContent).toBe(
      'Email needs the form name@example.com',
    )
    expect(page.document.querySelector('#name')?.getAttribute('aria-describedby')).toBe('name-error')
    expect(page.document.querySelector('[autofocus]')?.id).toBe('name')
    expect(page.values).toMatchObject({ ...entries(form), name: '', email: 'ann' })
    expect(received).toEqual([])
    expect(await listAll(site.services.journal)).toEqual([])
    expect(site.logged('submission')).toMatchObject([
      { outcome: 'invalid', errors: { name: ['REQUIRED_FIELD_EMPTY'], email: ['TYPE_EMAIL'] }, status: 422 },
    ])
  })

  it('says what is too long, and by how much, and gives it back whole', async () => {
    const long = form.id === 'consultation' ? 'message' : 'details'
    const name = 'Ann '.repeat(60).trim()
    const text = 'All about us.\n'.repeat(1000).trim()
    const page = await readPage(await site.post(form, { ...entries(form), name, [long]: text }))
    expect(page.status).toBe(422)
    expect(page.document.querySelector('#name-error')?.textContent).toBe(
      'Name is too long: at most 200 characters (you sent 239)',
    )
    expect(page.document.querySelector(`#${long}-error`)?.textContent).toMatch(
      /^(Message|Details) is too long: at most 10,000 characters \(you sent 13,999\)$/,
    )
    expect(page.document.querySelector('main [maxlength]')).toBeNull()
    expect(page.values).toMatchObject({ name, [long]: text })
    expect(await listAll(site.services.journal)).toEqual([])
    expect(site.logged('submission')).toMatchObject([
      { outcome: 'invalid', errors: { name: ['TYPE_TEXT'], [long]: ['TYPE_TEXT'] } },
    ])
  })

  it('shows what the service refuses under the fields, joined by comma', async () => {
    const values = entries(form, 'refuses-all@example.com')
    const page = await readPage(await site.post(form, values))
    expect(page.status).toBe(422)
    expect(page.document.querySelector('#name-error')?.textContent).toBe('Name should be text')
    expect(page.document.querySelector('#email-error')?.textContent).toBe(
      'Email should be an email, is unknown',
    )
    expect(page.values).toMatchObject(values)
    const [lead] = await listAll(site.services.journal)
    expect(lead).toMatchObject({ state: 'refused', attempts: 1 })
    expect(site.logged('submission')).toMatchObject([
      { outcome: 'refused', errors: { email: ['TYPE_EMAIL', 'UNSPECIFIED'] }, reference: lead?.reference },
    ])
  })

  const failures = [
    { answer: 'inactive', failure: 'unconfirmed', state: 'parked', said: 'Form is not active' },
    { answer: 'full', failure: 'quota', state: 'parked', said: 'form over quota' },
    { answer: 'captcha', failure: 'captcha_required', state: 'parked', said: 'reCAPTCHA' },
    { answer: 'html', failure: 'unexpected_format', state: 'parked', said: 'Unexpected response format' },
    {
      answer: 'redirects',
      failure: 'unexpected_format',
      state: 'parked',
      said: 'Unexpected response format',
    },
    { answer: 'huge', failure: 'unexpected_format', state: 'parked', said: 'Unexpected response format' },
    { answer: 'charges', failure: 'payment_pending', state: 'parked', said: 'card payment' },
    { answer: 'broken', failure: 'server_error', state: 'waiting', said: 'Internal error' },
    { answer: 'busy', failure: 'rate_limited', state: 'waiting', said: 'Too many requests' },
    {
      answer: 'hangs',
      failure: 'timeout',
      state: 'waiting',
      said: 'No answer',
      told: 'No answer within 1000 ms',
    },
    {
      answer: 'absent',
      failure: 'unreachable',
      state: 'waiting',
      said: 'Failed to fetch',
      told: expect.stringMatching(/^The connection failed: TypeError/) as string,
    },
  ]
  it.each(failures)('is saved and given back when the service is $failure ($answer)', async (row) => {
    const values = entries(form, `${row.answer}@example.com`)
    const page = await readPage(await site.post(form, values))
    const [lead] = await listAll(site.services.journal)
    expect(lead).toMatchObject({ state: row.state, failure: row.failure, attempts: 1 })
    expect(lead?.values).toMatchObject(values)
    expect(page.status).toBe(502)
    expect(page.values).toMatchObject(values)
    expect(page.text).toContain(`We have your message (${lead?.reference})`)
    expect(page.text).toContain('no need to send it again')
    expect(page.text).toContain('hello@dayfive.example')
    expect(page.text).not.toContain(row.said)
    expect(lead?.failureMessage).toContain(row.said)
    const [line] = site.logged('submission')
    expect(line).toMatchObject({ outcome: 'held', failure: row.failure, reference: lead?.reference })
    expect(line?.message).toEqual(row.told)
  })

  it('is saved at once, without a call, while the service hangs', async () => {
    for (const number of [1, 2, 3]) {
      await site.post(form, { ...entries(form, 'hangs@example.com'), name: `Ann ${number}` })
    }
    received.length = 0
    const values = entries(form, 'late@example.com')
    const page = await readPage(await site.post(form, values))
    expect(received).toEqual([])
    expect(page.status).toBe(502)
    expect(page.values).toMatchObject(values)
    const lead = (await listAll(site.services.journal)).find(({ attempts }) => attempts === 0)
    expect(lead).toMatchObject({ state: 'waiting', failure: 'timeout', nextAttemptAt: expect.any(String) })
    expect(page.text).toContain(`We have your message (${lead?.reference})`)
    expect(site.logged('submission').at(-1)).toMatchObject({
      outcome: 'held',
      failure: 'timeout',
      serviceStatus: null,
      serviceMs: 0,
      message: 'Not sent: 3 calls in a row got no answer',
    })
  })

  it('tells a script the same as a page when the service is absent', async () => {
    const values = entries(form, 'absent@example.com')
    const answer = await postByScript(site, form, values)
    const [lead] = await listAll(site.services.journal, { state: 'waiting' })
    const text = await answer.text()
    expect(answer.status).toBe(502)
    expect(text).toContain('held')
    expect(text).toContain(lead?.reference)
    expect(text).toContain('on Mill Lane')
  })

  it('is delivered once however often it is sent', async () => {
    const answers = [await site.post(form, entries(form)), await site.post(form, entries(form))]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(answers[1]?.headers.get('location')).toBe(answers[0]?.headers.get('location'))
    expect(received).toHaveLength(1)
    expect(site.logged('submission').map(({ outcome }) => outcome)).toEqual(['delivered', 'duplicate'])
  })

  it('is quarantined when the honeypot is filled, and released by the button', async () => {
    const values = entries(form)
    const page = await readPage(await site.post(form, { ...values, k5: 'autofilled' }))
    const button = sendButton(page.document)
    expect(page.status).toBe(200)
    expect(page.values).toMatchObject(values)
    expect(button.textContent).toBe('I am a person, send it')
    expect(received).toEqual([])
    expect(await listAll(site.services.journal, { state: 'quarantined' })).toHaveLength(1)

    const released = await site.post(form, {
      ...page.values,
      k5: 'autofilled',
      [button.name]: button.value,
    })
    expect(released.status).toBe(303)
    expect(received).toHaveLength(1)
    const [lead] = await listAll(site.services.journal)
    expect(lead?.state).toBe('delivered')
    expect(released.headers.get('location')).toContain(lead?.reference)
  })

  it('is released by Enter in a field too', async () => {
    const page = await readPage(await site.post(form, { ...entries(form), k5: 'autofilled' }))
    // Enter presses the first submit button of a form.
    const first = page.document.querySelector<HTMLButtonElement>('main form button[type=submit]')!
    const released = await site.post(form, { ...page.values, k5: 'autofilled', [first.name]: first.value })
    expect(released.status).toBe(303)
    expect(received).toHaveLength(1)
  })

  it('is not released by a made-up token', async () => {
    const answer = await site.post(form, { ...entries(form), k5: 'spam', release: 'made-up' })
    expect(answer.status).toBe(200)
    expect(received).toEqual([])
  })
})

it('a project request leads to a page that names the package that was sent, whatever its address named', async () => {
  const body = new URLSearchParams({ ...entries(projectForm), package: 'AI Sales Machine' })
  const answer = await site.request('/get-started?package=standard', { method: 'POST', body })
  const [lead] = await listAll(site.services.journal)
  const address = await successAddress(site, projectForm, lead?.reference, 'AI Sales Machine')
  expect(answer.headers.get('location')).toBe(address)
  const { document } = await readPage(await site.request(address))
  expect(document.querySelector('h1')?.textContent).toBe("You've selected our AI Sales Machine")
})

describe('a client that sends too much', () => {
  it('is told when to come back, and keeps the words', async () => {
    const limited = await startSite({ environment: { SUBMISSIONS_PER_HOUR: '1' } })
    const { form } = bothForms[0]!
    await limited.post(form, entries(form, 'one@example.com'))
    const answer = await limited.post(form, entries(form, 'two@example.com'))
    const page = await readPage(answer)
    expect(page.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(page.text).toContain('60 min')
    expect(page.values).toMatchObject(entries(form, 'two@example.com'))
    expect(limited.logged('submission').at(-1)).toMatchObject({ outcome: 'throttled', status: 429 })
    await limited.close()
  })

  it('is limited for each client address apart', async () => {
    const limited = await startSite({ environment: { SUBMISSIONS_PER_HOUR: '1', TRUST_PROXY: '1' } })
    const { form } = bothForms[0]!
    const from = (address: string) => ({ 'x-forwarded-for': `203.0.113.9, ${address}` })
    const answers = [
      await limited.post(form, entries(form, 'a@example.com'), from('192.0.2.1')),
      await limited.post(form, entries(form, 'b@example.com'), from('192.0.2.2')),
      await limited.post(form, entries(form, 'c@example.com'), from('192.0.2.1')),
    ]
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 429])
    await limited.close()
  })
})

describe('without a form service', () => {
  it('keeps every submission in the journal', async () => {
    const keeping = await startSite()
    const { form } = bothForms[0]!
    const answer = await keeping.post(form, entries(form))
    expect(answer.status).toBe(303)
    expect(await listAll(keeping.services.journal, { state: 'kept' })).toHaveLength(1)
    expect(keeping.logged('submission')).toMatchObject([{ outcome: 'kept', email: 'a***@example.com' }])
    await keeping.close()
  })
})

describe('with a journal that cannot be written', () => {
  it('sends nothing, and answers 503 with the values', async () => {
    const { form } = bothForms[0]!
    await site.services.journal.close()
    const page = await readPage(await site.post(form, entries(form)))
    expect(page.status).toBe(503)
    expect(page.text).toContain('We could not take your message just now')
    expect(page.values).toMatchObject(entries(form))
    expect(received).toEqual([])
    expect(site.logged('submission')).toMatchObject([
      { level: 'error', outcome: 'held', message: expect.stringContaining('Not recorded') },
    ])
    expect((await site.request('/readyz/journal')).status).toBe(503)
    expect((await site.request('/readyz')).status).toBe(200)
  })
})
