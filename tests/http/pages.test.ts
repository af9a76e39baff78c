import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { consultationForm, projectForm } from '~/forms/registry'
import { one, textOf } from '../support/document'
import { startFileSite, startTestServer, startTestSite } from '../support/test-servers'
import { bothForms, entries, readPage, successAddress } from '../support/visitors'
import odd from './odd-pages.json'

const site = await startFileSite()

it.each(odd.missing)('the address %s without a page gets a helpful page', async (path) => {
  const page = await readPage(await site.request(path))
  expect(page.status).toBe(404)
  expect(page.document.querySelector('main :is(a[href="/launch"], a[href="/blog"])')).not.toBeNull()
  expect(site.logged('error')).toEqual([])
})

it('an unexpected error gets a helpful page, and its cause is only in the log', async () => {
  const broken = await startTestSite({
    replace: () => ({ throttle: () => Promise.reject(new Error('a private cause')) }),
  })
  const page = await readPage(await broken.post(consultationForm, entries(consultationForm)))
  expect(page.status).toBe(500)
  expect(textOf(one(page.document, 'h1'))).toBe('Something went wrong on our end')
  expect(page.document.documentElement.outerHTML + broken.log()).not.toContain('a private cause')
  const [error] = broken.logged('error')
  expect(broken.logged('submission')).toMatchObject([
    { level: 'error', outcome: 'held', status: 500, requestId: error?.requestId },
  ])
})

it.each(odd.methods)('$method $path gets 405 and the allowed methods', async ({ method, path, allowed }) => {
  const response = await site.request(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allowed)
})

it.each(bothForms)('a forged link does not show the success box: $name', async ({ form }) => {
  const other = form === consultationForm ? projectForm : consultationForm
  const [, otherQuery] = (await successAddress(site, other)).split('?')
  for (const query of ['receipt=AAAAAAAAAAAAAAAA&sent=K7F2-9QXM', 'sent=call+555-0100', otherQuery]) {
    const page = await readPage(await site.request(`${form.path}?${query}`))
    expect(page.status).toBe(200)
    expect(page.text).toContain('This link is from an earlier visit')
    expect(page.text).toContain('hello@dayfive.example')
    expect(page.text).not.toMatch(/555|K7F2/)
    expect(page.text).not.toContain(form.success.headline)
    expect(page.document.querySelector('main form textarea')).not.toBeNull()
  }
})

it('the health check asks the journal at most once a second', async () => {
  let passedMs = 0
  const asked = await startTestSite({ monotonic: () => passedMs })
  const statuses = () =>
    Promise.all(['/readyz/journal', '/readyz'].map(async (path) => (await asked.request(path)).status))
  expect(await statuses()).toEqual([200, 200])
  await asked.services.journal.close()
  passedMs = 999
  expect(await statuses()).toEqual([200, 200])
  passedMs = 1000
  expect(await statuses()).toEqual([503, 200])
  expect(asked.logged('journal')).toMatchObject([{ level: 'error' }])
})

type Route = ServerBuild['routes'][string]
const secret = 'Ann Bell, Mill Lane'
const fail = () => {
  throw new Error(secret)
}

/** The built pages with some exports of one module replaced. */
async function withRoute(id: string, own: Partial<Route['module']>) {
  const build = (await import(pathToFileURL('build/server/index.js').href)) as ServerBuild
  const route = build.routes[id]!
  const routes = { ...build.routes, [id]: { ...route, module: { ...route.module, ...own } } }
  return startTestSite({ handlePage: createRequestHandler({ ...build, routes }, 'production') })
}

describe('an error while rendering', () => {
  it.each([
    ['a page', { default: fail }],
    ['a loader', { loader: fail }],
    ['a head', { meta: fail }],
  ])('in %s gives a helpful page and one line in the log, without its message', async (_, own) => {
    const broken = await withRoute('routes/about/route', own)
    for (let time = 1; time <= 2; time += 1) {
      const response = await broken.request('/about')
      expect(response.status).toBe(500)
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      expect(await response.text()).toContain('Something went wrong on our end')
      expect(broken.logged('error')).toHaveLength(time)
    }
    expect(broken.log()).not.toContain(secret)
    expect(broken.logged('error')[0]).toMatchObject({
      message: 'Error',
      stack: expect.stringMatching(/ at (\w+\.)?fail /),
    })
    expect((await broken.request('/launch')).status).toBe(200)
  })

  it('in the document around all pages gives a plain and helpful page', async () => {
    const broken = await withRoute('root', { Layout: fail })
    for (const path of ['/', '/nope', '/blog/99']) {
      const response = await broken.request(path)
      expect(response.status).toBeGreaterThanOrEqual(path === '/' ? 500 : 404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toContain('Something went wrong on our end')
    }
    expect(broken.log()).not.toContain(secret)
  })
})

// tests/http/fuzz.test.ts has clients that hang up.
it('the server outlives a log and an error stream without a reader', async () => {
  const server = await startTestServer()
  for (const pipe of server.pipes) pipe.destroy()
  for (const path of ['/nope', '/get-started?package=Own', '/'])
    expect((await fetch(server.url + path)).status).toBe(path === '/nope' ? 404 : 200)
  expect(await server.stop()).toBe(0)
})
