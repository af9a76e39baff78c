import { addresses } from '../support/addresses'
import { expect, test } from './visit'

test('no page asks anybody but this site', async ({ page, open, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const address of addresses) {
    await open(address)
    for (const picture of await page
      .locator('img[loading=lazy]')
      .and(page.locator(':not(.quote-row *)'))
      .all())
      await picture.scrollIntoViewIfNeeded()
  }
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(addresses.length)
  const elsewhere = asked.filter((url) => !url.startsWith('data:') && new URL(url).origin !== baseURL)
  expect(elsewhere).toEqual([])
})
