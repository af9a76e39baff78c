import { demoPath, showroom } from '~/content/showroom'
import { cutTexts, sideways } from '../support/fit'
import { expectAccessible } from './accessible'
import { expectSteady } from './steady'
import { expect, hold, test, testInSharedTab } from './visit'
import { expectWalkable } from './walkable'

const assistants = [...showroom.map(demoPath), '/questions']
const demoStates = showroom.map((exhibit) => demoPath(exhibit))

test.describe('with script an answer', () => {
  for (const address of assistants) {
    test(`of ${address} comes without a reload, is announced, and leaves the cursor in the field`, async ({
      page,
      open,
    }) => {
      await open(address)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await expect(page.locator('#answer-place')).toHaveAttribute('aria-live', 'polite')
      const title = await page.title()
      await page.locator('#ask').fill('when are you open')
      await page.locator('#ask').press('Enter')
      await expect(page.locator('#answer')).toBeVisible()
      await expect(page.locator('#answer-place')).not.toHaveAttribute('aria-busy')
      await expect(page.locator('#ask')).toBeFocused()
      expect(await page.title()).not.toBe(title)
      expect(new URL(page.url()).searchParams.get('ask')).toBe('when are you open')
      await page.goBack()
      await expect(page.locator('#answer')).toHaveCount(0)
      await expect(page).toHaveTitle(title)
      await page.goForward()
      await expect(page.locator('#answer')).toBeVisible()
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })
  }

  test('answers the last of several questions that were asked in haste', async ({ page, open }) => {
    await open('/showroom/shop')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/showroom/shop?ask=*', async (route) => {
      if (route.request().url().includes('wrap')) await held
      await route.continue().catch(() => {})
    })
    await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
    await page.locator('.suggestions a', { hasText: 'Is it dishwasher safe?' }).click()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'dishwasher')
    release()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'dishwasher')
  })

  test('belongs to the address when someone goes back and forward in haste', async ({ page, open }) => {
    await open('/showroom/shop')
    await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
    const release = await hold(page, '**/showroom/shop')
    await page.goBack()
    await page.goForward()
    release()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
    await expect(page.locator('#answer-place')).not.toHaveAttribute('aria-busy')
  })

  test('leaves alone what is typed meanwhile, and adds no second step for the same question', async ({
    page,
    open,
  }) => {
    await open('/showroom/shop')
    const release = await hold(page, '**/showroom/shop?ask=*')
    await page.locator('#ask').fill('do you wrap gifts')
    await page.locator('#ask').press('Enter')
    await page.locator('#ask').fill('my next question')
    release()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
    await expect(page.locator('#ask')).toHaveValue('my next question')
    const steps = await page.evaluate(() => history.length)
    for (let again = 0; again < 2; again += 1) {
      await page.locator('#ask').fill('do you wrap gifts')
      await page.locator('#ask').press('Enter')
      await expect(page.locator('#answer-place')).not.toHaveAttribute('aria-busy')
    }
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  test('that is chosen among others has the focus, and the rehearsal on the page stays', async ({
    page,
    open,
  }) => {
    await open('/showroom/shop?rehearse=review')
    await page.locator('#ask').fill('shipping and returns and gift wrap')
    await page.locator('#ask').press('Enter')
    await expect(page.locator('#answer')).toHaveAttribute('data-kind', 'choice')
    expect(page.url()).toContain('rehearse=review')
    await page.locator('.answer-links a').first().press('Enter')
    await expect(page.locator('#answer')).toHaveAttribute('data-kind', 'answer')
    await expect(page.locator('#answer')).toBeFocused()
  })

  test('marks the suggestions that are near to what is being typed', async ({ page, open }) => {
    await open('/showroom/shop')
    await page.locator('#ask').pressSequentially('gifts')
    await expect(page.locator('.suggestions [data-near]')).toHaveText(['Do you wrap gifts?'])
  })

  test.describe('that cannot be fetched', () => {
    test.use({ expectedFailures: ['net::ERR_FAILED'] })

    test('on the way back loads the page once, in a storm of none', async ({ page, open }) => {
      await open('/showroom/shop')
      await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
      // Until its answer is there, a question is no step to go back to.
      await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
      await page.locator('.suggestions a', { hasText: 'Is it dishwasher safe?' }).click()
      await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'dishwasher')
      let requests = 0
      await page.route('**/showroom/shop?ask=*', (route) => {
        requests += 1
        return requests === 1 ? route.abort() : route.continue()
      })
      await page.goBack()
      await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
      await page.waitForTimeout(500)
      expect(requests).toBe(2)
    })

    test('is asked for by a page change', async ({ page, open }) => {
      await open('/showroom/shop')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      let failed = false
      await page.route('**/showroom/shop?ask=*', (route) => {
        if (failed) return route.continue()
        failed = true
        return route.abort()
      })
      await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
      await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
    })
  })
})

for (const address of demoStates) {
  const states = [
    '',
    '?ask=how%20much%20does%20it%20cost',
    '?ask=my%20order%20is%20broken%20and%20I%20want%20my%20money%20back',
  ]
  for (const [place, state] of states.entries()) {
    testInSharedTab(
      `${address}${state} fits any window and letter, and is accessible`,
      async ({ page, open }) => {
        await open(`${address}${state}`)
        for (const width of [320, 360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
          expect.soft(await cutTexts(page), `cut at ${width} px`).toEqual([])
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect
            .soft(await sideways(page), `sideways at ${width} px with large letters`)
            .toBeLessThanOrEqual(0)
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = ''))
        await expectAccessible(page, place % 2 === 0 ? 360 : 1280)
      },
    )
  }

  testInSharedTab(`${address} can be walked through by keyboard`, async ({ page, open }) => {
    await open(address)
    await expectWalkable(page)
  })

  test(`${address} says on the first screen of a phone what it is, and weighs at most 120 KiB`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    await session.send('Network.enable')
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    // Painted before its fonts are there, nothing moves when they arrive.
    const release = await hold(page, '**/*.woff2')
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'A demo by Dayfive' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/is invented\. Its AI/).first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: /, \$[\d,]+$/ }).first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Start one like this' }).first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    // Ten times what `font-display: optional` waits for the font.
    await page.waitForTimeout(1000)
    release()
    await page.waitForLoadState('load')
    await expectSteady(page)
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeGreaterThan(20 * 1024)
    expect(bytes).toBeLessThanOrEqual(120 * 1024)
    await context.close()
  })
}
