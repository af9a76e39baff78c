import { expect, testInSharedTab as test } from './visit'

test('five taps answer the quiz', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open('/quiz')
  for (const [index, answer] of [
    'Dental or health practice',
    'Answer questions and take bookings',
    'Phone calls and people at the door',
    'The first answer, then I take over',
    '$1,000 to $1,500',
  ].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible()
    await page.getByRole('button', { name: answer, exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your package: AI Growth Website')
  const demo = page.getByRole('region', { name: 'A website for your trade' })
  await expect(demo.getByRole('heading', { name: 'Dental practice' })).toBeVisible()
})

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
