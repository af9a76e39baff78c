import type { Page } from 'playwright/test'
import { dataOfPages, expect, hold, testInSharedTab as test } from './visit'

const announced = (page: Page) => page.locator('[aria-live=polite][aria-atomic=true]')

const titles = {
  home: 'Dayfive: AI websites for small businesses, live by day five',
  about: 'About | Dayfive',
  launch: 'Packages and prices | Dayfive',
}

test('after each link of the header the new page is announced and holds the focus', async ({
  page,
  open,
}) => {
  await open('/')
  await expect(announced(page)).toBeEmpty()
  for (const { link, address, title, headline } of [
    { link: 'About', address: '/about', title: titles.about, headline: 'h1' },
    { link: 'Launch', address: '/launch', title: titles.launch, headline: 'h1' },
    { link: 'Dayfive', address: '/', title: titles.home, headline: 'h1' },
    { link: 'About', address: '/about', title: titles.about, headline: 'h1' },
    { link: 'What We Build', address: '/#features', title: titles.home, headline: '#features' },
  ]) {
    await page.getByRole('banner').getByRole('link', { name: link }).press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.locator(headline)).toBeFocused()
    await expect(announced(page)).toHaveText(title)
    await expect(page).toHaveTitle(title)
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus'), 'the next stop is below').toBeAttached()
  }
})

test('Back is announced too', async ({ page, open }) => {
  await open('/launch')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).press('Enter')
  await expect(announced(page)).toHaveText(titles.about)
  // On Back the address changes before the page does.
  const release = await hold(page, dataOfPages)
  await page.goBack()
  await expect(page).toHaveURL('/launch')
  await expect(announced(page)).toHaveText(titles.about)
  release()
  await expect(announced(page)).toHaveText(titles.launch)
  await expect(page).toHaveTitle(titles.launch)
  await expect(page.locator('h1')).toBeFocused()
})

test('a page that is opened by its address announces nothing', async ({ page, open }) => {
  await open('/about')
  await expect(announced(page)).toBeEmpty()
  await expect(page.locator('body')).toBeFocused()
})

test('the estimate keeps the focus on the dropdown and announces the total', async ({ page, open }) => {
  await open('/')
  const dropdown = page.getByLabel('Choose Your AI Website Package')
  await dropdown.selectOption('AI Sales Machine')
  await dropdown.focus()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Estimated Total:' })).toContainText(
    '$1800',
  )
  await expect(page).toHaveURL(/package=AI\+Sales\+Machine/)
  await expect(dropdown).toBeFocused()
  await expect(announced(page)).toBeEmpty()
})

test('a package chosen on the project request keeps the focus and the place', async ({ page, open }) => {
  await open('/get-started')
  await page.getByRole('main').getByRole('link', { name: 'AI Growth Website' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've selected our AI Growth Website")
  await expect(page.locator('body')).not.toBeFocused()
})
