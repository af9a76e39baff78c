import { postPath } from '../support/addresses'
import { expect, test as testInOwnTab, testInSharedTab as test } from './visit'

test('a post opens at its top', async ({ page, open }) => {
  await open('/')
  for (const link of [
    page.getByRole('link', { name: 'Read More →' }).first(),
    page.getByRole('article').getByRole('navigation').getByRole('link').first(),
  ]) {
    const address = (await link.getAttribute('href'))!
    expect(address).toMatch(/^\/blog\//)
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

const list = '/blog'

test('Back to Blog goes back to where the visitor came from by a link', async ({ page, open }) => {
  await open('/?package=AI%20Growth%20Website')
  const third = page.getByRole('link', { name: 'Read More →' }).nth(2)
  const address = (await third.getAttribute('href'))!
  await third.click()
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/?package=AI%20Growth%20Website')
  await expect(third).toBeInViewport()
})

test('Back to Blog goes back to a page of ours that was left by a document load, also after a reload', async ({
  page,
  open,
}) => {
  await open('/about')
  await open(postPath)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/about')

  await open(postPath)
  await page.reload()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/about')
})

// In a tab of its own, whose first page it is.
testInOwnTab(
  'Back to Blog leads to the list from the first page of a tab, and when the step before is a page of someone else',
  async ({ page, context, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(postPath)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

    await context.route('https://search.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Search</title>' }),
    )
    await page.goto('https://search.example/')
    await open(postPath)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(list)
  },
)

testInOwnTab(
  'without the Navigation API, Back to Blog goes by the referrer, and is a link in a new tab',
  async ({ page, context, open }) => {
    await context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    await open('/about')
    await page.evaluate((path) => {
      const link = `<a id="post" href="${path}">Post</a>`
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', link)
    }, postPath)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('#post').click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(tab).toHaveURL(list)

    await page.locator('#post').click()
    await expect(page).toHaveURL(postPath)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/about')
  },
)
