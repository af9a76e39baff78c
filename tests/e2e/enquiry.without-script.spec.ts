import { addressThat, expect, expectKept, fillIn, forms, test } from './visit'

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    test.use({ expectedStatuses: [413] })

    test('that is too large is given back by the browser', async ({ page }) => {
      const email = addressThat()
      await page.goto(form.path)
      await fillIn(page, form, email)
      const text = 'word '.repeat(20_000)
      await page.locator(`#${form.long}`).fill(text)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('That was too much at once')
      await page.goBack()
      await expect(page.locator('#email')).toHaveValue(email)
      await expect(page.locator(`#${form.long}`)).toHaveValue(text)
    })
  })
}

test.describe('pressing the button twice', () => {
  test.use({ expectedStatuses: [502] })

  test('after a failure keeps the same reference', async ({ page }) => {
    const [form] = forms
    const email = addressThat('inactive')
    await page.goto(form.path)
    await fillIn(page, form, email)
    await page.getByRole('button', { name: form.button }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Saved, but not delivered yet')
    const reference = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await notice.innerText())?.[0]
    await page.evaluate(() => document.body.setAttribute('data-first-answer', ''))
    await page.getByRole('button', { name: form.button }).click()
    await expect(page.locator('body:not([data-first-answer])').getByRole('alert')).toContainText(
      reference ?? 'no reference',
    )
    await expectKept(page, form, email)
  })
})
