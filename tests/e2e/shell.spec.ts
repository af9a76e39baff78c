import { site } from '~/content/site'
import { expect, testInSharedTab as test } from './visit'

const items = site.navigation
const parts = items.filter(({ to }) => to === '/#features')

test('on a narrow screen the menu is closed at first, and closes after any of its items is chosen', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  // From another page, from the page itself and, for parts of home, from home.
  for (const { label, to } of [...items.filter((item) => !parts.includes(item)), ...parts, ...parts]) {
    await expect(menu).toBeHidden()
    await page.locator('#toggle').click()
    await expect(menu.getByRole('listitem')).toHaveCount(items.length)
    await expect(menu.getByRole('listitem').first()).toBeVisible()
    await menu.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(to)
  }
  await expect(menu).toBeHidden()
})

test('on a wide screen the header stays, shows all items, scrolls to the packages and leads home', async ({
  page,
  open,
}) => {
  await open('/launch')
  const banner = page.getByRole('banner')
  for (const { label } of items) await expect(banner.getByRole('link', { name: label })).toHaveCount(1)
  await expect(page.locator('#toggle')).toBeHidden()
  await page.mouse.wheel(0, 2000)
  await expect(banner).toBeInViewport({ ratio: 1 })
  await banner.locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
  await banner.locator('a[href$="#features"]').click()
  await expect(page).toHaveURL('/#features')
  const title = page.locator('#features h2').first()
  await expect(title).toBeInViewport()
  const { height } = (await banner.boundingBox())!
  await expect.poll(async () => (await title.boundingBox())?.y, 'clear of the header').toBeGreaterThan(height)
})
