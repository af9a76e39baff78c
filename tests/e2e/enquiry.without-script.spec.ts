import { addressThat, expect, fillIn, forms, receivedFor, test } from './visit'

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    test.use({ expectedStatuses: [403, 413] })

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

    test('is refused from a page of another site', async ({ page, baseURL }) => {
      const email = addressThat()
      await page.setContent(
        `<form method="post" action="${baseURL}${form.path}"><input name="email" value="${email}"><button>Go</button></form>`,
      )
      await page.getByRole('button', { name: 'Go' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('That came from another site')
      expect(await receivedFor(email)).toEqual([])
    })
  })
}
