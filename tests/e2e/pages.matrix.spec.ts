import { isDemo } from '../support/addresses'
import { expectFit, sideways } from '../support/fit'
import { expectAccessible } from './accessible'
import { edgelessInForcedColors } from './edges'
import { isFull, views } from './matrix'
import { delayFonts, expectSteady } from './steady'
import { expect, test } from './visit'
import { expectWalkable } from './walkable'

/** A browser's own text size, which media queries follow too, the size in a visitor's styles, and a width. */
const largeLetters = [
  [24, '', 360],
  [32, '', 320],
  [32, '', 1280],
  [16, '200%', 360],
] as const
const windows = isFull ? [320, 360, 768, 1024, 1280, 1920] : [320, 768, 1920]

// One page load for all of it, since loading takes longer than looking; in a tab of its own, whose cache holds no fonts.
for (const [address, widths] of views) {
  // The demo websites have layouts of their own.
  const isAgency = !isDemo(address)

  test(`${address} keeps still, works by keyboard, is accessible, and fits`, async ({ page, open }) => {
    await delayFonts(page)
    for (const width of widths) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize({ width, height: 740 })
      await open(address)
      await test.step('nothing moves while it loads and is scrolled through', () => expectSteady(page))

      await test.step('nothing moves at all for visitors who want less motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      })

      if (isAgency)
        await test.step('nothing lies on the header while the page is scrolled', async () => {
          expect.soft(await page.evaluate(coveredHeader), `at ${width} px`).toEqual([])
        })

      await test.step('the keyboard goes there and back, with the focus in sight, in forced colors too', async () => {
        expect.soft(await edgelessInForcedColors(page), `without an edge at ${width} px`).toEqual([])
        if (width === 360) await page.emulateMedia({ forcedColors: null })
        await expectWalkable(page)
        await page.emulateMedia({ forcedColors: null })
      })
    }

    await test.step('it is accessible', () => expectAccessible(page))

    await test.step('it fits the window, also with letters twice as large, and magnified twice', async () => {
      await expectFit(page, ...windows, 640)
      const session = await page.context().newCDPSession(page)
      for (const [ownSize, pageSize, width] of largeLetters) {
        await session.send('Page.setFontSizes', { fontSizes: { standard: ownSize, fixed: 13 } })
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), pageSize)
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('html')).toHaveCSS('font-size', `${pageSize ? 32 : ownSize}px`)
        expect.soft(await sideways(page), `sideways at ${width} px, large`).toBeLessThanOrEqual(0)
      }
      await session.detach()
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    })
  })
}

/** Runs in the page: finds elements that cover the header at any scroll position. */
function coveredHeader(): string[] {
  const header = document.querySelector('header') as HTMLElement
  const { right, bottom } = header.getBoundingClientRect()
  const found: string[] = []
  for (let top = 0; top < document.body.scrollHeight; top += 300) {
    scrollTo({ top, behavior: 'instant' })
    for (const part of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      const onTop = document.elementFromPoint(right * part, bottom / 2)
      if (!header.contains(onTop)) found.push(`${onTop?.outerHTML.slice(0, 80)} at ${top} px`)
    }
  }
  return found
}
