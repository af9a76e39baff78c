import { views } from './matrix'
import { test } from './visit'
import { expectWalkable } from './walkable'

for (const { address, width } of views) {
  test(`the keyboard walks through ${address} at ${width} px, there and back, with the focus in sight`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 740 })
    await open(address)
    await expectWalkable(page)
  })
}
