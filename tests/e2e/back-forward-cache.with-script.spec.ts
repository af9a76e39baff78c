import { isDemo } from '../support/addresses'
import { isFull, views } from './matrix'
import { expect, test as base } from './visit'

const test = base.extend({
  launchOptions: [
    // Playwright switches the cache off.
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test('Back shows every page as it was left, from the back/forward cache', async ({ page, open }) => {
  for (const [address] of isFull ? views : views.slice(0, 3)) {
    // A page to itself is no step, and the demo websites have a footer of their own.
    if (address === '/privacy' || isDemo(address)) continue
    await test.step(address, async () => {
      await open(address)
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await page.waitForURL('/privacy')
      const theme = await page.locator('html').getAttribute('data-theme')
      await page.getByRole('button', { name: / theme$/ }).click()
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page).toHaveURL(address)
      await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true)
      await expect(page.locator('html'), 'chosen meanwhile').not.toHaveAttribute(
        'data-theme',
        theme ?? 'none',
      )
    })
  }
})
