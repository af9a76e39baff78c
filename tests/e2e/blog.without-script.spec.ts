import { expect, test } from './visit'

test('Back to Blog is a link to the teaser', async ({ page }) => {
  await page.goto('/launch')
  await page.goto('/blog/3')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/#blog')
  await expect(page.locator('#blog h2')).toBeInViewport()
})
