import {
  addressThat,
  expect,
  expectKept,
  fillIn,
  forms,
  packageButton,
  payload,
  receivedFor,
  testInSharedTab as test,
} from './visit'

const [, project] = forms

test('words survive a change of the package, Enter sends them, and no address ever holds them', async ({
  page,
  open,
}) => {
  const email = addressThat()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await open('/get-started?package=basic')
  await fillIn(page, project, email)
  for (const title of ['AI Sales Machine', 'AI Growth Website']) {
    await packageButton(page, title).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You've selected our ${title}`)
    await expect(packageButton(page, title)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Your package')).toHaveValue(title)
    await expect(page.getByRole('region', { name: title })).toContainText('Start Monday')
    await expectKept(page, project, email)
  }
  await page.locator('#name').press('Enter')
  await expect(page.getByText(project.headline)).toBeVisible()
  await expect(page).toHaveURL(/\/get-started\?package=AI\+Growth\+Website&receipt=[\w-]+&sent=[2-9A-Z-]{9}$/)
  expect(await receivedFor(email)).toMatchObject([{ body: payload(project, email) }])
  expect(addresses.length).toBeGreaterThan(2)
  expect(decodeURIComponent(addresses.join('\n')).replaceAll('+', ' ')).not.toMatch(/Ann|Mill Lane|@/)
})

for (const [size, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 740 },
})) {
  test(`a package that is chosen stays where it is in the window of a ${size}, or where its choice begins`, async ({
    page,
    open,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize(viewport)
    await open('/get-started')
    for (const title of ['AI Sales Machine', 'AI Starter Website', 'AI Growth Website']) {
      const button = packageButton(page, title)
      await button.scrollIntoViewIfNeeded()
      const before = (await button.boundingBox())!.y
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      const after = (await button.boundingBox())!.y
      // A page that is loaded anew begins at the choice.
      if (javaScriptEnabled === false) await expect(button).toBeInViewport({ ratio: 1 })
      else expect(Math.abs(after - before), title).toBeLessThanOrEqual(1)
    }
  })
}

for (const form of forms) {
  test(`after sending the ${form.name} form on a phone the notice is in view, with who writes and what to gather`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(form.path)
    await fillIn(page, form, addressThat())
    await page.getByRole('button', { name: form.button }).click()
    const notice = page.getByRole('status').getByText(form.notice)
    await expect(notice).toBeInViewport({ ratio: 1 })
    const header = (await page.getByRole('banner').boundingBox())!
    expect((await notice.boundingBox())!.y).toBeGreaterThanOrEqual(header.height)
    await expect(page.getByRole('region', { name: 'Who writes, and by when' })).toContainText(
      'one working day',
    )
    const list = page.getByRole('region', { name: 'What to gather before the first call' })
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(4)
    await expect(page.getByText('Rather not type?')).toBeHidden()
  })

  test(`an empty ${form.name} form is not sent, and says so where it can be mended`, async ({
    page,
    open,
    javaScriptEnabled,
  }) => {
    await open(form.path)
    await page.getByRole('button', { name: form.button }).click()
    await expect(page.locator('#name')).toBeFocused()
    await expect(page).toHaveURL(form.path)
    await expect(page.locator('form :is(input, textarea):invalid')).toHaveCount(3)
    const summary = page.getByRole('alert')
    if (javaScriptEnabled === false) {
      await expect(summary, 'the browser says it').toBeEmpty()
      return
    }
    await expect(summary).toContainText('3 fields need a second look.')
    await expect(summary.getByRole('link')).toHaveText([
      'Name is required',
      'Email is required',
      `${form.prefix} is required`,
    ])
    for (const [name, id] of [
      ['Email is required', 'email'],
      [`${form.prefix} is required`, form.long],
      ['Name is required', 'name'],
    ] as const) {
      await summary.getByRole('link', { name }).press('Enter')
      await expect(page.locator(`#${id}`)).toBeFocused()
    }
    await page.keyboard.type('Ann Barber')
    await expect(summary).toContainText('2 fields need a second look.')
    await expect(page.locator('#name')).not.toHaveAttribute('aria-invalid')
    await page.locator('#email').fill('ann')
    await page.getByRole('button', { name: form.button }).click()
    await expect(page.locator('#email')).toHaveAccessibleDescription(
      /Email needs the form name@example\.com$/,
    )
    await expect(page.locator('#email')).toBeFocused()
  })
}
