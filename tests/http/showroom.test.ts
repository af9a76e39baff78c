import { describe, expect, it } from 'vitest'
import { packages } from '~/content/packages'
import { demoBar } from '~/content/demo-bar'
import { demoPath, showroom } from '~/content/showroom'
import { site as content } from '~/content/site'
import { facts as barbershop } from '~/showroom/barbershop/facts'
import { tasks } from '~/showroom/demos'
import { hrefOf, one, openPage, submit, textOf, textsOf } from '../support/document'
import { listAll } from '../support/list-all'
import { formData } from '../support/parse-html'
import { readPage, type Page } from '../support/visitors'
import { startFileSite } from '../support/test-servers'

const site = await startFileSite({ environment: { METRICS_PORT: '9464' } })

const rehearsalOf = ({ document }: Page) => one<HTMLElement>(document, '#rehearsal')

/** Sends the form of a rehearsal as a browser does, with an option chosen where there is one to choose. */
async function goOn(page: Page, chosen: Record<string, string> = {}): Promise<Page> {
  const form = one<HTMLFormElement>(rehearsalOf(page), 'form')
  expect([form.method, form.getAttribute('action')]).toEqual(['get', expect.stringMatching(/#rehearsal$/)])
  return readPage(await submit(site, page, chosen, form.querySelector('button')!))
}

describe.each(showroom)('the demo website of $client', (demo) => {
  const path = demoPath(demo)
  const offer = packages.find(({ id }) => id === demo.offer)!

  it('begins with a bar that says what the demo is, does and costs', async () => {
    const { document } = await openPage(site, path)
    const bar = document.body.firstElementChild!
    for (const words of [
      `A demo by ${content.name}`,
      'Made-up business',
      demo.does,
      offer.title,
      offer.price,
    ])
      expect(textOf(bar)).toContain(words)
    expect(hrefOf(bar, demoBar.start)).toBe(`/get-started?package=${offer.id}&trade=${demo.id}`)
  })

  it('cannot be mistaken for a real business, asks for nothing private, and is not indexed', async () => {
    const { document } = await openPage(site, path)
    const own = textOf(document.body)
    expect(own).toMatch(/invented|made up/)
    expect(own).toContain(demo.domain)
    for (const number of own.match(/\d{3}-\d{4}/g)!) expect(number).toMatch(/^555-/)
    const typed = 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea'
    expect([...document.querySelectorAll(typed)].map((field) => field.getAttribute('name'))).toEqual(['ask'])
    expect(one(document, 'meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(document.title).toContain(`A demo by ${content.name}`)
    expect(one(document, 'meta[property="og:image"]').getAttribute('content')).toContain(
      `/social/showroom-${demo.id}.png`,
    )
  })

  it('plays a rehearsal to its end, which stores and sends nothing', async () => {
    const { fields } = tasks[demo.id]
    const chosen = Object.fromEntries(fields.map(({ name, options }) => [name, options.at(-1)!.value]))
    const review = await goOn(await openPage(site, path), chosen)
    const done = await goOn(review)
    for (const page of [await openPage(site, path), review, done]) {
      expect(textOf(rehearsalOf(page))).toContain(demoBar.only)
      expect(textOf(rehearsalOf(page))).toMatch(/^Demo/)
    }
    expect(done.document.querySelector('#rehearsal form')).toBeNull()
    expect(hrefOf(rehearsalOf(done), demoBar.start)).toBe(`/get-started?package=${offer.id}&trade=${demo.id}`)
    expect(await listAll(site.services.journal)).toEqual([])
    for (const { options } of fields) expect(site.log()).not.toContain(`=${options.at(-1)!.value}`)
  })

  it('answers word for word as the home page shows', async () => {
    const home = await openPage(site, `/?trade=${demo.id}`)
    const said = textsOf(home.document, '.chat-message').map((text) =>
      text.replace(/^(?:Customer|Website): /, ''),
    )
    expect(said).toEqual(tasks[demo.id].dialogue.map((text) => text.replace(/\s+/g, ' ')))
    const asked: string[] = []
    for (const [index, question] of said.entries()) {
      if (index % 2 === 1) continue
      asked.push(question)
      const query = asked.map((text) => `ask=${encodeURIComponent(text)}`).join('&')
      const { document } = await openPage(site, `${path}?${query}`)
      const paragraphs = textsOf(document, '#answer > p:not(.asked, .rehearsed)')
      expect(paragraphs.join(' '), question).toBe(said[index + 1])
      expect(document.querySelectorAll('#thread > li')).toHaveLength(asked.length - 1)
    }
  })

  it('names the missing choice, and keeps the others', async () => {
    const [first, ...rest] = tasks[demo.id].fields
    const { value } = first!.options[0]!
    const query = new URLSearchParams({
      rehearse: 'review',
      ...(rest.length > 0 && { [first!.name]: value }),
    })
    const page = await openPage(site, `${path}?${query}`)
    expect(textOf(one(rehearsalOf(page), '[role=alert]'))).not.toBe('')
    if (rest.length === 0) return
    const form = one<HTMLFormElement>(rehearsalOf(page), 'form')
    expect(formData(form).get(first!.name)).toBe(value)
  })

  it('passes package and trade to the project form, which counts the visit', async () => {
    const bar = (await openPage(site, path)).document.body.firstElementChild!
    const { values } = await openPage(site, hrefOf(bar, demoBar.start))
    expect(values).toMatchObject({ package: offer.title, details: expect.stringContaining(demo.client) })
    expect(values['details']).toContain(demo.trade)
    const scraped = await site.services.metrics!.registry.metrics()
    for (const views of ['form_views_from_demo', 'demo_views'])
      expect(scraped).toMatch(new RegExp(`${views}_total\\{site="${demo.id}"\\} [1-9]`))
  })
})

it("the barbershop's ticket leads to other days and back with the same service", async () => {
  const ticket = rehearsalOf(await openPage(site, '/showroom/barbershop?service=cut'))
  const days = textsOf(ticket, '.days a')
  const [address = ''] = hrefOf(ticket, days.at(-1)!).split('#')
  const last = rehearsalOf(await openPage(site, address))
  expect(textOf(one(last, '[aria-current]'))).toBe(days.at(-1))
  expect(textOf(one(last, 'h2'))).toContain(days.at(-1))
  const chairs = textsOf(last, 'label.chair')
  expect(new Set([...chairs, ...textsOf(ticket, 'label.chair')]).size).toBeGreaterThan(chairs.length)
  expect(formData(one<HTMLFormElement>(last, 'form')).get('service')).toBe('cut')
})

it.each([
  ['540', 'Wednesday'],
  ['thursday-615', 'Thursday'],
])("the barbershop's ticket for %s says that %s is saved, and how to cancel", async (chair, day) => {
  const search = `/showroom/barbershop?chair=${chair}&service=cut-and-beard&rehearse=`
  expect(textOf(rehearsalOf(await openPage(site, `${search}review`)))).toContain(`${day} with`)
  const done = await openPage(site, `${search}done`)
  expect(textOf(one(done.document, 'h1'))).toMatch(
    day === 'Wednesday' ? /is saved for/ : `is saved ${day} at`,
  )
  for (const words of ['No charge up to three hours before', barbershop.phone])
    expect(textOf(rehearsalOf(done))).toContain(words)
})

it.each([
  ['GET', '/showroom/photographer?ask=rain%3F&ask=snow', '/showroom/artist?ask=rain%3F&ask=snow'],
  ['HEAD', '/Showroom/Photographer/?date=2027-06-11', '/showroom/artist?date=2027-06-11'],
  ['GET', '/showroom/?trade=shop', '/?trade=shop#showroom'],
])('%s of the former address %s redirects to %s', async (method, path, moved) => {
  const before = site.rendered().length
  const { status, headers } = await site.request(path, { method })
  expect([status, headers.get('location'), site.rendered().length]).toEqual([308, moved, before])
})
