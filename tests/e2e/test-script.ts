import type { Page } from 'playwright/test'

/**
 * Lets the tests' own script run, also in a page that was loaded without script; the page's script has had its chance and stays
 * away.
 */
export async function withTestScript(page: Page, look: () => Promise<void>) {
  // To switch it off, be it for a moment, changes the layout of a page whose styles ask for script.
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
