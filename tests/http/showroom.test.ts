import { afterAll, describe, expect, it } from 'vitest'
import { demoBar } from '~/content/demo-bar'
import { packages } from '~/content/packages'
import { demoPath, showroom } from '~/content/showroom'
import { site as content } from '~/content/site'
import { facts as barbershop } from '~/showroom/barbershop/facts'
import { rehearsalNote } from '~/showroom/kit/read-rehearsal'
import { tasks } from '~/showroom/tasks'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { listAll } from '../support/list-all'
import { formData } from '../support/parse-html'
import { startSite } from '../support/site'
import type { Page } from '../support/visitors'

const site = await startSite({ environment: { METRICS_PORT: '9464' } })
afterAll(() => site.close())

const rehearsalOf = ({ document }: Page) => one<HTMLElement>(document, '#rehearsal')

/** Sends the form of a rehearsal as a browser does, with an option chosen where there is one to choose. */
async function goOn(page: Page, chosen: Record<string, string> = {}): Promise<Page> {
  const form = one<HTMLFormElement>(rehearsalOf(page), 'form')
  const fields = formData(form)
  for (const [name, value] of Object.entries(chosen)) {
    expect([...form.querySelectorAll(`[name="${name}"]`)].length, name).toBeGreaterThan(0)
    fields.set(name, value)
  }
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  const action = form.getAttribute('action')!
  expect(form.method).toBe('get')
  expect(action).toMatch(/#rehearsal$/)
  return openPage(site, `${action.replace(/#.*/, '')}?${query}`)
}

it.each(['barbershop', 'dental-practice', 'estate-agent'])(
  'the number of the %s is at the top',
  async (id) => {
    const { document } = await openPage(site, `/showroom/${id}`)
    const call = one<HTMLAnchorElement>(document, 'header:not(.demo-bar) [href^="tel:"]')
    expect(textOf(call)).toContain(call.getAttribute('href')!.replace('tel:', ''))
  },
)

describe.each(showroom)('the demo website of $client', (demo) => {
  const path = demoPath(demo)
  const offer = packages.find(({ id }) => id === demo.offer)!

  it('says first that it is a demo, whose, what its AI does, what that costs, and where to start', async () => {
    const { document } = await openPage(site, path)
    const bar = document.body.firstElementChild!
    for (const words of [`A demo by ${content.name}`, demo.client, demo.does, offer.title, offer.price])
      expect(textOf(bar)).toContain(words)
    expect(hrefOf(bar, demoBar.start)).toBe(`/get-started?package=${offer.id}&trade=${demo.id}`)
  })

  it('can be mistaken for no real business, asks for nothing private, and is kept out of search engines', async () => {
    const { document } = await openPage(site, path)
    const own = textOf(document.body)
    expect(own).toMatch(/invented/)
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

  it('has nothing of the styles of the agency’s pages', async () => {
    const { document } = await openPage(site, path)
    const agency = one(await openPage(site, '/about').then((page) => page.document), 'style').textContent!
    const own = one(document, 'style').textContent!
    for (const name of ['--color-paper', 'Bricolage', 'Instrument']) {
      expect(agency).toContain(name)
      expect(own).not.toContain(name)
    }
  })

  it('plays a rehearsal to its end, which stores and sends nothing', async () => {
    const { fields } = tasks[demo.id]
    const chosen = Object.fromEntries(fields.map(({ name, options }) => [name, options.at(-1)!.value]))
    const review = await goOn(await openPage(site, path), chosen)
    const done = await goOn(review)
    for (const page of [await openPage(site, path), review, done]) {
      expect(textOf(rehearsalOf(page))).toContain(rehearsalNote)
      expect(textOf(rehearsalOf(page))).toMatch(/^Demo/)
    }
    expect(done.document.querySelector('#rehearsal form')).toBeNull()
    expect(hrefOf(rehearsalOf(done), demoBar.start)).toBe(`/get-started?package=${offer.id}&trade=${demo.id}`)
    expect(await listAll(site.services.journal)).toEqual([])
    for (const { options } of fields) expect(site.log()).not.toContain(`=${options.at(-1)!.value}`)
  })

  it('answers in a conversation what the home page shows of it, word for word, and plays along', async () => {
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

  it('says what is missing, and keeps what was chosen', async () => {
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

  it('hands package and trade to the project form, and is counted there', async () => {
    const { document, values } = await openPage(
      site,
      hrefOf((await openPage(site, path)).document.body.firstElementChild!, demoBar.start),
    )
    expect(textOf(one(document, 'h1'))).toBe(`You've selected our ${offer.title}`)
    expect(values['details']).toContain(demo.trade)
    expect(values['details']).toContain(demo.client)
    const scraped = await site.services.metrics!.registry.metrics()
    expect(scraped).toMatch(new RegExp(`form_views_from_demo_total\\{site="${demo.id}"\\} [1-9]`))
    expect(scraped).toMatch(new RegExp(`demo_views_total\\{site="${demo.id}"\\} [1-9]`))
  })
})

describe('the ticket of the barbershop', () => {
  const path = '/showroom/barbershop'
  const ticketAt = async (search: string) => rehearsalOf(await openPage(site, `${path}${search}`))

  it('leads to the other days and back, and keeps the service', async () => {
    const wednesday = await ticketAt('?service=cut')
    expect(textsOf(wednesday, '.days a')).toEqual(['Wed', 'Thu', 'Fri', 'Sat'])
    const [address] = hrefOf(wednesday, 'Sat').split('#')
    const saturday = await openPage(site, address!)
    expect(textOf(one(rehearsalOf(saturday), 'h2'))).toBe('Saturday')
    expect(textOf(one(rehearsalOf(saturday), '[aria-current]'))).toBe('Sat')
    expect(textsOf(rehearsalOf(saturday), 'label.chair')).toEqual(['12:40 Theo', '2:10 Ray', '3:10 Sam'])
    expect(textOf(one(saturday.document, 'h1'))).toMatch(/is free Saturday at 12:40$/)
    const form = formData(one<HTMLFormElement>(rehearsalOf(saturday), 'form'))
    expect([form.get('service'), form.get('chair')]).toEqual(['cut', 'saturday-1240'])
    expect(textOf(one(await ticketAt('?chair=500'), 'h2'))).toBe('Wednesday')
  })

  it('says the day that is held, and until when and how it can be canceled', async () => {
    for (const [chair, day] of [
      ['540', 'Wednesday'],
      ['thursday-615', 'Thursday'],
    ]) {
      const search = `?chair=${chair}&service=cut-and-beard&rehearse=`
      expect(textOf(await ticketAt(`${search}review`))).toContain(`${day} with`)
      const { document } = await openPage(site, `${path}${search}done`)
      const named = day === 'Wednesday' ? 'is held at' : `is held ${day} at`
      expect(textOf(one(document, 'h1'))).toContain(named)
      const done = textOf(await ticketAt(`${search}done`))
      expect(done).toContain('Free up to three hours ahead')
      expect(done).toContain(barbershop.phone)
    }
  })
})

it.each([
  ['barbershop', '#find-us'],
  ['dental-practice', '#place'],
  ['shop', '#way'],
  ['artist', '#studio'],
])(
  '%s shows three voices, says that they are invented, describes the way, and leads to somebody who knows it',
  async (id, place) => {
    const { document } = await openPage(site, `/showroom/${id}`)
    const quotes = [...document.querySelectorAll('li blockquote')]
    expect(quotes).toHaveLength(3)
    expect(textOf(quotes[0]!.closest('section')!)).toMatch(/invented/i)
    const way = one<HTMLElement>(document, place)
    expect(textOf(way)).toMatch(/By car.*(?:first|turn) right|door.*minutes/)
    expect(one(way, 'svg[role=img]').getAttribute('aria-label')).toMatch(/map: .{80,}/i)
    expect(way.querySelectorAll('a[href^="tel:555-"]')).toHaveLength(1)
  },
)

it.each(['GET', 'HEAD'])(
  'the address of the former photographer leads to the artist on %s',
  async (method) => {
    const before = site.rendered().length
    for (const [path, query] of [
      ['/showroom/photographer', ''],
      ['/showroom/photographer', '?ask=what+if+it+rains%3F&ask=and+snow'],
      ['/Showroom/Photographer/', '?rehearse=review&date=2027-06-11'],
    ] as const) {
      const answer = await site.request(path + query, { method })
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe(`/showroom/artist${query}`)
    }
    expect(site.rendered()).toHaveLength(before)
  },
)
