import { expect, test, testInSharedTab } from './visit'

testInSharedTab.describe('home', () => {
  testInSharedTab.beforeEach(({ open }) => open('/'))

  testInSharedTab(
    'shows the three packages one below the other, and beside each other from 768 px',
    async ({ page }) => {
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
    },
  )

  testInSharedTab('moves the quotes without an end', async ({ page }) => {
    const row = page.locator('.quote-row')
    const [animation] = await row.evaluate((element) =>
      element.getAnimations().map((each) => ({ ...each.effect?.getComputedTiming(), state: each.playState })),
    )
    expect(animation).toMatchObject({ iterations: Infinity, state: 'running' })
    const [moved, half] = await row.evaluate((element) => {
      const list = element.firstElementChild as HTMLElement
      const [passing] = element.getAnimations() as [Animation]
      passing.pause()
      passing.currentTime = Number(passing.effect?.getComputedTiming().duration) - 0.001
      return [-new DOMMatrix(getComputedStyle(element).transform).m41, list.offsetWidth]
    })
    expect(moved, 'the last position is the beginning of the copy').toBeCloseTo(half ?? NaN, 0)
  })

  testInSharedTab('shortens each excerpt to two lines', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    for (const card of await page.locator('#blog').getByRole('listitem').all()) {
      const lines = await card
        .locator('h3 + p')
        .evaluate((excerpt) => excerpt.clientHeight / parseFloat(getComputedStyle(excerpt).lineHeight))
      expect(Math.round(lines)).toBeLessThanOrEqual(2)
    }
  })

  testInSharedTab('scrolls smoothly, unless the visitor wants less motion', async ({ page }) => {
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await behavior()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await behavior()).toBe('auto')
  })
})

test.describe('the footer', () => {
  test.beforeEach(({ open }) => open('/about'))

  test('opens the four social links in new tabs', async ({ page, context }) => {
    const links = page.getByRole('contentinfo').getByRole('link', { name: '(opens in a new tab)' })
    await expect(links).toHaveCount(4)
    await context.route(/^https:/, (route) => route.fulfill({ body: 'Elsewhere' }))
    for (const link of await links.all()) {
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
      await expect(tab).toHaveURL((await link.getAttribute('href')) ?? '')
      await tab.close()
    }
    await expect(page).toHaveURL('/about')
  })

  test('leads to the sections of the home page', async ({ page }) => {
    for (const [name, section] of [
      ['AI Showroom', 'showroom'],
      ['AI Solutions', 'features'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(`/#${section}`)
      await expect(page.locator(`#${section} h2`)).toBeInViewport()
    }
  })
})
