import { expect, test as testInOwnTab, testInSharedTab as test } from './visit'

// In a tab of its own, where nothing was chosen.
testInOwnTab(
  'the theme follows the system until the visitor chooses, and the choice lasts',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect.poll(background).not.toBe(dark)
    const light = await background()

    await page.goto('/about')
    expect(await background()).toBe(light)
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect.poll(background).toBe(dark)
  },
)

test('the theme is left to the system when nothing, or nothing known, is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  for (const stored of [null, 'pink', '']) {
    await page.evaluate((theme) => {
      localStorage.clear()
      if (theme !== null) localStorage.setItem('theme', theme)
    }, stored)
    await page.reload()
    await expect(page.locator('html'), String(stored)).toHaveCSS('color-scheme', 'light dark')
  }
  await page.evaluate(() => localStorage.clear())
})

// As in a browser that was told to block all cookies.
testInOwnTab(
  'the theme and the steps of a page work where the browser stores nothing',
  async ({ page, open }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Not here', 'SecurityError')
          },
        })
    })
    await open('/quiz')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Barbershop or salon' }).click()
    await expect(page.getByText('Question 2 of 5')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
  },
)

// A page without a router and one with it, whose hydration must keep what the page's script has added.
for (const address of ['/about', '/quiz']) {
  test(`the menu of ${address} says to screen readers whether it is open, and closes on Escape`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(address)
    const toggle = page.getByRole('button', { name: 'Menu', exact: true })
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(navigation).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
    await expect(navigation).toBeHidden()
    await toggle.press('Enter')
    await expect(navigation).toBeVisible()
    await toggle.click()
    await expect(navigation).toBeHidden()
    await toggle.click()
    await page.mouse.click(5, 720)
    await expect(navigation, 'it closes by a click beside it').toBeHidden()
    await expect(page).toHaveURL(address)
  })
}
