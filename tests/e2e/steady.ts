import { expect, type Page } from 'playwright/test'

/** Lets the fonts of the next page arrive late enough that it has been painted in the fallback fonts. */
export async function delayFonts(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}

/** Scrolls through the page, so that all its pictures are asked for, and waits until they are there. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)
    // A frame's time: in a page without script nothing can wait for the frame itself.
    await page.waitForTimeout(20)
  }
  for (const row of await page.locator('.swipe').all()) {
    await row.scrollIntoViewIfNeeded()
    const width = await row.evaluate((element) => element.scrollWidth)
    for (let left = 0; left < width; left += 300) {
      await row.evaluate((element, place) => element.scrollTo({ left: place, behavior: 'instant' }), left)
      await page.waitForTimeout(20)
    }
  }
  // Pictures far along the row of quotes load when the row has moved there.
  const pictures = page.locator('img').and(page.locator(':not(.quote-row *)'))
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        // Browsers do not load pictures that are hidden in a window of this size.
        all.every((each) => !each.checkVisibility() || (each as HTMLImageElement).complete),
      ),
    )
    .toBe(true)
}

/**
 * Checks that little on the page has moved until its fonts were there, and nothing since, nor while it is scrolled through.
 * A stand-in is as wide as its font over a text, not over each line, so that now and then a line breaks elsewhere.
 */
export async function expectSteady(page: Page) {
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  // Waits until they are drawn.
  await page.waitForTimeout(100)
  const drawn = await page.evaluate(() => performance.now())
  await scrollThrough(page)
  const moved = await page.evaluate((drawnAt) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number
      sources: { node: Node | null }[]
    })[]
    const early = shifts.filter(({ startTime }) => startTime < drawnAt)
    const isMuch = early.reduce((sum, { value }) => sum + value, 0) > 0.02
    // Letters of a fallback font are some pixels narrower.
    const seen = shifts.filter((shift) => (early.includes(shift) ? isMuch : shift.value >= 0.001))
    return seen.map(({ value, sources }) => {
      const parts = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80))
      return `${value.toFixed(4)}: ${parts.join(' ')}`
    })
  }, drawn)
  expect(moved).toEqual([])
}
