import type { Page } from 'playwright/test'
import { expect, test } from './visit'

/** Counts the fades, which are over before anyone could look. */
async function countFades(page: Page) {
  await page.addInitScript(() => {
    const counted = window as unknown as { fades: number }
    counted.fades = 0
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      counted.fades++
      return start(update)
    }
  })
  return () => page.evaluate(() => (window as unknown as { fades: number }).fades)
}

test('a link to a part of the page scrolls, and one to another page fades into it, announces it and takes the focus there', async ({
  page,
  open,
}) => {
  const fades = await countFades(page)
  await open('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI Showroom' }).click()
  await expect(page.locator('#showroom h2')).toBeInViewport()
  expect(await fades()).toBe(0)

  await page.getByRole('banner').getByRole('link', { name: 'Launch' }).click()
  await expect(page).toHaveURL('/launch')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('[aria-live=polite][aria-atomic=true]')).toHaveText(
    'Packages and prices | Dayfive',
  )
  expect(await fades()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length), 'the fade ends').toBe(0)
})

test('nothing moves for visitors who want less motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        document.documentElement.dataset.moving = String(document.getAnimations().length)
      })
      return transition
    }
  })
  await open('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Launch' }).click()
  await expect(page).toHaveURL('/launch')
  await expect(page.locator('html')).toHaveAttribute('data-moving', '0')
})

test('what the next page needs is fetched while the visitor aims at its link, and nothing before', async ({
  page,
  open,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open('/consultation')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).hover()
  await expect.poll(() => asked.filter((path) => path.endsWith('.data'))).toEqual(['/privacy.data'])

  const sizes = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/privacy.data'))
        .map(({ transferSize }) => transferSize > 0),
    )
  await expect.poll(sizes, 'it has arrived').toEqual([true])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(sizes, 'it is not sent again').toEqual([true, false])
})
