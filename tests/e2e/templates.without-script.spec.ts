import { cutTexts, sideways } from '../support/fit'
import { expectAccessible } from './accessible'
import { widths } from './matrix'
import { expect, testInSharedTab as test } from './visit'
import { expectWalkable } from './walkable'

// These have controls that only visitors without script see; FULL=1 goes through all pages without script.
for (const [index, address] of ['/', '/quiz?business=shop&first=sell', '/consultation'].entries()) {
  test(`${address} is accessible, fits and is walked through by keyboard without script`, async ({
    page,
    open,
  }) => {
    await open(address)
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
      expect(await cutTexts(page), `cut at ${width} px`).toEqual([])
    }
    const width = widths[index % 2]!
    await expectAccessible(page, width)
    await page.setViewportSize({ width, height: 740 })
    await expectWalkable(page)
  })
}
