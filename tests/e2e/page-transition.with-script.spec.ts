import { home } from '~/content/home'
import { demoPath, showroom } from '~/content/showroom'
import { expect, test } from './visit'

test('pages fade into each other, unless the visitor wants less motion', async ({ page, open }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown }
      document.documentElement.dataset.fades = String(Boolean(viewTransition))
    })
  })
  for (const [reducedMotion, fades] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await open('/about')
    for (const address of ['/launch', '/quiz', '/']) {
      await page.getByRole('banner').locator(`a[href="${address}"]`).click()
      await expect(page).toHaveURL(address)
      await expect(page.locator('html')).toHaveAttribute('data-fades', fades)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    await page.getByRole('link', { name: home.hero.ask }).click()
    await expect(page).toHaveURL(demoPath(showroom[0]!))
    await expect(page.locator('html')).toHaveAttribute('data-fades', fades)
  }
})
