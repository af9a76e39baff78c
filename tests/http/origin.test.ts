import { afterAll, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { listAll } from '../support/list-all'
import { startSite } from '../support/site'
import { startTestSite } from '../support/test-servers'
import { entries, readPage } from '../support/visitors'

// tests/unit/http/origin-check.test.ts has all kinds of origins.

const form = consultationForm
const site = await startSite({ environment: { SITE_URL: '' } })
afterAll(() => site.close())

describe('a form post', () => {
  it.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ])('with %j is refused with a page', async (headers) => {
    expect((await readPage(await site.post(form, entries(form), headers))).status).toBe(403)
    expect(await listAll(site.services.journal)).toEqual([])
    expect(site.logged('submission').at(-1)).toMatchObject({ outcome: 'invalid', status: 403 })
  })

  it('is taken from our own page although a proxy has put Referrer-Policy: no-referrer on it', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await site.post(form, entries(form), headers)).status).toBe(303)
  })

  it('is taken behind a proxy that ends TLS and rewrites the Host', async () => {
    const behind = await startTestSite({
      environment: { SITE_URL: 'https://dayfive.example', TRUST_PROXY: '1' },
    })
    const forwarded = {
      host: '10.0.0.5:3000',
      origin: 'https://dayfive.example',
      'x-forwarded-proto': 'https',
    }
    expect((await behind.post(form, entries(form), forwarded)).status).toBe(303)
  })

  it.each(['a b<c>', 'localhost:99999', '%'])(
    'to the Host %s is a bad request, not a fault of ours',
    async (host) => {
      expect((await site.post(form, entries(form), { host })).status).toBe(400)
      expect(site.logged('error')).toEqual([])
    },
  )
})
