import { cutTexts, sideways } from '../support/fit'
import { journalOf, ports } from '../support/servers'
import { addressThat, expect, expectKept, fillIn, forms, leadsOf, payload, receivedFor, test } from './visit'

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    const field = (name: string) => `#${name}`

    test('travels the whole way and says so', async ({ page, open, javaScriptEnabled }) => {
      const email = addressThat()
      await open(form.path)
      await fillIn(page, form, email)
      await page.getByRole('button', { name: form.button }).click()

      const box = page.getByRole('region', { name: form.headline })
      await expect(box).toBeVisible()
      await expect(box).toBeFocused()
      await expect(page.getByRole('status')).toContainText(form.notice)
      await expect(page.getByRole('status')).toContainText(form.description)
      await expect(page.getByRole('button', { name: form.button })).toBeHidden()

      const [call, ...more] = await receivedFor(email)
      expect(more).toEqual([])
      expect(call?.formId).toBe(form.formId)
      expect(call?.body).toEqual(payload(form, email))
      const session = JSON.parse(atob(call?.headers['formspree-session-data'] ?? ''))
      expect(session).toEqual(
        javaScriptEnabled === false ? {} : { loadedAt: expect.any(Number), webdriver: expect.any(Boolean) },
      )
      const [lead] = leadsOf(email)
      expect(lead?.state).toBe('delivered')
      await expect(box).toContainText(lead?.reference ?? 'no lead')
    })

    test('is reloaded without being sent again', async ({ page, open }) => {
      const email = addressThat()
      await open(form.path)
      await fillIn(page, form, email)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByText(form.headline)).toBeVisible()
      await page.reload()
      await expect(page.getByText(form.headline)).toBeVisible()
      expect(await receivedFor(email)).toHaveLength(1)
    })

    test('fits the window with its success box', async ({ page, open }) => {
      await open(form.path)
      await fillIn(page, form, addressThat())
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByText(form.headline)).toBeVisible()
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
        expect(await cutTexts(page), `cut at ${width} px`).toEqual([])
      }
    })

    test('is shown by an old link to its success, with a word about it', async ({ page, open }) => {
      const email = addressThat()
      await open(`${form.path.split('?')[0]}?sent=K7F2-9QXM`)
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('This link is from an earlier visit')
      await expect(notice).not.toContainText('K7F2')
      await expect(page.getByText(form.headline)).toBeHidden()
      await fillIn(page, form, email)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByText(form.headline)).toBeVisible()
      expect(await receivedFor(email)).toHaveLength(1)
    })

    test.describe('when something is missing', () => {
      test.use({ expectedStatuses: [422] })

      test('names it under the field, goes there, and keeps the rest', async ({ page, open }) => {
        const email = addressThat()
        await open(form.path)
        await fillIn(page, form, email, '   ')
        await page.getByRole('button', { name: form.button }).click()

        const name = page.getByLabel('Your name')
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription('Name is required')
        await expect(name).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('alert')).toContainText('One field needs a second look.')
        await expect(page.locator(field('email'))).toHaveValue(email)

        await name.fill('Ann Barber')
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.getByText(form.headline)).toBeVisible()
        expect(await receivedFor(email)).toMatchObject([{ body: payload(form, email) }])
      })

      test('says what is too long, and keeps every letter of it', async ({ page, open }) => {
        const [email, name] = [addressThat(), 'Ann '.repeat(60).trim()]
        await open(form.path)
        await fillIn(page, form, email, name)
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.getByLabel('Your name')).toBeFocused()
        await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(
          'Name is too long: at most 200 characters (you sent 239)',
        )
        await expectKept(page, form, email, name)
        expect(leadsOf(email)).toEqual([])
      })

      test('shows what the service refuses under the field', async ({ page, open }) => {
        const email = addressThat('refuses-email')
        await open(form.path)
        await fillIn(page, form, email)
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.locator('#email-error')).toHaveText('Email should be an email')
        await expect(page.locator(field('email'))).toBeFocused()
        await expectKept(page, form, email)
        expect(leadsOf(email)).toMatchObject([{ state: 'refused' }])
      })
    })

    test.describe('when the service fails', () => {
      test.use({ expectedStatuses: [502] })

      for (const answer of ['html', 'hangs', 'absent', 'inactive', 'redirects']) {
        test(`loses nothing (${answer})`, async ({ page, open }) => {
          const email = addressThat(answer)
          await open(form.path)
          await fillIn(page, form, email)
          await page.getByRole('button', { name: form.button }).click()

          const notice = page.getByRole('alert')
          await expect(notice).toContainText('Saved, but not delivered yet')
          await expect(notice).not.toContainText(/active|format|fetch/)
          await expect(notice.locator('[data-next]')).toBeFocused()
          await expectKept(page, form, email)
          const [lead] = leadsOf(email)
          await expect(notice).toContainText(lead?.reference ?? 'no lead')
        })
      }

      test('loses nothing when it is not there at all', async ({ page, open }) => {
        const email = addressThat()
        await open(`http://localhost:${ports.alone}${form.path}`)
        await fillIn(page, form, email)
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.getByRole('alert')).toContainText('Saved, but not delivered yet')
        await expectKept(page, form, email)
        expect(leadsOf(email, 'alone')).toMatchObject([{ state: 'waiting' }])
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

    test('is kept when nothing is configured', async ({ page, open }) => {
      const email = addressThat()
      await open(`http://localhost:${ports.unconfigured}${form.path}`)
      await fillIn(page, form, email)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByText(form.headline)).toBeVisible()
      expect(leadsOf(email, 'unconfigured')).toMatchObject([{ state: 'kept' }])
    })

    test('is taken behind a proxy that ends TLS', async ({ page, open }) => {
      const email = addressThat()
      await open(`https://localhost:${ports.proxy}${form.path}`)
      await fillIn(page, form, email)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByText(form.headline)).toBeVisible()
      expect(page.url()).toMatch(new RegExp(`^https://localhost:${ports.proxy}/.*sent=`))
      const [call] = await receivedFor(email)
      expect(call?.headers.referer).toBe(`https://localhost:${ports.proxy}${form.path.split('?')[0]}`)
    })

    test.describe('on a page of someone else', () => {
      test.use({ expectedStatuses: [403] })

      test('is refused with a page that says so', async ({ page, baseURL }) => {
        const email = addressThat()
        await page.setContent(
          `<form method="post" action="${baseURL}${form.path}"><input name="email" value="${email}"><button>Go</button></form>`,
        )
        await page.getByRole('button', { name: 'Go' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('That came from another site')
        expect(leadsOf(email)).toEqual([])
      })
    })
  })
}

test('each run of the tests has journals of its own', () => {
  expect(journalOf('site')).not.toContain('undefined')
})
