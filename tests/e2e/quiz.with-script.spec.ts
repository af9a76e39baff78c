import { expect, testInSharedTab as test } from './visit'

test('steps change without a reload, and the focus goes to the new question', async ({ page, open }) => {
  await open('/quiz')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window)
  const headline = page.getByRole('heading', { level: 1 })

  await page.getByLabel('Barbershop or salon').check()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(headline).toHaveText('What must your website do first?')
  await expect(headline).toBeFocused()
  await expect(headline).toBeInViewport()

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(headline).toHaveText('What kind of business do you run?')
  await expect(headline).toBeFocused()
  await expect(page.getByLabel('Barbershop or salon')).toBeChecked()

  for (const answer of [
    'Barbershop or salon',
    'Be found by new customers',
    'Recommendations',
    'None, I answer everyone myself',
    'Up to $1,000',
  ]) {
    await page.getByLabel(answer).check()
    await page.getByRole('button', { name: /Next question|Show my package/ }).click()
    await expect(page.getByLabel(answer)).toHaveCount(0)
  }
  await expect(headline).toHaveText('Your package: AI Starter Website')
  await expect(headline).toBeFocused()
  expect(await isSamePage()).toBe(true)
})

test('on a small screen each step starts at its top', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await open('/quiz')
  await page.getByLabel('Photographer, or another trade').check()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText('Question 2 of 5')).toBeInViewport({ ratio: 1 })
})

test('a question without an answer is not left', async ({ page, open }) => {
  await open('/quiz')
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page).toHaveURL('/quiz')
})
