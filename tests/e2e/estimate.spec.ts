import { home } from '~/content/home'
import { packages } from '~/content/packages'
import { site } from '~/content/site'
import { expect, headline, markPage, testInSharedTab as test } from './visit'

const { show, total, start, talk } = home.estimate
const [, { title, price }] = packages

test('a package chosen by keyboard shows its estimate', async ({ page, open, hasScript }) => {
  await open('/?utm_source=card')
  await expect(page.getByText(total)).toBeHidden()
  const dropdown = page.locator('#estimate').getByRole('combobox')
  await dropdown.focus()
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  if (hasScript) await expect(page.getByText(total)).toBeVisible()
  await expect(dropdown).toBeFocused()
  if (!hasScript) await page.getByRole('button', { name: show }).click()

  await expect(page.getByText(total)).toBeVisible()
  await expect(page.getByText(price.replace(',', ''))).toBeVisible()
  await expect(page.getByRole('link', { name: talk })).toHaveAttribute('href', '/consultation')
  await expect(page).toHaveURL(hasScript ? /\?utm_source=card&package=/ : /\?package=/)
  const part = page.getByRole('contentinfo').getByRole('link', { name: site.footer.navigation[0].label })
  const isSamePage = await markPage(page)
  await part.click()
  await expect(page.locator('#showroom h2')).toBeInViewport()
  expect(await isSamePage(), 'a link to a part of the page loads no other').toBe(true)
  await expect(dropdown).toHaveValue(title)
  await page.getByRole('link', { name: start }).click()
  await expect(page).toHaveURL(`/get-started?package=${encodeURIComponent(title)}`)
  await expect(headline(page)).toContainText(title)
})
