import { expect, packageButton, testInSharedTab as test } from './visit'

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
  await open('/get-started?package=basic')
  const button = packageButton(page, 'AI Growth Website')
  await button.focus()
  const { y } = (await button.boundingBox())!
  await button.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've selected our AI Growth Website")
  await expect(button).toBeFocused()
  expect((await button.boundingBox())?.y, 'in the same place of the window').toBeCloseTo(y, -1)
})

test('a radio button that the arrows lead to has a ring, also in a browser that begins with the mouse', async ({
  page,
  open,
}) => {
  for (const [address, group] of [
    ['/launch', '[name=package]'],
    ['/showroom/dental-practice', '.choices [type=radio]'],
    ['/showroom/barbershop', '.chair [type=radio]'],
  ] as const) {
    await open(address)
    await page.locator(group).last().click({ force: true })
    const ring = await page.evaluate(() => {
      const focused = document.activeElement as Element
      return [focused, focused.closest('label')!].some(
        (each) =>
          parseFloat(getComputedStyle(each).outlineWidth) >= 2 &&
          getComputedStyle(each).outlineStyle !== 'none',
      )
    })
    expect(ring, address).toBe(true)
  }
})
