import { cutTexts, sideways } from '../support/fit'
import {
  addressThat,
  expect,
  expectKept,
  fillIn,
  forms,
  payload,
  receivedFor,
  servers,
  testInSharedTab as test,
} from './visit'

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    test('is sent once, and its success says so and fits the window', async ({
      page,
      open,
      javaScriptEnabled,
    }) => {
      const email = addressThat()
      await open(form.path)
      await fillIn(page, form, email)
      await page.getByRole('button', { name: form.button }).click()

      const box = page.getByRole('region', { name: form.headline })
      await expect(box).toBeVisible()
      await expect(box).toBeFocused()
      await expect(box).toContainText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)
      await expect(page.getByRole('status')).toContainText(form.notice)
      await expect(page.getByRole('status')).toContainText(form.description)
      await expect(page.getByRole('button', { name: form.button })).toBeHidden()
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
        expect(await cutTexts(page), `cut at ${width} px`).toEqual([])
      }

      await page.reload()
      await expect(page.getByText(form.headline)).toBeVisible()
      const [call, ...more] = await receivedFor(email)
      expect(more).toEqual([])
      expect(call?.formId).toBe(form.formId)
      expect(call?.body).toEqual(payload(form, email))
      const session = JSON.parse(atob(call?.headers['formspree-session-data'] ?? ''))
      expect(session).toEqual(
        javaScriptEnabled === false ? {} : { loadedAt: expect.any(Number), webdriver: expect.any(Boolean) },
      )
    })

    test.describe('when something is wrong with a field', () => {
      test.use({ expectedStatuses: [422] })

      test('names what is missing under it, goes there, and keeps the rest', async ({ page, open }) => {
        const email = addressThat()
        await open(form.path)
        await fillIn(page, form, email, '   ')
        await page.getByRole('button', { name: form.button }).click()

        const name = page.getByLabel('Your name')
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription('Name is required')
        await expect(name).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('alert')).toContainText('One field needs a second look.')
        await expect(page.locator('#email')).toHaveValue(email)

        await name.fill('Ann Barber')
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.getByText(form.headline)).toBeVisible()
        expect(await receivedFor(email)).toMatchObject([{ body: payload(form, email) }])
      })

      test('shows what the service refuses under it', async ({ page, open }) => {
        const email = addressThat('refuses-email')
        await open(form.path)
        await fillIn(page, form, email)
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.locator('#email-error')).toHaveText('Email should be an email')
        await expect(page.locator('#email')).toBeFocused()
        await expectKept(page, form, email)
      })
    })

    test.describe('when the service fails', () => {
      test.use({ expectedStatuses: [502] })

      test('keeps everything and says where it is saved', async ({ page, open }) => {
        const email = addressThat('inactive')
        await open(form.path)
        await fillIn(page, form, email)
        await page.getByRole('button', { name: form.button }).click()

        const notice = page.getByRole('alert')
        await expect(notice).toContainText('Saved, but not delivered yet')
        await expect(notice).toContainText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)
        await expect(notice).not.toContainText(/active|format|fetch/)
        await expect(notice.locator('[data-next]')).toBeFocused()
        await expectKept(page, form, email)
      })
    })

    test('is set aside when the trap is filled, and sent by the button for people', async ({
      page,
      open,
    }) => {
      const email = addressThat()
      await open(form.path)
      await fillIn(page, form, email)
      await page.locator('#k5').evaluate((trap: HTMLInputElement) => (trap.value = 'autofilled'))
      await page.getByRole('button', { name: form.button }).click()

      const person = page.getByRole('button', { name: 'I am a person, send it' })
      await expect(page.getByRole('alert')).toContainText('One more press, please')
      await expectKept(page, form, email)
      expect(await receivedFor(email)).toEqual([])
      await person.click()
      await expect(page.getByText(form.headline)).toBeVisible()
      expect(await receivedFor(email)).toHaveLength(1)
    })

    test('is taken behind a proxy that ends TLS, and without a form service', async ({ page, open }) => {
      await open(`${servers.behindProxy}${form.path}`)
      await fillIn(page, form, addressThat())
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByText(form.headline)).toBeVisible()
      expect(page.url().startsWith(`${servers.behindProxy}/`), page.url()).toBe(true)
      expect(page.url()).toContain('sent=')
    })
  })
}
