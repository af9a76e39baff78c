import type { Page } from 'playwright/test'

/** On the demo websites the system's color marks links; links back to the agency are buttons. */
const controls =
  'button, input, select, textarea, .demo-start, body:not(:has(.demo-bar)) a:not([href="#content"])'

/** Links, buttons and fields without an edge, which nothing marks once the browser replaces all grounds. */
export async function edgelessInForcedColors(page: Page): Promise<string[]> {
  await page.locator(controls).evaluateAll((all) => {
    const isClear = (color: string) => color === 'transparent' || /(, |\/ )0\)$/.test(color)
    for (const control of all)
      control.toggleAttribute(
        'data-raised',
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !isClear(getComputedStyle(control).backgroundColor),
      )
  })
  await page.emulateMedia({ forcedColors: 'active' })
  return page.locator('[data-raised]').evaluateAll((all) =>
    all
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(control)
        const isBordered = parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none'
        return !isBordered && !(parseFloat(outlineWidth) > 0 && outlineStyle !== 'none')
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )
}
