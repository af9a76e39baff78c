import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { isFull, widths, type Width } from './matrix'
import { withTestScript } from './test-script'

/** Enough for Axe to find nothing to put into a page that it is in already. */
const nothing = ';'

const allRules = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The dark theme is the same page in other colours. */
const rulesOfColours = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

const themes = [
  { colorScheme: 'light' as const, rules: allRules },
  { colorScheme: 'dark' as const, rules: rulesOfColours },
]

/** Checks a page in the light theme at this width and in the dark theme at the other; with FULL=1 in both at both. */
export async function expectAccessible(page: Page, width: Width) {
  // Axe looks at one moment, so nothing may be on its way in or out.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withTestScript(page, () => analyze(page, width))
}

async function analyze(page: Page, width: Width) {
  let axeSource: string | undefined
  for (const { colorScheme, rules } of themes) {
    await page.emulateMedia({ colorScheme })
    const ofTheme = isFull ? widths : widths.filter((each) => (each === width) === (colorScheme === 'light'))
    for (const each of ofTheme) {
      await page.setViewportSize({ width: each, height: 800 })
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      // There are no frames, so the quick way without a second page is enough.
      const { violations } = await new AxeBuilder({ page, ...(axeSource && { axeSource }) })
        .setLegacyMode()
        .options({ runOnly: rules, resultTypes: ['violations'], preload: false })
        .analyze()
      axeSource = nothing
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(found, `${colorScheme}, ${each} px`).toEqual([])
    }
  }
}
