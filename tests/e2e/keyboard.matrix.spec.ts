import { views } from './matrix'
import { test } from './visit'
import { expectWalkable } from './walkable'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { address, width } of views) {
  test(`the keyboard walks through ${address} at ${width} px, there and back, with the focus in sight`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(address)
    await expectWalkable(page)
  })
}
