import { cutTexts, sideways } from '../support/fit'
import { expectAccessible } from './accessible'
import { expect, testInSharedTab as test } from './visit'
import { expectWalkable } from './walkable'

// These have controls that only visitors without script see; `npm run test:full` goes through all pages without script.
for (const address of ['/', '/quiz?business=shop&first=sell', '/consultation']) {
  test(`${address} is accessible, fits and is walked through by keyboard without script`, async ({
    page,
    open,
  }) => {
    await open(address)
    await expectAccessible(page)
    await expectWalkable(page)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await sideways(page), 'sideways').toBeLessThanOrEqual(0)
    expect(await cutTexts(page), 'cut').toEqual([])
  })
}
