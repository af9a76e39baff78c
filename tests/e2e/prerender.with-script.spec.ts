import { isDemo } from '../support/addresses'
import { views } from './matrix'
import { expect, test } from './visit'

// Chromium prerenders nothing while a debugger is attached, so this is about what it would prerender.
test('pages of the agency may be prerendered, but no form and no address with a query', async ({
  page,
  open,
}) => {
  const session = await page.context().newCDPSession(page)
  let candidates: string[] = []
  const faults: string[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) faults.push(ruleSet.errorMessage ?? ruleSet.errorType)
  })
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key.url)
  })
  await session.send('Preload.enable')
  for (const [address] of views) {
    // The demo websites prerender nothing.
    if (isDemo(address)) continue
    await test.step(address, async () => {
      candidates = []
      await open(address)
      const expected = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
          (link) => link.origin === location.origin && link.checkVisibility() && link.id !== 'back',
        )
        const others = links.filter(
          ({ pathname, search }) => !search && !/^\/(consultation|get-started|showroom\/.*)$/.test(pathname),
        )
        // A part of the page itself needs no other.
        const here = location.href.replace(/#.*/, '')
        return [...new Set(others.map(({ href }) => href))].filter((href) => !href.startsWith(`${here}#`))
      })
      expect(expected.length).toBeGreaterThan(3)
      await expect.poll(() => candidates.toSorted()).toEqual(expected.toSorted())
    })
  }
  expect(faults).toEqual([])
})

test('a page that was prerendered is requested once more when it is seen, and so counted', async ({
  page,
  open,
}) => {
  await open('/launch')
  const asked = page.waitForRequest((request) => request.resourceType() === 'fetch')
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  const request = await asked
  expect(new URL(request.url()).pathname).toBe('/launch')
  expect((await request.response())?.ok()).toBe(true)
})
