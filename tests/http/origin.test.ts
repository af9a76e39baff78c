import { afterEach, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { listAll } from '../support/list-all'
import { startSite, type Site } from '../support/site'
import { entries, readPage } from '../support/visitors'

let site: Site
afterEach(() => site.close())

const form = consultationForm

async function postWith(headers: Record<string, string>, environment: Record<string, string> = {}) {
  site = await startSite({ environment: { SITE_URL: '', ...environment } })
  return site.post(form, entries(form), headers)
}

describe('a form post', () => {
  it.each([
    ['without Origin, as text browsers send it', {}],
    ['from the host it was sent to', { origin: 'http://site.test' }],
    ['from that host with the port spelled out', { host: 'site.test:443', origin: 'https://site.test' }],
    [
      'from another port of ours that the Host names',
      { host: 'localhost:3000', origin: 'http://localhost:3000' },
    ],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
  ])('%s is taken', async (_, headers) => {
    expect((await postWith(headers)).status).toBe(303)
  })

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://site.test:8080' }],
    ['from nowhere', { origin: 'null' }],
    ['from a page that hides its origin but not that it is foreign', { 'sec-fetch-site': 'cross-site' }],
    ['with an origin that is none', { origin: 'not an origin' }],
    ['from a look-alike', { origin: 'http://site.test.evil.example' }],
    ['from an extension', { origin: 'chrome-extension://site.test' }],
  ])('%s is refused with a page that says so', async (_, headers) => {
    const page = await readPage(await postWith(headers))
    expect(page.status).toBe(403)
    expect(page.text).toContain('That came from another site')
    expect(await listAll(site.services.journal)).toEqual([])
    expect(site.logged('submission')).toMatchObject([{ outcome: 'invalid', status: 403 }])
  })

  const siteUrl = { SITE_URL: 'https://dayfive.example', TRUST_PROXY: '1' }
  it.each([
    ['keeps the public Host', { host: 'dayfive.example', origin: 'https://dayfive.example' }],
    ['rewrites the Host', { host: '10.0.0.5:3000', origin: 'https://dayfive.example' }],
    [
      'rewrites the Host and tells the public one',
      { host: 'app', 'x-forwarded-host': 'dayfive.example', origin: 'https://dayfive.example' },
    ],
    ['spells out the port', { host: 'dayfive.example:443', origin: 'https://dayfive.example' }],
  ])('is taken behind a proxy that ends TLS and %s', async (_, headers) => {
    const answer = await postWith({ 'x-forwarded-proto': 'https', ...headers }, siteUrl)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/consultation\?receipt=[\w-]{16}&sent=/)
  })

  it('is not taken from a foreign site that forges the forwarded host', async () => {
    const forged = { host: 'site.test', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
    expect((await postWith(forged)).status).toBe(403)
  })

  it.each(['a b<c>', 'localhost:99999', '%'])(
    'to the Host %s is a bad request, not a fault of ours',
    async (host) => {
      site = await startSite({ environment: { SITE_URL: '' } })
      const answer = await site.post(form, entries(form), { host })
      expect(answer.status).toBe(400)
      expect(site.logged('error')).toEqual([])
    },
  )
})
