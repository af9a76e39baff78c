import { testimonials } from '~/content/testimonials'
import { expect, testInSharedTab as test, test as testInOwnTab } from './visit'

test('the row of quotes is there twice and moves without an end', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  const row = page.locator('.quote-row')
  const [own, copy] = [row.locator('ul:not([aria-hidden])'), row.locator('ul[aria-hidden=true]')]
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await copy.boundingBox())?.width).toBeCloseTo((await own.boundingBox())!.width, 0)
    const { iterations, moved, half } = await row.evaluate((element) => {
      const list = element.firstElementChild as HTMLElement
      const [passing] = element.getAnimations() as [Animation]
      const timing = passing.effect!.getComputedTiming()
      passing.pause()
      passing.currentTime = Number(timing.duration) - 0.001
      const distance = -new DOMMatrix(getComputedStyle(element).transform).m41
      passing.play()
      return { iterations: timing.iterations, moved: distance, half: list.offsetWidth }
    })
    expect(iterations).toBe(Infinity)
    expect(moved, 'the last position is the beginning of the copy').toBeCloseTo(half, 0)
  }
})

test('home scrolls smoothly from the first click on, unless the visitor wants less motion', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})

test('home is not longer than its limit, in pixels and in words', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  for (const [width, highest] of [
    [360, 6300],
    [1366, 6600],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    const { height, words } = await page.evaluate(() => {
      const { body, documentElement } = document
      const copied = document.querySelector<HTMLElement>('[data-copy]')!.innerText
      const [all, twice] = [body.innerText, copied].map((text) => text.match(/\S+/g)!.length)
      return { height: documentElement.scrollHeight, words: all! - twice! }
    })
    expect(height, `${width} px`).toBeLessThanOrEqual(highest)
    expect(words).toBeLessThanOrEqual(1500)
  }
})

testInOwnTab.describe('on a phone', () => {
  testInOwnTab.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  testInOwnTab(
    'a tap holds the row of quotes, and with less motion the thumb moves it',
    async ({ page, open }) => {
      await open('/')
      const [window, row] = [page.locator('.quote-window'), page.locator('.quote-row')]
      await window.scrollIntoViewIfNeeded()
      await window.tap({ force: true })
      await expect(row).toHaveCSS('animation-play-state', 'paused')
      await page.getByRole('heading', { name: testimonials.title }).tap()
      await expect(row).toHaveCSS('animation-play-state', 'running')

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(row).toHaveCSS('animation-name', 'none')
      await expect(row.locator('ul[aria-hidden=true]')).toBeHidden()
      await window.evaluate((element) => element.scrollTo({ left: 99_999 }))
      await expect(row.locator('li').nth(testimonials.quotes.length - 1)).toBeInViewport({ ratio: 0.9 })
    },
  )
})
