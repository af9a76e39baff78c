import { testimonials } from '~/content/testimonials'
import { sideways } from '../support/fit'
import { expect, testInSharedTab as test, test as testInOwnTab } from './visit'

test('home moves its quotes without an end, scrolls smoothly unless the visitor wants less motion, and suits its width', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')

  for (const width of [320, 767, 768, 1280])
    await test.step(`the row of quotes is there twice and moves without an end at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      expect(await sideways(page)).toBeLessThanOrEqual(0)
      const row = page.locator('.quote-row')
      const [own, copy] = [row.locator('ul:not([aria-hidden])'), row.locator('ul[aria-hidden=true]')]
      expect((await copy.boundingBox())?.width).toBeCloseTo((await own.boundingBox())!.width, 0)
      const [animation] = await row.evaluate((element) =>
        element
          .getAnimations()
          .map((each) => ({ ...each.effect?.getComputedTiming(), state: each.playState })),
      )
      expect(animation).toMatchObject({ iterations: Infinity, state: 'running' })
      const [moved, half] = await row.evaluate((element) => {
        const list = element.firstElementChild as HTMLElement
        const [passing] = element.getAnimations() as [Animation]
        passing.pause()
        passing.currentTime = Number(passing.effect?.getComputedTiming().duration) - 0.001
        const found = [-new DOMMatrix(getComputedStyle(element).transform).m41, list.offsetWidth]
        passing.play()
        return found
      })
      expect(moved, 'the last position is the beginning of the copy').toBeCloseTo(half ?? NaN, 0)
    })

  await test.step('it scrolls smoothly from the first click on, unless the visitor wants less motion', async () => {
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } })
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  })

  await test.step('the three packages are one below the other, and beside each other from 768 px', async () => {
    const cards = page.locator('#features li').filter({ has: page.locator('h3') })
    await expect(cards).toHaveCount(3)
    const inFirstRow = async () => {
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    }
    for (const [width, count] of [
      [767, 1],
      [768, 3],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(inFirstRow, `beside each other at ${width} px`).toBe(count)
    }
  })

  await test.step('each excerpt is shortened to two lines', async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    const lines = await page
      .locator('#blog li h3 + p')
      .evaluateAll((excerpts) =>
        excerpts.map((excerpt) =>
          Math.round(excerpt.clientHeight / parseFloat(getComputedStyle(excerpt).lineHeight)),
        ),
      )
    expect(lines.length).toBeGreaterThan(0)
    expect(Math.max(...lines)).toBeLessThanOrEqual(2)
  })
})

for (const [width, height] of [
  [360, 6300],
  [1366, 6600],
] as const)
  test(`home is at most ${height} px high at ${width} px, of at most 1,500 words`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width, height: 740 })
    await open('/')
    const shown = await page.evaluate(() => {
      const { body, documentElement } = document
      const copied = document.querySelector<HTMLElement>('[data-copy]')!.innerText
      const [all, twice] = [body.innerText, copied].map((text) => text.match(/\S+/g)!.length)
      return { height: documentElement.scrollHeight, words: all! - twice! }
    })
    expect(shown.height).toBeLessThanOrEqual(height)
    expect(shown.words).toBeLessThanOrEqual(1500)
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
