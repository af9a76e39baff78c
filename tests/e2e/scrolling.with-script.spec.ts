import type { Page } from 'playwright/test'
import { expect, test } from './visit'

/** Notes where the window is at each of the page's frames. */
async function noteScrolling(page: Page) {
  await page.addInitScript(() => {
    const seen: number[] = []
    const note = () => {
      const top = Math.round(scrollY)
      if (seen.at(-1) !== top) seen.push(top)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { seen })
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen)

for (const [from, link, address, target] of [
  ['/about', 'What We Build', '/#features', '#features'],
  ['/consultation', 'AI Solutions', '/#features', '#features'],
  ['/launch', 'Compare the three', '/launch#compare', '#compare'],
] as const) {
  const isWithin = address.startsWith(from)
  test(`${address} from ${from} is ${isWithin ? 'ridden to' : 'there at once'}`, async ({ page, open }) => {
    await noteScrolling(page)
    await open(from)
    // From further down, as a visitor comes who has read the page.
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(address)
    await expect(page.locator(target)).toBeInViewport()
    if (isWithin) {
      await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(5)
      return
    }
    await expect.poll(async () => (await seen(page)).at(-1)).toBeGreaterThan(300)
    // The top, the place, and where it is once everything above has come.
    expect((await seen(page)).length).toBeLessThanOrEqual(3)
  })
}

test('with less motion a link within the page is followed at once', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteScrolling(page)
  await open('/launch')
  await page.getByRole('link', { name: 'Compare the three' }).first().click()
  await expect(page.locator('#compare')).toBeInViewport()
  expect((await seen(page)).length).toBeLessThanOrEqual(2)
})
