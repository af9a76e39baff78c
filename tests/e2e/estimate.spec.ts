import { packages } from '~/content/packages'
import { expect, testInSharedTab as test } from './visit'

test('choosing a package by keyboard keeps the focus, and shows its estimate and both ways on', async ({
  page,
  open,
  javaScriptEnabled,
}) => {
  await open('/')
  await expect(page.getByText('Estimated Total:')).toBeHidden()
  const dropdown = page.getByLabel('Choose Your AI Website Package')
  await dropdown.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dropdown.locator('option:checked')).toHaveText(`AI Growth Website - ${packages[1].price}`)
  if (javaScriptEnabled !== false) await expect(page.getByText('Estimated Total:')).toBeVisible()
  await expect(dropdown).toBeFocused()
  if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Show the estimate' }).click()

  await expect(page.getByText('Estimated Total:')).toBeVisible()
  await expect(page.getByText(packages[1].price.replace(',', ''))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Schedule Your AI Consultation' })).toHaveAttribute(
    'href',
    '/consultation',
  )
  await expect(dropdown).toHaveValue('AI Growth Website')
  await page.getByRole('link', { name: 'Get Started With This Package' }).click()
  await expect(page).toHaveURL('/get-started?package=AI%20Growth%20Website')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've selected our AI Growth Website")
})
