import type { Page } from 'playwright/test'
import { sideways } from '../../support/fit'
import { views } from '../matrix'
import { expect, testInSharedTab as test } from '../visit'

/** The browser's own setting, which media queries follow as well, and what a visitor's style sheet sets for a page. */
const settings = [
  { standard: 24, page: '', width: 360 },
  { standard: 32, page: '', width: 320 },
  { standard: 32, page: '', width: 1280 },
  { standard: 16, page: '200%', width: 360 },
]

/** The open menu, where the page has one, and how far it sticks out of the window. */
async function expectMenuWithin(page: Page, setting: string) {
  const toggle = page.locator('#toggle')
  if (!(await toggle.isVisible())) return
  await toggle.press('Enter')
  const out = await page.getByRole('navigation', { name: 'Main' }).evaluate((menu) => {
    const { left, right, bottom } = menu.getBoundingClientRect()
    return Math.max(-left, right - innerWidth, bottom - innerHeight, menu.scrollWidth - menu.clientWidth)
  })
  expect.soft(out, `the menu out of the window, ${setting}`).toBeLessThanOrEqual(1)
  await page.keyboard.press('Escape')
}

for (const [address] of views) {
  test(`${address} fits the window with letters of 24 and 32 pixels, and so does its menu`, async ({
    page,
    open,
  }) => {
    const session = await page.context().newCDPSession(page)
    await open(address)
    try {
      for (const { standard, page: size, width } of settings) {
        const setting = `${standard} px ${size} at ${width} px`
        await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
        await page.setViewportSize({ width, height: 740 })
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
        await expect(page.locator('html')).toHaveCSS('font-size', size ? '32px' : `${standard}px`)
        expect.soft(await sideways(page), `sideways, ${setting}`).toBeLessThanOrEqual(0)
        await expectMenuWithin(page, setting)
      }
    } finally {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
      await session.detach()
    }
  })
}
