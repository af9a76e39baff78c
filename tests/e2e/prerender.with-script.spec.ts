import { isDemo } from '../support/addresses'
import { views } from './matrix'
import { expect, test } from './visit'

// Chromium prerenders nothing while a debugger is attached, so this is about what it would prerender.
test('pages of the agency may be prerendered, but no form and no query', async ({ page, open }) => {
  const session = await page.context().newCDPSession(page)
  let candidates: string[] = []
  const faults: (string | undefined)[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) faults.push(ruleSet.errorMessage)
  })
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key.url.replace(/^https?:\/\/[^/]+/, ''))
  })
  await session.send('Preload.enable')
  // The demo websites prerender nothing.
  for (const [address] of views.filter(([each]) => !isDemo(each)))
    await test.step(address, async () => {
      candidates = []
      await open(address)
      await expect.poll(() => candidates).toEqual(expect.arrayContaining(['/about', '/launch', '/quiz']))
      const excluded = candidates.filter((each) => /\?|^\/(consultation|get-started|showroom\/)/.test(each))
      expect(excluded).toEqual([])
    })
  expect(faults).toEqual([])
})

test('a prerendered page is requested once more when seen, and so counted', async ({ page, open }) => {
  await open('/launch')
  const asked = page.waitForRequest((request) => request.resourceType() === 'fetch')
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  const request = await asked
  expect(new URL(request.url()).pathname).toBe('/launch')
  expect((await request.response())?.ok()).toBe(true)
})
