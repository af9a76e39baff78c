import { site } from '~/content/site'
import { expect, testInSharedTab as test } from './visit'
import { tabTo } from './walkable'

const items = site.navigation
const parts = items.filter(({ to }) => to === '/#features')
const phone = { width: 360, height: 740 }

test('on a narrow screen the menu closes once an item is chosen', async ({ page, open }) => {
  await page.setViewportSize(phone)
  await open('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const current = page.locator('header nav [aria-current=page]')
  // From another page, the page itself and, for parts of the home page, from there.
  for (const { label, to } of [...items.filter((item) => !parts.includes(item)), ...parts, ...parts]) {
    await expect(menu).toBeHidden()
    await page.locator('#toggle').click()
    await expect(menu.getByRole('listitem')).toHaveCount(items.length)
    await expect(menu.getByRole('listitem').first()).toBeVisible()
    await menu.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(to)
    await expect(current, 'no part of a page is one').toHaveText(to.includes('#') ? [] : [label])
  }
  await expect(menu).toBeHidden()
})

test('the open menu fits the window, with letters twice as large too', async ({ page, open }) => {
  await page.setViewportSize(phone)
  await open('/about')
  await page.locator('#toggle').click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const fontSize of ['', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
    await expect(menu).toBeInViewport({ ratio: 0.99 })
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

// A page without a router and one with it, whose hydration must keep what the page's script has added.
for (const address of ['/about', '/quiz'])
  test(`the menu of ${address} says if it is open, and closes by key`, async ({ page, open, hasScript }) => {
    await page.setViewportSize(phone)
    await open(address)
    const [toggle, menu] = [page.locator('#toggle'), page.getByRole('navigation', { name: 'Main' })]
    const expectOpen = async (isOpen: boolean) => {
      if (hasScript) await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen))
      await expect(menu).toBeVisible({ visible: isOpen })
    }
    await expectOpen(false)
    await tabTo(page, toggle)
    await page.keyboard.press('Enter')
    await expectOpen(true)
    await tabTo(page, menu.getByRole('link').last())
    await tabTo(page, page.getByRole('main').locator('*'))
    await expectOpen(false)
    await toggle.click()
    await expectOpen(true)
    if (!hasScript) return
    for (const key of ['Tab', 'Escape']) await page.keyboard.press(key)
    await expectOpen(false)
    await expect(toggle).toBeFocused()
    for (const isOpen of [true, false, true]) {
      await toggle.click()
      await expectOpen(isOpen)
    }
    await page.mouse.click(5, 720)
    await expectOpen(false)
    await expect(page).toHaveURL(address)
  })
