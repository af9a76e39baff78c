import { expect, hold, scripts, testInSharedTab as test } from './visit'

test('a package chosen before the script arrived shows its estimate', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  const dropdown = page.getByLabel('Choose Your AI Website Package')
  await dropdown.selectOption('AI Growth Website')
  release()
  await dropdown.scrollIntoViewIfNeeded()
  await expect(page.getByText('$1200')).toBeVisible()
  await expect(dropdown).toHaveValue('AI Growth Website')
  await dropdown.selectOption('AI Sales Machine')
  await expect(page.getByText('$1800')).toBeVisible()
})
