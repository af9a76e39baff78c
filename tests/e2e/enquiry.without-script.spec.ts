import {
  addressThat,
  expect,
  expectKept,
  fillIn,
  forms,
  receivedFor,
  servers,
  testInSharedTab as test,
} from './visit'

test.use({ expectedStatuses: [403, 413, 422, 502] })

for (const form of forms) {
  test(`the ${form.name} form is given back with what was typed, whatever is wrong, until it is sent once`, async ({
    page,
    open,
  }) => {
    const undelivered = addressThat('inactive')
    await open(form.path)
    await fillIn(page, form, undelivered)
    const send = () => page.getByRole('button', { name: form.button }).click()

    await test.step('what is too large is given back by the browser', async () => {
      const words = await page.locator(`#${form.long}`).inputValue()
      const text = 'word '.repeat(20_000)
      await page.locator(`#${form.long}`).fill(text)
      await send()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('That was too much at once')
      await page.goBack()
      await expect(page.locator('#email')).toHaveValue(undelivered)
      await expect(page.locator(`#${form.long}`)).toHaveValue(text)
      await page.locator(`#${form.long}`).fill(words)
    })

    await test.step('a field in error has the focus', async () => {
      await page.getByLabel('Your name').fill('   ')
      await send()
      await expect(page.getByLabel('Your name')).toBeFocused()
      await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Name is required')
      await page.getByLabel('Your name').fill('Ann Barber')
    })

    await test.step('a failure of the service has it, and keeps everything', async () => {
      await send()
      await expect(page.getByRole('alert')).toContainText('Delivery is slow just now')
      await expect(page.getByRole('alert').locator('[data-next]')).toBeFocused()
      await expectKept(page, form, undelivered)
    })

    await test.step('a success has it, and a reload sends nothing again', async () => {
      const email = addressThat()
      await page.locator('#email').fill(email)
      await send()
      await expect(page.getByRole('region', { name: form.headline })).toBeFocused()
      await expect(page.getByRole('status')).toContainText(form.notice)
      await page.reload()
      await expect(page.getByText(form.headline)).toBeVisible()
      expect(await receivedFor(email)).toHaveLength(1)
    })
  })
}

test('a form is taken behind a proxy that ends TLS', async ({ page, open }) => {
  const [form] = forms
  await open(`${servers.behindProxy}${form.path}`)
  await fillIn(page, form, addressThat())
  await page.getByRole('button', { name: form.button }).click()
  await expect(page.getByText(form.headline)).toBeVisible()
  expect(page.url().startsWith(`${servers.behindProxy}/`), page.url()).toBe(true)
})

test('a form is refused from a page of another site', async ({ page, baseURL }) => {
  const [form] = forms
  const email = addressThat()
  await page.goto('about:blank')
  await page.setContent(
    `<form method="post" action="${baseURL}${form.path}"><input name="email" value="${email}"><button>Go</button></form>`,
  )
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That came from another site')
  expect(await receivedFor(email)).toEqual([])
})
