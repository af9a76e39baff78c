import { callsToAction } from '~/content/site'
import { expect, testInSharedTab as test } from './visit'

test('the keyboard reaches the content past the header', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#content"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: callsToAction.quiz.label }).first()).toBeFocused()
})

test('a link of the header leads to the top, and Back to where one was', async ({ page, open }) => {
  await open('/')
  const titles: string[] = []
  for (const address of ['/about', '/launch', '/quiz', '/']) {
    await page.getByRole('banner').locator(`a[href="${address}"]`).press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.locator('body'), 'screen readers read the page from its title').toBeFocused()
    titles.push(await page.title())
    await page.keyboard.press('Tab')
    await expect(page.locator('a[href="#content"]')).toBeFocused()
  }
  expect(new Set(titles).size).toBe(4)
  await page.goBack()
  await expect(page).toHaveTitle(titles[2]!)
})

test('a link to a part of the home page leads into it, below the header', async ({ page, open }) => {
  for (const address of ['/', '/about', '/consultation']) {
    await open(address)
    await page.getByRole('banner').locator('a[href$="#features"]').press('Enter')
    await expect(page).toHaveURL('/#features')
    const title = page.locator('#features h2').first()
    await expect(title).toBeInViewport()
    const { height } = (await page.getByRole('banner').boundingBox())!
    await expect.poll(async () => (await title.boundingBox())!.y).toBeGreaterThan(height)
    await page.keyboard.press('Tab')
    await expect(page.locator('#features :focus')).toBeAttached()
  }
})
