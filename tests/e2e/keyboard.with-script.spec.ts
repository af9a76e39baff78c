import { expect, testInSharedTab as test } from './visit'

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
})

test('a package chosen on the project request keeps the focus and the place', async ({ page, open }) => {
  await open('/get-started')
  await page.getByRole('main').getByRole('link', { name: 'AI Growth Website' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've selected our AI Growth Website")
  await expect(page.locator('body')).not.toBeFocused()
})
