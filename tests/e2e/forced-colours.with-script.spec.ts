import type { Page } from 'playwright/test'
import { demoAddresses } from '../support/addresses'
import { isFull, views, widths } from './matrix'
import { addressThat, expect, fillIn, forms, testInSharedTab as test } from './visit'

const addresses = [
  ...new Set(views.map(({ address }) => address)),
  '/quiz?business=shop&first=sell&at=first',
  '/?package=AI%20Growth%20Website',
  '/no-such-page',
  ...demoAddresses,
]

/** On the demo websites links are told by the system's colour for them; what leads back to the agency is a button. */
const controls =
  'button, input, select, textarea, .demo-start, body:not(:has(.demo-bar)) a:not([href="#content"])'

/** Links, buttons and fields that their ground alone sets off, and that have no edge once the browser replaces all grounds. */
async function edgeless(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  const raised = page.locator(controls)
  await raised.evaluateAll((all) => {
    const isClear = (colour: string) => colour === 'transparent' || /(, |\/ )0\)$/.test(colour)
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
  test(`in forced colours what is a button or a field on ${address} has an edge`, async ({ page, open }) => {
    await open(address)
    for (const width of isFull ? widths : [360]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await edgeless(page), `${width} px`).toEqual([])
    }
  })
}

test('in forced colours what is chosen differs from what is not, and so do a notice and a field in error', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const widthOf = (selector: string, side: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), side)

  await test.step('a package', async () => {
    await open('/get-started?package=basic')
    const border = (pressed: boolean) => widthOf(`[aria-pressed=${pressed}] span`, 'border-top-width')
    expect(await border(true)).not.toBe(await border(false))
  })

  await test.step('an answer of the quiz', async () => {
    await open('/quiz?business=shop&first=sell&at=first')
    const arrow = (pressed: boolean) => widthOf(`[aria-pressed=${pressed}] svg`, 'opacity')
    expect([await arrow(true), await arrow(false)]).toEqual(['1', '0'])
  })

  await test.step('a field in error, and its notice', async () => {
    const [form] = forms
    await open(form.path)
    await fillIn(page, form, addressThat(), '   ')
    await page.getByRole('button', { name: form.button }).click()
    await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
    expect([await widthOf('#name', 'border-top-width'), await widthOf('#email', 'border-top-width')]).toEqual(
      ['2px', '1px'],
    )
    expect(await widthOf('[role=alert] > div', 'border-left-width')).toBe('4px')
  })

  await page.emulateMedia({ forcedColors: null })
})

test('in forced colours the focus has a ring, wherever the keyboard goes', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const address of ['/', '/get-started', ...demoAddresses.slice(0, 5)]) {
    await open(address)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const ring = await page.evaluate(() => {
        const focused = document.activeElement as Element
        const rings = [focused, focused.closest('label'), focused.nextElementSibling, focused.closest('form')]
        const isRinged = (element: Element | null) => {
          if (!element) return false
          const { outlineWidth, outlineStyle } = getComputedStyle(element)
          return parseFloat(outlineWidth) >= 2 && outlineStyle !== 'none'
        }
        return rings.some(isRinged) ? 'ring' : focused.outerHTML.slice(0, 120)
      })
      expect.soft(ring, address).toBe('ring')
    }
  }
  await page.emulateMedia({ forcedColors: null })
})
