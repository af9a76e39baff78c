import { http, passthrough } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { freePort } from '../support/free-port'
import { formServiceHandlers, type Received } from '../support/form-service'
import { one, openPage, submit, textOf } from '../support/document'
import { listAll } from '../support/list-all'
import { startSite, withFormService, type Site } from '../support/site'
import { bothForms, entries, readPage, type Page } from '../support/visitors'

const received: Received[] = []
const formService = setupServer(...formServiceHandlers(received))
let site: Site
beforeAll(() => formService.listen({ onUnhandledRequest: 'error' }))
afterAll(() => formService.close())
beforeEach(async () => {
  received.length = 0
  site = await startSite({ environment: withFormService })
})
afterEach(async () => {
  formService.resetHandlers()
  await site.close()
})

describe.each(bothForms)('the $name form, submitted as its page says', ({ form }) => {
  const { package: _, ...typed } = entries(form)
  const answeredBy = (answer: string) => ({ ...typed, email: `${answer}@example.com` })
  const headline = form.success.headline

  async function follow(answer: Response): Promise<Page> {
    expect(answer.status).toBe(303)
    return openPage(site, answer.headers.get('location') ?? '')
  }

  it('is sent once, however often the page of its success is reloaded', async () => {
    const answer = await submit(site, await openPage(site, form.path), typed)
    for (let visit = 0; visit < 3; visit += 1) expect((await follow(answer)).text).toContain(headline)
    expect(received).toHaveLength(1)
    expect(received[0]!.body).toMatchObject(typed)
  })

  it('is sent from the address of an earlier success too', async () => {
    const page = await openPage(site, `${form.path}?sent=K7F2-9QXM`)
    expect(page.text).toContain('This link is from an earlier visit')
    expect((await follow(await submit(site, page, typed))).text).toContain(headline)
    expect(received).toHaveLength(1)
  })

  it('is sent once the field that was missing is filled in', async () => {
    const page = await readPage(await submit(site, await openPage(site, form.path), { ...typed, name: '  ' }))
    expect(page.status).toBe(422)
    const name = one(page.document, '#name')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(one(page.document, `#${name.getAttribute('aria-describedby')}`))).toBe('Name is required')
    expect(textOf(one(page.document, '[role=alert]'))).toContain('One field needs a second look.')
    await follow(await submit(site, page, { name: 'Ann Barber' }))
    expect(received).toMatchObject([{ body: typed }])
  })

  it('keeps its reference when it is sent again after a failure', async () => {
    const first = await readPage(await submit(site, await openPage(site, form.path), answeredBy('inactive')))
    const again = await readPage(await submit(site, first, {}))
    const [lead, ...more] = await listAll(site.services.journal)
    expect(more).toEqual([])
    for (const page of [first, again]) {
      expect(page.status).toBe(502)
      expect(page.values).toMatchObject(answeredBy('inactive'))
      expect(textOf(one(page.document, '[role=alert]'))).toContain(lead?.reference)
    }
  })

  it('waits in the journal when there is nothing at the address of the form service', async () => {
    const url = `http://127.0.0.1:${await freePort()}`
    formService.use(http.post(`${url}/*`, () => passthrough()))
    const alone = await startSite({ environment: { ...withFormService, FORM_SERVICE_URL: url } })
    const page = await readPage(await submit(alone, await openPage(alone, form.path), typed))
    expect(page.status).toBe(502)
    expect(page.text).toContain('Delivery is slow just now')
    expect(page.values).toMatchObject(typed)
    expect(await listAll(alone.services.journal)).toMatchObject([{ state: 'waiting' }])
    await alone.close()
  })

  it('is kept where no form service is configured', async () => {
    const keeping = await startSite()
    const answer = await submit(keeping, await openPage(keeping, form.path), typed)
    expect((await openPage(keeping, answer.headers.get('location') ?? '')).text).toContain(headline)
    expect(await listAll(keeping.services.journal)).toMatchObject([{ state: 'kept' }])
    expect(received).toEqual([])
    await keeping.close()
  })

  it('is refused from a page of another site, and not recorded', async () => {
    const page = await readPage(await site.post(form, entries(form), { origin: 'https://other.example' }))
    expect(page.status).toBe(403)
    expect(textOf(one(page.document, 'h1'))).toBe('That came from another site')
    expect(await listAll(site.services.journal)).toEqual([])
  })
})

it('a form is sent with the visit unknown where no script says anything of it', async () => {
  await submit(site, await openPage(site, consultationForm.path), entries(consultationForm))
  expect(JSON.parse(atob(received[0]?.headers['formspree-session-data'] ?? ''))).toEqual({})
})
