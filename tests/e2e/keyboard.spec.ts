import type { Page } from 'playwright/test'
import { expect, testInSharedTab as test } from './visit'

test('the keyboard reaches the content past the header', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('link', { name: 'Find Your Perfect AI Website in 30 Seconds' }).first(),
  ).toBeFocused()
})

for (const width of [320, 1280])
  test(`the row of quotes pauses under the pointer, by its box and under the focus at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const state = (of: Page) =>
      of.locator('.quote-row').evaluate((row) => row.getAnimations().map(({ playState }) => playState))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open('/')
    await page.locator('.quote-section h2').scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    await expect.poll(() => state(page)).toEqual(['running'])

    await page.locator('.quote-window').hover({ force: true })
    await expect.poll(() => state(page)).toEqual(['paused'])
    await page.mouse.move(0, 0)
    await expect.poll(() => state(page)).toEqual(['running'])

    await page.getByRole('checkbox', { name: 'Pause the row' }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => state(page)).toEqual(['paused'])
    await page.keyboard.press('Space')
    await expect.poll(() => state(page)).toEqual(['running'])
    await page.keyboard.press('Tab')
    await expect(page.locator('.quote-window')).toBeFocused()
    await expect.poll(() => state(page)).toEqual(['paused'])
  })

test('after a link of the header the browser is at the top of the new page, and after Back where it was', async ({
  page,
  open,
}) => {
  await open('/')
  for (const [link, address, title] of [
    ['About', '/about', 'About | Dayfive'],
    ['Launch', '/launch', 'Packages and prices | Dayfive'],
    ['30-Second Quiz', '/quiz', 'The 30-second quiz | Dayfive'],
    ['Dayfive', '/', 'Dayfive: AI websites for small businesses, live by day five'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('body'), 'screen readers read the page from its title').toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveTitle('The 30-second quiz | Dayfive')
})

test('after a link to a part of the home page the next stop is in that part', async ({ page, open }) => {
  for (const address of ['/', '/about', '/consultation']) {
    await open(address)
    await page.getByRole('banner').getByRole('link', { name: 'What We Build' }).press('Enter')
    await expect(page).toHaveURL('/#features')
    await expect(page.locator('#features h2')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator('#features :focus')).toBeAttached()
  }
})

test('the menu of a phone closes when the focus leaves it, and is opened again', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.locator('#toggle').press('Enter')
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Free Consultation' }).focus()
  await expect(menu).toBeVisible()
  const within = page.getByRole('main').locator(':focus')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(within).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(menu).toBeHidden()
  await page.locator('#toggle').click()
  await expect(menu).toBeVisible()
})
