import type { Page } from 'playwright/test'
import { addresses } from '../support/addresses'
import { expect, scrollToIsland, test } from './visit'

const scriptless = addresses.filter((address) => /^\/(about|launch|privacy|blog)/.test(address))

/** The bytes that an address costs by type, as a browser with an empty cache gets them. */
async function weigh(page: Page, visit: () => Promise<void>) {
  // The first answer after a start is compressed in haste, and replaced while it is looked at.
  await visit()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const types = new Map<string, string>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  await visit()
  await page.waitForLoadState('networkidle')
  await session.detach()
  // Otherwise nothing was measured.
  expect(Object.keys(bytes)).toEqual(expect.arrayContaining(['Document', 'Font']))
  expect(bytes.Stylesheet, 'the styles are part of the document').toBeUndefined()
  return { ...bytes, total: Object.values(bytes).reduce((sum, each) => sum + each, 0) } as typeof bytes
}

// Browsers load all pictures at once where script is off, so only here are those near the fold apart from the rest.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 })

  test('a page without script weighs at most 45 KiB', async ({ page, open }) => {
    expect(scriptless.length).toBeGreaterThan(6)
    for (const address of scriptless) {
      const bytes = await weigh(page, () => open(address))
      expect(bytes.Script, address).toBeUndefined()
      expect(bytes.total, `${address} ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(45 * 1024)
    }
  })

  test('home weighs at most 60 KiB before it is scrolled, and 120 with the script of its islands', async ({
    page,
    open,
  }) => {
    const before = await weigh(page, () => open('/'))
    expect(before.total, JSON.stringify(before)).toBeLessThanOrEqual(60 * 1024)
    const after = await weigh(page, async () => {
      await open('/')
      await scrollToIsland(page, '#estimate')
    })
    const { Image: pictures = 0, total = Infinity } = after
    expect(total - pictures, JSON.stringify(after)).toBeLessThanOrEqual(90 * 1024)
  })

  test('the quiz and the forms weigh at most 120 KiB', async ({ page, open }) => {
    for (const address of ['/quiz', '/consultation', '/get-started']) {
      const bytes = await weigh(page, () => open(address))
      expect(bytes.total, `${address} ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(120 * 1024)
    }
  })
})
