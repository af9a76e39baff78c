import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { projectForm } from '~/forms/project'
import { createCheckJournal } from '~/leads/journal-check'
import { Fault } from '~/platform/fault'
import { startSite, type Site } from '../support/site'
import { bothForms, entries, readPage, successAddress } from '../support/visitors'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const pages = [
  '/',
  '/quiz',
  '/about',
  '/launch',
  '/launch/starter',
  '/launch/growth',
  '/launch/sales-machine',
  '/questions',
  '/when-the-assistant-is-wrong',
  '/consultation',
  '/get-started',
  '/privacy',
]
const posts = ['/blog/0', '/blog/1', '/blog/2', '/blog/3']

describe('every page', () => {
  it.each([...pages, ...posts])('%s answers with one headline, a title and a description', async (path) => {
    const page = await readPage(await site.request(path))
    expect(page.status).toBe(200)
    expect(page.document.querySelectorAll('h1')).toHaveLength(1)
    expect(page.document.title).toContain('Dayfive')
    expect(page.document.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy()
  })

  it.each([...pages, ...posts])('%s answers HEAD without a body', async (path) => {
    const answer = await site.request(path, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  it('has the six items of the header and the links of the footer', async () => {
    const { document } = await readPage(await site.request('/privacy'))
    const linksIn = (selector: string) =>
      [...document.querySelectorAll(`${selector} a`)].map((link) => [
        link.firstChild?.textContent,
        link.getAttribute('href'),
      ])
    expect(linksIn('header nav li')).toEqual([
      ['30-Second Quiz', '/quiz'],
      ['About', '/about'],
      ['Launch', '/launch'],
      ['What We Build', '/#features'],
      ['Questions', '/questions'],
      ['Free Consultation', '/consultation'],
    ])
    expect(linksIn('header').at(-1), 'the button beside the menu').toEqual([
      'Free Consultation',
      '/consultation',
    ])
    expect(linksIn('footer')).toEqual(
      expect.arrayContaining([
        ['AI Showroom', '/#showroom'],
        ['AI Solutions', '/#features'],
        ['About', '/about'],
        ['Questions', '/questions'],
        ['When the assistant is wrong', '/when-the-assistant-is-wrong'],
        ['hello@dayfive.example', 'mailto:hello@dayfive.example'],
        ['AI Solutions', '/launch'],
        ['Free AI Consultation', '/consultation'],
      ]),
    )
    const elsewhere = [...document.querySelectorAll('footer a[target=_blank]')]
    expect(elsewhere).toHaveLength(4)
    expect(elsewhere.map((link) => link.getAttribute('rel'))).toEqual(Array(4).fill('noopener'))
    expect(document.querySelector('footer')?.textContent).toContain('2024')
  })
})

describe('an address without a page', () => {
  it.each([
    '/nope',
    '/blog',
    '/blog/4/5',
    '/launch/xyz',
    '/launch/basic',
    '/launch/starter/xyz',
    '/assets/nope.js',
    '/%E0%A4%A',
    '/x%0Ay',
    '/%00',
    '//evil.example/',
    '/?_data=root',
  ])('%s is answered, not failed', async (path) => {
    const page = await readPage(await site.request(path))
    expect(page.status).toBe(path.startsWith('/?') ? 200 : 404)
    expect(page.document.querySelector('h1')).not.toBeNull()
    expect(site.logged('error')).toEqual([])
  })

  it.each(['4', '-1', '00', '1.0', 'abc', '1e0'])('/blog/%s says that there is no such post', async (id) => {
    const page = await readPage(await site.request(`/blog/${id}`))
    expect(page.status).toBe(404)
    expect(page.document.querySelector('h1')?.textContent).toBe('Post not found')
  })
})

describe('an unexpected error', () => {
  it('has a page that helps and says nothing of its cause, which is in the log', async () => {
    const broken = await startSite({
      replace: () => ({ throttle: () => Promise.reject(new Error('a private cause')) }),
    })
    const page = await readPage(await broken.post(consultationForm, entries(consultationForm)))
    expect(page.status).toBe(500)
    expect(page.document.querySelector('h1')?.textContent).toBe('Something went wrong on our side')
    expect(page.document.documentElement.outerHTML).not.toContain('a private cause')
    const [error] = broken.logged('error')
    const [submission] = broken.logged('submission')
    expect(broken.log()).not.toContain('a private cause')
    expect(error).toMatchObject({
      level: 'error',
      message: 'Error',
      stack: expect.stringContaining('    at '),
    })
    expect(submission).toMatchObject({
      level: 'error',
      outcome: 'held',
      status: 500,
      requestId: error?.requestId,
    })
    await broken.close()
  })
})

describe('a method that an address does not know', () => {
  it.each([
    ['PUT', '/consultation', 'GET, HEAD, POST'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/about', 'GET, HEAD'],
    ['POST', '/nope', 'GET, HEAD'],
    ['PATCH', '/get-started', 'GET, HEAD, POST'],
    ['OPTIONS', '/', 'GET, HEAD'],
    ['BREW', '/', 'GET, HEAD'],
  ])('%s %s is refused with what is allowed', async (method, path, allowed) => {
    const answer = await site.request(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allowed)
    expect((await readPage(answer)).text).toContain('That is not possible here')
  })
})

describe('the home page', () => {
  it('shows nothing of the estimate until a package is chosen', async () => {
    const { text } = await readPage(await site.request('/'))
    expect(text).toContain('Build Your Custom AI Website Package')
    expect(text).not.toContain('Estimated Total:')
    expect(text).not.toContain('Get Started With This Package')
  })

  it.each([
    ['AI Starter Website', '$800'],
    ['AI Growth Website', '$1200'],
    ['AI Sales Machine', '$1800'],
    ['No such package', '$0'],
  ])('estimates %s at %s from the address alone', async (title, total) => {
    const { document, text } = await readPage(
      await site.request(`/?${new URLSearchParams({ package: title })}`),
    )
    expect(text).toContain(`Estimated Total:${total}Get Started`)
    const link = [...document.querySelectorAll('a')].find(
      (a) => a.textContent === 'Get Started With This Package',
    )
    expect(link?.getAttribute('href')).toBe(`/get-started?package=${encodeURIComponent(title)}`)
  })

  it('offers each package in the dropdown with its price', async () => {
    const { document } = await readPage(await site.request('/'))
    const options = [...document.querySelectorAll('optgroup[label="AI Website Packages"] option')]
    expect(options.map((option) => option.textContent)).toEqual([
      'AI Starter Website - $800',
      'AI Growth Website - $1,200',
      'AI Sales Machine - $1,800',
    ])
  })
})

describe('the project request', () => {
  it.each([
    ['?package=basic', "You've selected our AI Starter Website", 'AI Starter Website'],
    ['?package=PREMIUM', "You've selected our AI Sales Machine", 'AI Sales Machine'],
    ['?package=custom', "You've selected our Custom AI Website", 'Custom AI Website'],
    ['?package=Big%20Package', "You've selected our Big Package", 'Big Package'],
    ['?package=something', "You've selected our Something", 'Something'],
    ['', 'Please select a package', 'Not Selected'],
    ['?package=', 'Please select a package', 'Not Selected'],
    ['?package=www.evil.com', 'Please select a package', 'Not Selected'],
    ['?package=Package:%20call%20555%200100', 'Please select a package', 'Not Selected'],
    ['?package=Package%20at%20evil%20dot%20com', 'Please select a package', 'Not Selected'],
  ])('%s is headed "%s"', async (query, heading, packageName) => {
    const page = await readPage(await site.request(`/get-started${query}`))
    expect(page.document.querySelector('h1')?.textContent).toBe(heading)
    expect(page.values.package).toBe(packageName)
    expect(page.document.querySelector('#package')?.hasAttribute('readonly')).toBe(true)
  })
})

it('writes the URL of a form as the browser does, so that hydration finds no mismatch', async () => {
  const address = '/get-started?package=AI%20Growth%20Website'
  const { document } = await readPage(await site.request(address))
  expect(document.querySelector('main form')?.getAttribute('action')).toBe(address)
})

describe('the success box', () => {
  it('does not ask for a package any more', async () => {
    const { document } = await readPage(await site.request(await successAddress(site, projectForm)))
    expect(document.querySelector('h1')?.textContent).toBe('Thank you')
  })

  it.each(bothForms)('is not shown by a link that this site did not give: $name', async ({ form }) => {
    const other = form === consultationForm ? projectForm : consultationForm
    const [, otherQuery] = (await successAddress(site, other)).split('?')
    for (const query of [
      'sent=K7F2-9QXM',
      'receipt=AAAAAAAAAAAAAAAA&sent=K7F2-9QXM',
      'sent=call+555-0100',
      otherQuery,
    ]) {
      const page = await readPage(await site.request(`${form.path}?${query}`))
      expect(page.status).toBe(200)
      expect(page.text).toContain('This link is from an earlier visit')
      expect(page.text).toContain('hello@dayfive.example')
      expect(page.text).not.toMatch(/555|K7F2/)
      expect(page.text).not.toContain(form.success.headline)
      expect(page.document.querySelector('main form textarea')).not.toBeNull()
    }
  })

  it('is not shown without a reference', async () => {
    const page = await readPage(await site.request('/consultation?sent=&receipt=x'))
    expect(page.text).not.toContain('earlier visit')
  })
})

describe('the help panel', () => {
  it('asks for a call by a prefilled e-mail to the configured address', async () => {
    const own = await startSite({ environment: { CONTACT_EMAIL: 'owner@shop.example' } })
    const { document } = await readPage(await own.request('/consultation'))
    const [call, mail] = [...document.querySelectorAll('aside a[href^="mailto:"]')].map((a) =>
      a.getAttribute('href')!,
    )
    expect(call).toMatch(
      /^mailto:owner@shop\.example\?subject=Schedule%20a%2030-minute%20call&body=Hello%20Dayfive/,
    )
    expect(mail).toBe('mailto:owner@shop.example')
    await own.close()
  })
})

describe('health', () => {
  it('is alive and ready while the journal takes writes', async () => {
    expect((await site.request('/healthz')).status).toBe(200)
    expect((await site.request('/readyz')).status).toBe(200)
    expect((await site.request('/readyz/journal')).status).toBe(200)
  })

  it('asks the journal once a second, however often it is asked itself', async () => {
    let checks = 0
    let isWritable = true
    const checkWritable = () => {
      checks += 1
      return isWritable ? Promise.resolve() : Promise.reject(new Fault('The disk is full'))
    }
    const clock = { now: 0 }
    const asked = await startSite({
      replace: ({ log }) => ({
        checkJournal: createCheckJournal({
          journal: { checkWritable },
          log,
          now: Date.now,
          monotonic: () => clock.now,
        }),
      }),
    })
    const ask = async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => asked.request('/readyz/journal')))
      return [...new Set(answers.map(({ status }) => status))]
    }
    expect([await ask(), checks]).toEqual([[200], 1])
    isWritable = false
    clock.now = 999
    expect([await ask(), checks]).toEqual([[200], 1])
    clock.now = 1000
    expect([await ask(), checks]).toEqual([[503], 2])
    expect((await asked.request('/readyz')).status).toBe(200)
    expect(asked.logged('journal')).toMatchObject([
      { level: 'error', message: 'The journal cannot be written (cause: The disk is full)' },
    ])
    await asked.close()
  })

  it('is alive but not ready while it drains', async () => {
    const draining = await startSite({ isDraining: () => true })
    expect((await draining.request('/healthz')).status).toBe(200)
    expect((await draining.request('/readyz')).status).toBe(503)
    await draining.close()
  })
})

describe('headers', () => {
  it.each(['/', '/nope', '/favicon.svg', '/healthz'])(
    'of %s keep browsers strict and forms working',
    async (path) => {
      const { headers } = await site.request(path)
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  it('let browsers keep files whose names change with their content', async () => {
    const { document } = await readPage(await site.request('/'))
    const font = document.querySelector('link[rel=preload]')!.getAttribute('href')!
    const { status, headers } = await site.request(font)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})
