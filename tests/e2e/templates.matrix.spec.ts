import type { Page } from 'playwright/test'
import { cutTexts, sideways } from '../support/fit'
import { expectAccessible } from './accessible'
import { views } from './matrix'
import { delayFonts, expectSteady } from './steady'
import { expect, test } from './visit'
import { expectWalkable } from './walkable'

/** Sets the letters as a visitor may in the browser for all websites: twice the usual size. */
async function withLargeLetters(page: Page, look: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  try {
    await look()
  } finally {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await session.detach()
  }
}

// One page load for all of it, since loading takes longer than looking; in a tab of its own, whose cache holds no fonts.
for (const [index, { address, width }] of views.entries()) {
  const isFirstOfAddress = views[index - 1]?.address !== address

  test(`${address} keeps still, is walked through by keyboard, is accessible and takes large letters, from ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await delayFonts(page)
    await open(address)

    await test.step('nothing moves while it loads and is scrolled through', () => expectSteady(page))

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await test.step('the keyboard goes there and back, with the focus in sight', () => expectWalkable(page))

    if (!isFirstOfAddress) return
    await test.step('it is accessible', () => expectAccessible(page, width))

    await test.step('it fits the window when letters are twice as large', () =>
      withLargeLetters(page, async () => {
        await page.setViewportSize({ width: 1280, height: 740 })
        await expect(page.locator('html')).toHaveCSS('font-size', '32px')
        expect.soft(await sideways(page), 'sideways').toBeLessThanOrEqual(0)
        expect.soft(await cutTexts(page), 'cut').toEqual([])
      }))
  })
}
