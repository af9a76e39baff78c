import { expect, testInSharedTab as test } from './visit'

test('a scan is a page of its own, which knows nothing of what was typed', async ({ page }) => {
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + request.postData()))
  const scout = page.locator('#scout')
  await scout.getByRole('textbox').fill('www.hollis-barbers.example')
  await scout.getByRole('button', { name: 'Generate Fix' }).click()
  await expect(page).toHaveURL('/?scout=asked#scout')
  await expect(scout.getByRole('alert')).toContainText(/fix logic is coming soon/i)
  await expect(scout.getByText(/cloud access key is exposed/)).toHaveCount(0)
  await scout.getByRole('button', { name: 'Scan' }).click()

  await expect(page).toHaveURL('/?scout=found#scout')
  await expect(scout.getByText(/cloud access key is exposed in a public code repository/)).toBeVisible()
  await expect(scout.getByText(/cloud access key is exposed/)).toBeInViewport()
  await expect(scout.getByRole('alert')).toBeEmpty()
  await scout.getByRole('button', { name: 'Generate Fix' }).click()
  await expect(page).toHaveURL('/?scout=explained#scout')
  await expect(scout.getByRole('alert')).toContainText(/fix logic is coming soon/i)
  expect(asked.join()).not.toContain('hollis-barbers')
})

test('the finding appears two seconds after the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/?scout=found#scout')
  const finding = page.locator('#scout').getByText(/cloud access key is exposed/)
  const visibility = await finding.evaluate((element) =>
    [1900, 2001].map((time) => {
      // The others go by how far the page is scrolled.
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
