import { afterAll, beforeAll, expect, it } from 'vitest'
import { showroom } from '~/content/showroom'
import { checkHtml } from '../support/check-html'
import { draftsFrom, foundIn, inventedBy } from '../support/drafts'
import { startSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  const limits = { SUBMISSIONS_PER_HOUR: '100000', SUBMISSIONS_PER_HOUR_TOTAL: '100000' }
  site = await startSite({ environment: limits })
})
afterAll(() => site.close())

it('2,000 drafts of all kinds are valid by the checker of the W3C, without anything invented', async () => {
  const invented = new Map<string, string[]>()
  for (const { id } of showroom)
    invented.set(id, inventedBy(id, await (await site.request(`/showroom/${id}`)).text()))
  const pages: { name: string; html: string }[] = []
  for (const each of draftsFrom(2026, 2000)) {
    const answer = await site.request(each.address)
    expect(answer.status, each.address).toBe(200)
    const html = await answer.text()
    expect(foundIn(html, invented.get(each.trade)!, each), each.address).toEqual([])
    pages.push({ name: each.address, html })
  }
  expect(checkHtml(pages)).toEqual([])
}, 3_600_000)
