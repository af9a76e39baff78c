import { expect, testInSharedTab as test } from './visit'

test('on a narrow screen the menu is closed at first, and closes after any of its items is chosen', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/about')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  // From another page, from the page itself and, for parts of home, from home.
  for (const [label, address] of [
    ['About', '/about'],
    ['30-Second Quiz', '/quiz'],
    ['Launch', '/launch'],
    ['Free Consultation', '/consultation'],
    ['Showroom', '/#showroom'],
    ['What We Build', '/#features'],
    ['What We Build', '/#features'],
  ] as const) {
    await expect(navigation).toBeHidden()
    await page.getByText('Menu', { exact: true }).click()
    await expect(navigation.getByRole('listitem')).toHaveCount(6)
    await expect(navigation.getByRole('listitem').first()).toBeVisible()
    await navigation.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(address)
  }
  await expect(navigation).toBeHidden()
})

test('on a wide screen the header stays, shows all items, scrolls to the packages and leads home', async ({
  page,
  open,
}) => {
  await open('/launch')
  const banner = page.getByRole('banner')
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')
  for (const label of ['30-Second Quiz', 'About', 'Launch', 'What We Build', 'Showroom'])
    await expect(items.filter({ hasText: label })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Free Consultation' })).toHaveCount(1)
  await expect(banner.getByRole('link', { name: 'Free Consultation' })).toBeVisible()
  await expect(page.getByText('Menu', { exact: true })).toBeHidden()
  await page.mouse.wheel(0, 2000)
  await expect(banner).toBeInViewport({ ratio: 1 })
  await banner.getByRole('link', { name: 'Dayfive' }).click()
  await expect(page).toHaveURL('/')
  await banner.getByRole('link', { name: 'What We Build' }).click()
  await expect(page).toHaveURL('/#features')
  const title = page.getByRole('heading', { name: 'Transform Your Business with AI-Powered Websites' })
  await expect(title).toBeInViewport()
  const headerHeight = (await banner.boundingBox())?.height ?? NaN
  await expect
    .poll(async () => (await title.boundingBox())?.y, 'clear of the header')
    .toBeGreaterThan(headerHeight)
})
