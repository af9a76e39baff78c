import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkHtml } from '../support/check-html'
import { draftsFrom } from '../support/drafts'
import { startSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  const limits = { SUBMISSIONS_PER_HOUR: '100000', SUBMISSIONS_PER_HOUR_TOTAL: '100000' }
  site = await startSite({ environment: limits })
})
afterAll(() => site.close())

// tests/http has what a sample of them says.
it('2,000 drafts of all kinds are valid by the checker of the W3C', async () => {
  const pages: { name: string; html: string }[] = []
  for (const { address } of draftsFrom(2026, 2000)) {
    const response = await site.request(address)
    expect(response.status, address).toBe(200)
    pages.push({ name: address, html: await response.text() })
  }
  expect(checkHtml(pages)).toEqual([])
}, 3_600_000)
