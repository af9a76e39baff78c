import { draftsFrom } from '../../support/drafts'
import { cutTexts, sideways } from '../../support/fit'
import { expect, testInSharedTab as test } from '../visit'

for (const { address } of draftsFrom(100, 100)) {
  test(`${address} fits a phone and a laptop`, async ({ page, open }) => {
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 740 })
      await open(address)
      expect.soft(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
      expect.soft(await cutTexts(page), `cut at ${width} px`).toEqual([])
    }
  })
}
