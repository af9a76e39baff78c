import { expect, test as testInOwnTab, testInSharedTab as test } from './visit'

// In a tab of its own, where nothing was chosen.
testInOwnTab(
  'the theme follows the system until the visitor chooses, and the choice lasts',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    await page.getByRole('button', { name: 'Use the light theme' }).click()
    await expect.poll(background).not.toBe(dark)
    const light = await background()

    await page.goto('/about')
    expect(await background()).toBe(light)
    await page.getByRole('button', { name: 'Use the dark theme' }).click()
    await expect.poll(background).toBe(dark)
  },
)

test('the menu says to screen readers whether it is open, and closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.press('Space')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})
