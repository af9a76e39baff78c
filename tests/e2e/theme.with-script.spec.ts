import { answersToGrowth } from '../support/quiz-answers'
import { expect, test } from './visit'

test('the theme follows the system until the visitor chooses, and the choice lasts', async ({ page }) => {
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
})

// As in a browser that was told to block all cookies.
test('the theme and the steps of a page work where the browser stores nothing', async ({ page, open }) => {
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
  for (const address of ['/about', '/', '/consultation']) {
    await open(address)
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
})
