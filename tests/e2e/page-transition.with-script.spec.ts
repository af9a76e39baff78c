import { packages } from '~/content/packages'
import { expect, scrollToIsland, test } from './visit'

test('pages fade into each other and into a demo website, with a router and without, unless the visitor wants less motion', async ({
  page,
  open,
}) => {
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
    for (const [name, address] of [
      ['Launch', '/launch'],
      ['30-Second Quiz', '/quiz'],
      ['Dayfive', '/'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
      await expect(page.locator('html')).toHaveAttribute('data-fades', fades)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    await page.getByRole('link', { name: 'Try it' }).click()
    await expect(page).toHaveURL('/showroom/barbershop')
    await expect(page.locator('html')).toHaveAttribute('data-fades', fades)
  }
})

test('a link to a part of the page scrolls there, without another page, and the chosen package stays', async ({
  page,
  open,
}) => {
  await open('/?utm_source=card')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await scrollToIsland(page, '#estimate')
  await page.getByLabel('Choose Your AI Website Package').selectOption('AI Growth Website')
  await expect(page.getByText(packages[1].price.replace(',', ''))).toBeVisible()
  await expect(page).toHaveURL('/?utm_source=card&package=AI+Growth+Website')
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI Showroom' }).click()
  await expect(page.locator('#showroom h2')).toBeInViewport()
  await expect(page.getByLabel('Choose Your AI Website Package')).toHaveValue('AI Growth Website')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
