import type { Page } from 'playwright/test'
import { demoAddresses } from '../../support/addresses'
import { views, widths } from '../matrix'
import { expect, testInSharedTab as test } from '../visit'
import { expectWalkable } from '../walkable'

const addresses = [
  ...views.map(([address]) => address),
  '/quiz?business=shop&first=sell&at=first',
  '/no-such-page',
]

/** On the demo websites links are told by the system's color for them; what leads back to the agency is a button. */
const controls =
  'button, input, select, textarea, .demo-start, body:not(:has(.demo-bar)) a:not([href="#content"])'

/** Links, buttons and fields that their ground alone sets off, and that have no edge once the browser replaces all grounds. */
async function edgeless(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  const raised = page.locator(controls)
  await raised.evaluateAll((all) => {
    const isClear = (color: string) => color === 'transparent' || /(, |\/ )0\)$/.test(color)
    for (const control of all)
      control.toggleAttribute(
        'data-raised',
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !isClear(getComputedStyle(control).backgroundColor),
      )
  })
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.locator('[data-raised]').evaluateAll((all) =>
    all
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(control)
        const isBordered = parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none'
        return !isBordered && !(parseFloat(outlineWidth) > 0 && outlineStyle !== 'none')
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

test.use({ expectedStatuses: [404] })

for (const address of addresses) {
  test(`in forced colors what is a button or a field on ${address} has an edge`, async ({ page, open }) => {
    await open(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await edgeless(page), `${width} px`).toEqual([])
    }
  })
}

for (const address of ['/', '/get-started', ...demoAddresses.slice(0, 5)]) {
  test(`in forced colors the focus is seen wherever the keyboard goes on ${address}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(address)
    await expectWalkable(page)
    await page.emulateMedia({ forcedColors: null })
  })
}
