import { cutTexts, sideways } from '../support/fit'
import { templates } from './matrix'
import { expect, test } from './visit'

// What a visitor sets in the browser for all websites: letters of twice the usual size.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    await use({ ...launchOptions, args })
  },
})

test('every page fits the window when letters are twice as large', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const address of templates) {
    await open(address)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    expect.soft(await sideways(page), `${address} sideways`).toBeLessThanOrEqual(0)
    expect.soft(await cutTexts(page), `${address} cut`).toEqual([])
  }
})
