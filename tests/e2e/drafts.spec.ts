import { previewPage } from '~/content/preview'
import { draftField } from '~/content/showroom'
import { fill } from '~/content/fill'
import { quizResult } from '../support/addresses'
import { ask, expect, headline, test } from './visit'

test('one name, typed after the quiz, opens the draft of its trade, and a wrong entry has the focus again', async ({
  page,
  open,
  expectedStatuses,
}) => {
  expectedStatuses.push(422)
  await open(quizResult)
  await page.getByLabel(draftField.like).fill('Zoë & Daughters')
  await page.getByRole('button', { name: draftField.button }).click()
  await expect(page).toHaveURL(/\/preview\/shop\?name=Zo%C3%AB/)
  await expect(headline(page)).toContainText('Zoë & Daughters')
  await ask(page, 'when are you open')
  await expect(page.locator('#answer')).toBeVisible()
  await page.goBack()
  await expect(page.locator('#answer')).toHaveCount(0)

  await open('/preview?trade=shop')
  const name = page.getByLabel(previewPage.name.label)
  const show = () => page.getByRole('button', { name: previewPage.button }).last().click()
  await name.fill('evil.com')
  await show()
  await expect(name).toHaveValue('evil.com')
  await expect(name).toBeFocused()
  await name.fill('Zoë & Daughters')
  const price = page.getByLabel(fill(previewPage.things.price, { number: 1 }))
  await expect(price).toBeHidden()
  await page.getByText(previewPage.facts).click()
  await page.getByLabel(fill(previewPage.things.thing, { number: 1 }), { exact: true }).fill('Bowl')
  await show()
  await expect(price).toBeFocused()
  await price.fill('36')
  await show()
  await expect(page).toHaveURL(/\/preview\/shop\?name=Zo%C3%AB.*&thing=Bowl&price=36$/)
})
