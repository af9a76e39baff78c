import { previewPage } from '~/content/preview'
import { draftField } from '~/content/showroom'
import { quizResult } from '../support/addresses'
import { ask, expect, headline, test } from './visit'

test('one name, typed after the quiz, opens the draft of its trade, and a wrong one has the focus again', async ({
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
  const show = () => page.getByRole('button', { name: previewPage.button }).click()
  await name.fill('evil.com')
  await show()
  await expect(name).toHaveValue('evil.com')
  await expect(name).toBeFocused()
  await name.fill('Zoë & Daughters')
  await show()
  await expect(page).toHaveURL(/\/preview\/shop\?name=Zo%C3%AB/)
})
