import { expect, type Page } from 'playwright/test'

/**
 * Where text may end before its words do: what only programs read, what moves, and what is shortened on purpose. Besides, what a
 * visitor can scroll to sideways within its box is not cut.
 */
const mayCut = [
  '.sr-only',
  // The row of quotes passes by behind its window.
  '.quote-window',
  // Two lines of each excerpt.
  '.line-clamp-2',
  // Lettering in a drawing, which narrow windows crop.
  'svg',
  // The address in the frame around a picture of a website.
  '.truncate',
]

/** Checks that no text is cut off, and that the page is no wider than the window, whose width may be given. */
export async function expectFit(page: Page, ...widths: number[]) {
  for (const width of widths.length > 0 ? widths : [page.viewportSize()!.width]) {
    await page.setViewportSize({ width, height: page.viewportSize()!.height })
    expect.soft(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await cutTexts(page), `cut at ${width} px`).toEqual([])
  }
}

/** Texts that something cuts off, or that stick out of their link, button or field. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((exceptions) => {
    // Asking for the style and place of every box around every text takes most of the time.
    interface Box {
      cutsX: boolean
      cutsY: boolean
      scrollsX: boolean
      place: DOMRect
    }
    const boxes = new Map<Element, Box | null>()
    const lookAt = (box: Element) => {
      const known = boxes.get(box)
      if (known !== undefined) return known
      const { overflowX, overflowY, display } = getComputedStyle(box)
      const isControl = box.matches('a, button') && display !== 'inline'
      const cutsX = isControl || overflowX !== 'visible'
      const cutsY = isControl || overflowY !== 'visible'
      const scrollsX = ['auto', 'scroll'].includes(overflowX) && box.scrollWidth > box.clientWidth
      const seen = cutsX || cutsY ? { cutsX, cutsY, scrollsX, place: box.getBoundingClientRect() } : null
      boxes.set(box, seen)
      return seen
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest(`script, style, select, textarea, ${exceptions}`)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const line = range.getBoundingClientRect()
      // Only programs read what stands in a box of one pixel.
      if (parent.offsetWidth <= 1 && parent.offsetHeight <= 1) continue
      // In the coordinates of whatever holds the scrolled row.
      let { left: start, right: end } = line
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const seen = lookAt(box)
        if (!seen) continue
        const { left, right, top, bottom } = seen.place
        if (seen.scrollsX) {
          const edge = left - box.scrollLeft
          if (start < edge - 1 || end > edge + box.scrollWidth + 1)
            found.push(`"${text.textContent.slice(0, 40)}" out of reach in ${box.tagName}.${box.className}`)
          start = left
          end = right
          continue
        }
        const isCutX = seen.cutsX && (start < left - 1 || end > right + 1)
        const isCutY = seen.cutsY && (line.top < top - 1 || line.bottom > bottom + 1)
        if (isCutX || isCutY)
          found.push(`"${text.textContent.slice(0, 40)}" by ${box.tagName}.${box.className}`)
      }
      const isBeside = start < -1 || end > innerWidth + 1
      if (isBeside) found.push(`"${text.textContent.slice(0, 40)}" by the window`)
    }
    return found
  }, mayCut.join())
}

/** By how many pixels the page is wider than the window. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
