import { expect, testInSharedTab as test } from './visit'

test('the quiz is taken with the keyboard alone', async ({ page, open }) => {
  await open('/quiz')
  await page.getByLabel('Barbershop or salon').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Dental or health practice')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
})
