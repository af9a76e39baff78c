import { testimonials } from '~/content/testimonials'
import { expect, test } from './visit'

test('the row of quotes moves on, and pauses by pointer, box and focus', async ({ page, open }) => {
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

  // Styles no longer apply to an animation that a script has played.
  await open('/')
  const expectState = (state: string) => expect(row).toHaveCSS('animation-play-state', state)
  await page.locator('.quote-section h2').scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await expectState('running')
  await page.locator('.quote-window').hover({ force: true })
  await expectState('paused')
  await page.mouse.move(0, 0)
  await expectState('running')
  await page.locator('.quote-section').getByRole('checkbox').focus()
  for (const state of ['paused', 'running']) {
    await page.keyboard.press('Space')
    await expectState(state)
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('.quote-window')).toBeFocused()
  await expectState('paused')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a tap holds the row of quotes, and with less motion the thumb moves it', async ({ page, open }) => {
    await open('/')
    const [window, row] = [page.locator('.quote-window'), page.locator('.quote-row')]
    await window.scrollIntoViewIfNeeded()
    await window.tap({ force: true })
    await expect(row).toHaveCSS('animation-play-state', 'paused')
    await page.locator('section:has(.quote-window) h2').tap()
    await expect(row).toHaveCSS('animation-play-state', 'running')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(row).toHaveCSS('animation-name', 'none')
    await expect(row.locator('ul[aria-hidden=true]')).toBeHidden()
    await window.evaluate((element) => element.scrollTo({ left: 99_999 }))
    await expect(row.locator('li').nth(testimonials.quotes.length - 1)).toBeInViewport({ ratio: 0.9 })
  })
})
