import { packages } from '~/content/packages'
import { postPath } from '../support/addresses'
import { expect, headline, test } from './visit'

test.use({ reducedMotion: 'reduce' })

test('a post opens at its top, and Back to Blog leads where one was', async ({ page, context, open }) => {
  const back = page.getByRole('link', { name: 'Back to Blog' })

  await test.step('to the list, from the first page of a tab', async () => {
    await open(postPath)
    await back.click()
    await expect(page).toHaveURL('/blog')
    await expect(headline(page)).toBeInViewport()
  })

  await test.step('to the place of the link on home, with its package', async () => {
    const home = `/?package=${encodeURIComponent(packages[1].title)}`
    await open(home)
    const link = page.locator('#blog a[href^="/blog/"]').nth(2)
    const address = (await link.getAttribute('href'))!
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(headline(page)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await back.click()
    await expect(page).toHaveURL(home)
    await expect(link).toBeInViewport()
  })

  await test.step('to a page of ours that was left by a document load, also after a reload', async () => {
    await open('/about')
    await open(postPath)
    await page.reload()
    await back.click()
    await expect(page).toHaveURL('/about')
  })

  await test.step('to the list, after a page of someone else', async () => {
    await context.route('https://search.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Search</title>' }),
    )
    await page.goto('https://search.example/')
    await open(postPath)
    await back.click()
    await expect(page).toHaveURL('/blog')
  })
})

test('without the Navigation API, Back to Blog goes by the referrer', async ({ page, context, open }) => {
  await context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await open('/')
  const link = page.locator('#blog a[href^="/blog/"]').first()
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  for (const [tab, origin] of [
    [await opened, '/blog'],
    [page, '/'],
  ] as const) {
    if (tab === page) await link.click()
    await tab.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(tab).toHaveURL(origin)
  }
})
