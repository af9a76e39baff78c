import { packageWords } from '~/content/packages'
import { site } from '~/content/site'
import { expect, test } from '../visit'

const features = site.navigation.find(({ to }) => to === '/#features')!
const { compare } = packageWords

for (const [from, { label, to: address }, frames] of [
  ['/about', features, 'at once'],
  ['/launch', compare, 'smoothly'],
  ['/launch', compare, 'at once'],
] as const) {
  const isWithin = address.startsWith(from)
  const reducedMotion = isWithin && frames === 'at once' ? 'reduce' : 'no-preference'
  test(`${address} from ${from} is there ${frames} (${reducedMotion})`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion })
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
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    await open(from)
    await page.getByRole('link', { name: label }).first().click()
    await expect(page).toHaveURL(address)
    await expect(page.locator(address.replace(/.*#/, '#'))).toBeInViewport()
    await expect.poll(async () => (await seen()).at(-1)).toBeGreaterThan(300)
    if (frames === 'smoothly') await expect.poll(async () => (await seen()).length).toBeGreaterThan(5)
    // The top, the place, and where it is once everything above has come.
    else expect((await seen()).length).toBeLessThanOrEqual(3)
  })
}
