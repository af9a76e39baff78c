import { views } from './matrix'
import { expect, test } from './visit'

for (const { address, width } of views) {
  test(`nothing on ${address} moves while it loads and is scrolled through at ${width} px`, async ({
    page,
    open,
  }) => {
    // Late enough that the page has been painted in the fallback fonts.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.setViewportSize({ width, height: 740 })
    await open(address)
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 500) {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)
      await page.waitForTimeout(20)
    }
    // What is far along the row of quotes arrives when the row has moved there.
    const pictures = page.locator('img').and(page.locator(':not(.quote-row *)'))
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)))
      .toBe(true)
    const moved = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      const shifts = observer.takeRecords() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]
      return shifts.map(({ value, sources }) => {
        const parts = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80))
        return `${value.toFixed(4)}: ${parts.join(' ')}`
      })
    })
    expect(moved).toEqual([])
  })
}
