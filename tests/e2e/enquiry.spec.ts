import { notices } from '~/content/enquiry-pages'
import { packages } from '~/content/packages'
import { maxEmailLength } from '~/forms/check-fields'
import { countErrors } from '~/ui/form/reply-notice'
import { expectFit } from '../support/fit'
import { addressThat, expectKept, expectSent, fillIn, forms, packageButton, reference, send } from './enquiry'
import { expect, headline, testInSharedTab as test } from './visit'

const [, project] = forms
const phone = { width: 360, height: 640 }
const [, { title: growth }, { title: machine }] = packages

test.use({ expectedStatuses: [413, 422, 502] })

test('words survive a change of the package, and no address holds them', async ({ page, open }) => {
  const email = addressThat()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await open('/get-started?package=basic')
  await fillIn(page, project, email)
  for (const title of [machine, growth]) {
    await packageButton(page, title).click()
    await expect(headline(page)).toHaveText(`You've selected our ${title}`)
    await expect(packageButton(page, title)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Your package')).toHaveValue(title)
    await expectKept(page, project, email)
  }
  await page.locator('#name').press('Enter')
  await expectSent(page, project, email)
  await expect(page).toHaveURL(/\/get-started\?package=AI\+Growth\+Website&receipt=[\w-]+&sent=[2-9A-Z-]{9}$/)
  expect(addresses.length).toBeGreaterThan(2)
  expect(decodeURIComponent(addresses.join('\n')).replaceAll('+', ' ')).not.toMatch(/Ann|Mill Lane|@/)
})

for (const form of forms)
  test(`the ${form.name} form says what is wrong and keeps the rest`, async ({ page, open, hasScript }) => {
    await page.setViewportSize(phone)
    await open(form.path)
    const [summary, email, name] = [page.getByRole('alert'), page.locator('#email'), page.locator('#name')]
    const title = await page.title()

    await test.step('empty', async () => {
      await send(page, form)
      await expect(name).toBeFocused()
      await expect(page).toHaveURL(form.path)
      await expect(page.locator('form :is(input, textarea):invalid')).toHaveCount(3)
      if (!hasScript) return expect(summary, 'the browser says it').toBeEmpty()
      await expect(summary, 'all errors are on the screen').toBeInViewport({ ratio: 1 })
      for (const id of ['email', form.long, 'name']) {
        await summary.locator(`a[href="#${id}"]`).press('Enter')
        await expect(page.locator(`#${id}`)).toBeFocused()
      }
      await page.keyboard.type('Ann Barber')
      await expect(summary.getByRole('link')).toHaveCount(2)
      await expect(name).not.toHaveAttribute('aria-invalid')
    })

    await test.step('without a name that is seen', async () => {
      await fillIn(page, form, addressThat('refuses-email'), '   ')
      await send(page, form)
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription('Name is required')
      await expect(page).toHaveTitle(`${countErrors(notices, 1)} ${title}`)
    })

    await test.step('refused', async () => {
      const refused = await email.inputValue()
      await name.fill('Ann Barber')
      if (hasScript) await expect(page).toHaveTitle(title)
      await send(page, form)
      await expect(page.locator('#email-error')).toHaveText('Email should be an email')
      await expect(email).toBeFocused()
      await expectKept(page, form, refused)
      if (!hasScript) return
      const told = await page.locator('#email-error').innerText()
      await email.fill('notmail')
      await expect(page.locator('#email-error')).not.toHaveText(told)
      await email.fill(refused)
      await expect(page.locator('#email-error'), 'it was of other words').toBeHidden()
      await page.goto('/about')
      await page.goBack()
      await expectKept(page, form, refused)
    })

    await test.step('delayed', async () => {
      const undelivered = addressThat('inactive')
      await email.fill(undelivered)
      await send(page, form)
      await expect(summary).toContainText(reference)
      await expect(summary.locator('[data-next]')).toBeFocused()
      await expectKept(page, form, undelivered)
    })

    const sent = addressThat()
    await email.fill(sent)
    await send(page, form)
    await expect(page.getByRole('region', { name: form.headline })).toBeFocused()
    const notice = page.getByRole('status').getByText(form.notice)
    await expect(notice).toBeInViewport({ ratio: 1 })
    const header = (await page.getByRole('banner').boundingBox())!
    expect((await notice.boundingBox())!.y).toBeGreaterThanOrEqual(header.height)
    await page.reload()
    await expectSent(page, form, sent)
  })

test('the longest name and address fit the narrowest window', async ({ page, open, hasScript }) => {
  // Each project sends a lead of its own, since a repeated one shows its email for 15 minutes only.
  const wide = hasScript ? 'w' : 'm'
  await open(project.path)
  await fillIn(page, project, `inactive@${wide.repeat(60)}.example`, 'W'.repeat(200))
  await send(page, project)
  await expect(page.getByRole('alert')).toContainText(reference)
  await expectFit(page, 320)

  const end = '@gmail.com'
  const meant = `${wide.repeat(maxEmailLength - end.length)}${end}`
  await page.locator('#email').fill(meant.replace('gmail', 'gmial'))
  await send(page, project)
  await expect(page.locator('#email-error')).toContainText(meant)
  await expectFit(page)
  await page.getByRole('button', { name: `Use ${meant}` }).click()
  await expect(page.getByText(project.headline)).toBeVisible()
  await expect(page.locator('section').first()).toContainText(meant)
  await expectFit(page, 320, 1280)
})

test('a message that is too large is told so, and is not lost', async ({ page, open, hasScript }) => {
  const [form] = forms
  // Within the limit of the field, but each character is sent as nine bytes.
  const text = '€'.repeat(9000)
  const message = page.locator('#message')
  await open(form.path)
  await fillIn(page, form, addressThat())
  await message.fill(text)
  await send(page, form)
  if (hasScript) await expect(message).toHaveAccessibleDescription(new RegExp(notices.tooLong))
  else {
    await expect(headline(page)).toHaveText('That was too much at once')
    await page.goBack()
  }
  await expect(message).toHaveValue(text)
})
