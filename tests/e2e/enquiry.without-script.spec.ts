import { addressThat, expect, fillIn, forms, testInSharedTab as test } from './visit'

test.use({ expectedStatuses: [413] })

test('a message that is too large is given back by the browser', async ({ page, open }) => {
  const [form] = forms
  const email = addressThat()
  const text = 'word '.repeat(20_000)
  await open(form.path)
  await fillIn(page, form, email)
  await page.locator('#message').fill(text)
  await page.getByRole('button', { name: form.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That was too much at once')
  await page.goBack()
  await expect(page.locator('#email')).toHaveValue(email)
  await expect(page.locator('#message')).toHaveValue(text)
})
