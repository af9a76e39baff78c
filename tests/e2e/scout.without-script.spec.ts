import { home } from '~/content/home'
import { expect, testInSharedTab as test } from './visit'

const { scan, generate, alert, finding: found } = home.scout

test('a scan is a page of its own, which knows nothing of what was typed', async ({ page }) => {
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + request.postData()))
  const scout = page.locator('#scout')
  const finding = scout.getByText(found.Issue)
  await scout.getByRole('textbox').fill('www.hollis-barbers.example')
  for (const [name, state, isFound, isTold] of [
    [generate, 'asked', false, true],
    [scan, 'found', true, false],
    [generate, 'explained', true, true],
  ] as const) {
    await scout.getByRole('button', { name }).click()
    await expect(page).toHaveURL(`/?scout=${state}#scout`)
    await expect(finding).toHaveCount(isFound ? 1 : 0)
    await expect(scout.getByRole('alert')).toContainText(isTold ? alert : '')
  }
  await expect(finding).toBeInViewport()
  expect(asked.join()).not.toContain('hollis-barbers')
})

test('the finding appears two seconds after the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/?scout=found#scout')
  const visibility = await page.getByText(found.Issue).evaluate((element) =>
    [1900, 2001].map((time) => {
      // The other animations depend on the scroll position.
      const byTheClock = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      for (const animation of byTheClock) {
        animation.pause()
        animation.currentTime = time
      }
      return getComputedStyle(element).visibility
    }),
  )
  expect(visibility).toEqual(['hidden', 'visible'])
})
