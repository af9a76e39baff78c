import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { isFull, widths } from './matrix'

const allRules = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The dark theme is the same page in other colors. */
const rulesOfColors = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

const looks = [
  { colorScheme: 'light' as const, rules: allRules, width: 360 },
  { colorScheme: 'dark' as const, rules: rulesOfColors, width: 1280 },
]

/** Checks a page by Axe in the light theme on a phone and in the dark one on a desk; with FULL=1 in both on both. */
export async function expectAccessible(page: Page) {
  // Axe looks at one moment, so nothing may be on its way in or out.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withScript(page, async () => {
    for (const { colorScheme, rules, width } of looks) {
      await page.emulateMedia({ colorScheme })
      for (const each of isFull ? widths : [width]) {
        await page.setViewportSize({ width: each, height: 800 })
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
        // There are no frames, so the quick way without a second page is enough.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({ runOnly: rules, resultTypes: ['violations'], preload: false })
          .analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
        expect(found, `${colorScheme}, ${each} px`).toEqual([])
      }
    }
  })
}

/** Lets Axe run in a page that was loaded without script, too; the page's script has had its chance and stays away. */
async function withScript(page: Page, look: () => Promise<void>) {
  // Switching script off, even for a moment, changes the layout of a page whose styles ask for it.
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) return look()
  const session = await page.context().newCDPSession(page)
  for (const value of [true, false]) await session.send('Emulation.setScriptExecutionDisabled', { value })
  try {
    await look()
  } finally {
    // The next page of this tab is without script again.
    await session.detach()
  }
}
