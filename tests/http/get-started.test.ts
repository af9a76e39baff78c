import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { one, openPage, pressedIn, sendButton, submit, textOf } from '../support/document'
import { formServiceHandlers, type Received } from '../support/form-service'
import { listAll } from '../support/list-all'
import { startSite, withFormService, type Site } from '../support/site'
import { bothForms, readPage, type Page } from '../support/visitors'

const received: Received[] = []
const formService = setupServer(...formServiceHandlers(received))
let site: Site
let now = 0
beforeAll(() => formService.listen({ onUnhandledRequest: 'error' }))
afterAll(() => formService.close())
beforeEach(async () => {
  received.length = 0
  now = Date.UTC(2026, 10, 24, 12)
  site = await startSite({ environment: withFormService, now: () => now })
})
afterEach(() => site.close())

const typed = { name: 'Ann Barber', email: 'ann@example.com', details: 'A shop\non Mill Lane' }
const packageButton = ({ document }: Page, title: string) =>
  one<HTMLButtonElement>(document, `button[name=choose][value="${title}"]`)
const planOf = ({ document }: Page) => textOf(one(document, '[aria-labelledby=chosen] h3 + p'))

describe('choosing another package', () => {
  it('brings the page back with it and with every word, and sends nothing', async () => {
    const page = await openPage(site, '/get-started?package=basic')
    const answer = await submit(site, page, typed, packageButton(page, 'AI Sales Machine'))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const chosen = await readPage(answer)
    expect(chosen.status).toBe(200)
    expect(textOf(one(chosen.document, 'h1'))).toBe("You've selected our AI Sales Machine")
    expect(chosen.values).toMatchObject({ ...typed, package: 'AI Sales Machine' })
    expect(pressedIn(chosen.document).join()).toContain('AI Sales Machine')
    expect(textOf(one(chosen.document, '[aria-labelledby=chosen]'))).toContain('$1,800')
    expect(textOf(one(chosen.document, '[role=alert]'))).toBe('')
    expect(received).toEqual([])
    expect(await listAll(site.services.journal)).toEqual([])
    expect(site.logged('submission')).toEqual([])
    expect(site.logged('request').at(-1)).toMatchObject({ method: 'POST', path: '/get-started', status: 200 })
    expect(site.log()).not.toMatch(/Ann Barber|Mill Lane|ann@/)
  })

  it('does it also with fields that are empty or in error, without a word about them', async () => {
    const page = await openPage(site, '/get-started')
    const wrong = { name: '', email: 'ann', details: '' }
    const chosen = await readPage(await submit(site, page, wrong, packageButton(page, 'AI Growth Website')))
    expect(chosen.status).toBe(200)
    expect(chosen.values).toMatchObject({ ...wrong, package: 'AI Growth Website' })
    expect(chosen.document.querySelector('[aria-invalid]')).toBeNull()
  })

  it('is followed by a request for the package that was chosen last', async () => {
    let page = await openPage(site, '/get-started?package=basic')
    for (const title of ['AI Sales Machine', 'AI Growth Website'])
      page = await readPage(await submit(site, page, typed, packageButton(page, title)))
    expect((await submit(site, page, {})).status).toBe(303)
    expect(received.map(({ body }) => body)).toEqual([{ ...typed, package: 'AI Growth Website' }])
  })

  it('is no way to put an address or a number into the page', async () => {
    const body = new URLSearchParams({ ...typed, choose: 'Package: call 555 0100' })
    const page = await readPage(await site.request('/get-started', { method: 'POST', body }))
    expect(page.values.package).toBe('Not Selected')
    expect(page.text).not.toContain('555')
  })
})

describe('without script', () => {
  it.each(bothForms)('the browser checks the $name form itself', async ({ form }) => {
    const { document } = await openPage(site, form.path)
    const own = sendButton(document).form!
    expect(own.noValidate).toBe(false)
    const required = [...own.elements].filter((field) => 'required' in field && field.required)
    expect(required.map(({ id }) => id)).toEqual([
      'name',
      'email',
      form.id === 'project' ? 'details' : 'message',
    ])
    expect(one<HTMLInputElement>(document, '#email').type).toBe('email')
    for (const choice of document.querySelectorAll<HTMLButtonElement>('button[name=choose]'))
      expect(choice.formNoValidate, 'a choice of the package needs no field').toBe(true)
  })

  it('Enter in a field sends the project request: the first button is none of the packages', async () => {
    const page = await openPage(site, '/get-started?package=basic')
    const first = page.document.querySelector<HTMLButtonElement>('main form button')!
    expect((await submit(site, page, typed, first)).status).toBe(303)
    expect(received).toMatchObject([{ body: { ...typed, package: 'AI Starter Website' } }])
  })
})

describe('the dated plan', () => {
  it.each([
    ['basic', 'Start Monday, November 30: see it Tuesday, live Friday.'],
    [
      'standard',
      'Start Monday, November 30: see it Tuesday, live between Tuesday, December 8, and Friday, December 11.',
    ],
    [
      'premium',
      'Start Monday, November 30: see it Tuesday, live between Friday, December 11, and Thursday, December 17.',
    ],
  ])('of %s is: %s', async (id, sentence) => {
    const page = await openPage(site, `/get-started?package=${id}`)
    expect(planOf(page)).toBe(sentence)
    expect(textOf(one(page.document, '[aria-labelledby=chosen]'))).toContain('(Estimated)')
  })

  it('is kept in memory until it changes, and not a moment longer', async () => {
    const address = '/get-started?package=basic'
    const isRendered = async () => {
      const before = site.rendered().length
      const sentence = planOf(await openPage(site, address))
      return [sentence, site.rendered().length > before]
    }
    const november = 'Start Monday, November 30: see it Tuesday, live Friday.'
    expect(await isRendered()).toEqual([november, true])
    // The last moment in which the 30th is still two days ahead.
    now = Date.UTC(2026, 10, 29) - 1
    expect(await isRendered()).toEqual([november, false])
    now += 1
    expect(await isRendered()).toEqual(['Start Monday, December 7: see it Tuesday, live Friday.', true])
    expect(await isRendered()).toEqual(['Start Monday, December 7: see it Tuesday, live Friday.', false])
  })

  it('is not part of what a page without dates is kept under', async () => {
    await openPage(site, '/about')
    now += 30 * 24 * 60 * 60 * 1000
    await openPage(site, '/about')
    expect(site.rendered()).toEqual(['/about'])
  })

  it('is as new for a page that asks for data alone', async () => {
    const data = async () => (await site.request('/get-started.data?package=basic')).text()
    expect(await data()).toContain('November 30')
    now += 7 * 24 * 60 * 60 * 1000
    expect(await data()).toContain('December 7')
  })
})
