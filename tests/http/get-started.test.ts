import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { one, openPage, submit, textOf } from '../support/document'
import { interceptFormService } from '../support/intercepted-form-service'
import { listAll } from '../support/list-all'
import { startSite, withFormService, type Site } from '../support/site'
import { readPage, type Page } from '../support/visitors'

const received = interceptFormService()
let site: Site
let now = 0
beforeEach(async () => {
  now = Date.UTC(2026, 10, 24, 12)
  site = await startSite({ environment: withFormService, now: () => now })
})
afterEach(() => site.close())

const typed = { name: 'Ann Barber', email: 'ann@example.com', details: 'A shop\non Mill Lane' }
const packageButton = ({ document }: Page, title: string) =>
  one<HTMLButtonElement>(document, `button[name=choose][value="${title}"]`)
const planOf = ({ document }: Page) => textOf(one(document, '[aria-labelledby=chosen] h3 + p'))

// tests/e2e/enquiry.spec.ts has it with fields that are empty or in error, and what is sent after it.
describe('choosing another package', () => {
  it('brings the page back with it and with every word, sends and logs nothing', async () => {
    const page = await openPage(site, '/get-started?package=basic')
    const response = await submit(site, page, typed, packageButton(page, 'AI Sales Machine'))
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const chosen = await readPage(response)
    expect(chosen.status).toBe(200)
    expect(chosen.values).toMatchObject({ ...typed, package: 'AI Sales Machine' })
    expect(textOf(one(chosen.document, '[role=alert]'))).toBe('')
    expect(received).toEqual([])
    expect(await listAll(site.services.journal)).toEqual([])
    expect(site.logged('submission')).toEqual([])
    expect(site.logged('request').at(-1)).toMatchObject({ method: 'POST', path: '/get-started', status: 200 })
    expect(site.log()).not.toMatch(/Ann Barber|Mill Lane|ann@/)
  })

  it('asks about a mistyped address once, also when a package is chosen after it', async () => {
    const slip = { ...typed, email: 'rob@gmial.com' }
    const asked = await readPage(await submit(site, await openPage(site, '/get-started'), slip))
    expect(asked.status).toBe(422)
    const chosen = await readPage(await submit(site, asked, {}, packageButton(asked, 'AI Growth Website')))
    expect((await submit(site, chosen, {})).status).toBe(303)
  })
})

describe('without script', () => {
  it('Enter in a field sends the project request: the first button is none of the packages', async () => {
    const page = await openPage(site, '/get-started?package=basic')
    const first = page.document.querySelector<HTMLButtonElement>('main form button')!
    expect((await submit(site, page, typed, first)).status).toBe(303)
    expect(received).toMatchObject([{ body: { ...typed, package: 'AI Starter Website' } }])
  })
})

describe('the dated plan', () => {
  it('is kept in memory until it changes, and not a moment longer', async () => {
    const address = '/get-started?package=basic'
    const isRendered = async () => {
      const before = site.rendered().length
      const sentence = planOf(await openPage(site, address))
      return [sentence, site.rendered().length > before]
    }
    const [november, isFirst] = await isRendered()
    // The last moment in which the 30th is still two days ahead.
    now = Date.UTC(2026, 10, 29) - 1
    expect([isFirst, await isRendered()]).toEqual([true, [november, false]])
    await openPage(site, '/about')
    now += 1
    const [december, isAnew] = await isRendered()
    expect([december === november, isAnew, await isRendered()]).toEqual([false, true, [december, false]])
    // A page without dates has no such editions.
    await openPage(site, '/about')
    expect(site.rendered().filter((path) => path === '/about')).toHaveLength(1)
  })
})
