import { answersToGrowth } from '../support/quiz-answers'
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

    for (const stored of ['pink', '', null]) {
      await page.evaluate((theme) => {
        localStorage.clear()
        if (theme !== null) localStorage.setItem('theme', theme)
      }, stored)
      await page.reload()
      await expect(page.locator('html'), String(stored)).toHaveCSS('color-scheme', 'light dark')
    }
  },
)

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
    await page.getByRole('button', { name: answersToGrowth[0]! }).click()
    await expect(page.getByText('Question 2 of 5')).toBeVisible()
    await page.getByRole('banner').locator('a[href="/about"]').click()
    await expect(page).toHaveURL('/about')
  },
)

// A page without a router and one with it, whose hydration must keep what the page's script has added.
for (const address of ['/about', '/quiz'])
  test(`the menu of ${address} says to screen readers whether it is open, and closes on Escape`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(address)
    const toggle = page.getByRole('button', { name: 'Menu', exact: true })
    const expectOpen = async (isOpen: boolean) => {
      await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen))
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isOpen })
    }
    await expectOpen(false)
    await toggle.press('Enter')
    await expectOpen(true)
    for (const key of ['Tab', 'Escape']) await page.keyboard.press(key)
    await expectOpen(false)
    await expect(toggle).toBeFocused()
    for (const isOpen of [true, false, true]) {
      await toggle.click()
      await expectOpen(isOpen)
    }
    await page.mouse.click(5, 720)
    await expectOpen(false)
    await expect(page).toHaveURL(address)
  })
