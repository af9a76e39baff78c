import type { CDPSession } from 'playwright/test'
import { expect, hold, test } from '../visit'

/** The face that draws the first element of a selector. */
async function faceOf(session: CDPSession, selector: string): Promise<string | undefined> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts: faces } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return faces[0]?.postScriptName
}

test('late fonts draw the page once they are there, and stand-ins until then', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const release = await hold(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.waitForTimeout(1000)
  // The bold face is a font of its own, and not synthesized.
  expect(await faceOf(session, 'h1 + p strong')).toMatch(/bold/i)
  release()
  await expect.poll(() => faceOf(session, 'h1')).toMatch(/Bricolage/)
  await expect.poll(() => faceOf(session, 'h1 + p')).toMatch(/Instrument/)
})
