import type { Page } from 'playwright/test'
import { testimonials } from '~/content/testimonials'
import { addresses, demoAddresses, postPath } from '../support/addresses'
import { isFull } from './matrix'
import { expect, scrollToIsland, test } from './visit'

const isScriptless = (address: string) => /^\/(about|launch|privacy|blog)/.test(address)
const scriptless = isFull ? addresses.filter(isScriptless) : ['/launch', postPath]
const others = ['/quiz', '/consultation', '/get-started', ...demoAddresses.slice(0, isFull ? 5 : 1)]

/** The bytes that an address costs by type, as a browser with an empty cache gets them. */
async function weigh(page: Page, address: string, look = async () => {}) {
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
  await page.goto(address)
  await look()
  await page.waitForLoadState('networkidle')
  await session.detach()
  // Otherwise the test has measured nothing.
  expect(Object.keys(bytes)).toEqual(expect.arrayContaining(['Document', 'Font']))
  expect(bytes.Stylesheet, 'the styles are part of the document').toBeUndefined()
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0)
  return { total, script: bytes.Script ?? 0, pictures: bytes.Image ?? 0 }
}

/** Repeats until it holds, since the first response after a start has only quick compression. */
const eventually = (check: () => Promise<void>) => expect(check).toPass({ timeout: 10_000 })

// Browsers load all pictures at once where script is off, so only here are those near the fold apart from the rest.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 })

for (const [address, most, mostScript] of [
  ...scriptless.map((each) => [each, 45, 0] as const),
  ...others.map((each) => [each, 120, 120] as const),
])
  test(`${address} weighs at most ${most} KiB, of them ${mostScript} of script`, async ({ page }) => {
    await eventually(async () => {
      const bytes = await weigh(page, address)
      expect(bytes.script).toBeLessThanOrEqual(mostScript * 1024)
      expect(bytes.total, JSON.stringify(bytes)).toBeLessThanOrEqual(most * 1024)
    })
  })

test('home weighs at most 60 KiB at first, and 90 besides pictures when scrolled', async ({ page }) => {
  await page.goto('/')
  // More posts and quotes bring more words.
  const added = ((await page.locator('#blog li').count()) - 4 + testimonials.quotes.length - 6) * 512
  await eventually(async () => {
    const before = await weigh(page, '/')
    expect(before.total - added, JSON.stringify(before)).toBeLessThanOrEqual(60 * 1024)
  })
  const after = await weigh(page, '/', () => scrollToIsland(page, '#estimate'))
  expect(after.total - after.pictures - added, JSON.stringify(after)).toBeLessThanOrEqual(90 * 1024)
})

test('home is not longer than its limit, in pixels and in words', async ({ page, open }) => {
  await open('/')
  for (const [width, highest] of [
    [360, 6300],
    [1366, 6600],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await eventually(async () => {
      const { height, words } = await page.evaluate(() => {
        const count = (of: string) => document.querySelector<HTMLElement>(of)!.innerText.split(/\s+/).length
        return { height: document.documentElement.scrollHeight, words: count('body') - count('[data-copy]') }
      })
      expect(height, `${width} px`).toBeLessThanOrEqual(highest)
      expect(words).toBeLessThanOrEqual(1500)
    })
  }
})
