import { expect, testInSharedTab as test } from './visit'

test('the quiz is taken with the keyboard alone', async ({ page, open }) => {
  await open('/quiz')
  await page.getByRole('button', { name: 'Barbershop or salon' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Dental or health practice' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Sell products or services' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
})
