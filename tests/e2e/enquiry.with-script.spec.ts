import type { Route } from 'playwright/test'
import { cutTexts, sideways } from '../support/fit'
import {
  addressThat,
  dataOfPages,
  expect,
  expectKept,
  fillIn,
  forms,
  hold,
  hydrated,
  packageButton,
  payload,
  receivedFor,
  scripts,
  servers,
  testInSharedTab as test,
} from './visit'

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    test('is sent once, without reloading the page, and its success says so and fits the window', async ({
      page,
      open,
    }) => {
      const email = addressThat()
      await open(form.path)
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
      await fillIn(page, form, email)
      const release = await hold(page, dataOfPages)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByRole('button', { name: form.pending })).toBeDisabled()
      release()

      const box = page.getByRole('region', { name: form.headline })
      await expect(box).toBeVisible()
      await expect(page.locator('body[data-same-page]')).toBeVisible()
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
      expect(session).toEqual({ loadedAt: expect.any(Number), webdriver: expect.any(Boolean) })
    })

    test.describe('when something is wrong', () => {
      test.use({ expectedStatuses: [422, 502] })

      test('says under each field what is missing or refused, goes there, and keeps the rest until it is sent', async ({
        page,
        open,
      }) => {
        const refused = addressThat('refuses-email')
        await open(form.path)
        await fillIn(page, form, refused, '   ')
        await page.getByRole('button', { name: form.button }).click()

        const name = page.getByLabel('Your name')
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription('Name is required')
        await expect(name).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('alert')).toContainText('One field needs a second look.')
        await expect(page.locator('#email')).toHaveValue(refused)

        await name.fill('Ann Barber')
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.locator('#email-error')).toHaveText('Email should be an email')
        await expect(page.locator('#email')).toBeFocused()
        await expectKept(page, form, refused)

        const email = addressThat()
        await page.locator('#email').fill(email)
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.getByText(form.headline)).toBeVisible()
        expect(await receivedFor(email)).toMatchObject([{ body: payload(form, email) }])
      })

      test('keeps everything when the service fails, and says where it is saved', async ({ page, open }) => {
        const email = addressThat('inactive')
        await open(form.path)
        await fillIn(page, form, email)
        await page.getByRole('button', { name: form.button }).click()

        const notice = page.getByRole('alert')
        await expect(notice).toContainText('Delivery is slow just now')
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

    test.describe('when the way to the server fails', () => {
      test.use({
        expectedStatuses: [403, 502],
        expectedFailures: ['net::ERR_CONNECTION_REFUSED', 'SyntaxError'],
      })

      test('stays as it is, time and again, and can be sent in the end', async ({ page, open }) => {
        const email = addressThat()
        await open(form.path)
        await fillIn(page, form, email)
        const faults: Record<string, (route: Route) => Promise<void>> = {
          'no connection': (route) => route.abort('connectionrefused'),
          'an answer of a proxy': (route) =>
            route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
          'a refusal': async (route) => {
            const headers = { ...route.request().headers(), origin: 'https://elsewhere.example' }
            await route.fulfill({ response: await route.fetch({ headers }) })
          },
        }
        for (const [fault, answer] of Object.entries(faults)) {
          await test.step(fault, async () => {
            let posts = 0
            await page.route(dataOfPages, (route) => {
              if (route.request().method() === 'POST') posts += 1
              return answer(route)
            })
            await page.getByRole('button', { name: form.button }).click()
            await expect.poll(() => posts).toBe(1)
            await expect(page.getByRole('button', { name: form.button })).toBeEnabled()
            await expect(page.getByRole('alert')).toContainText('That may not have reached us')
            await expectKept(page, form, email)
            await page.unroute(dataOfPages)
          })
        }
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.getByText(form.headline)).toBeVisible()
        expect(await receivedFor(email)).toHaveLength(1)
      })
    })

    test('keeps what was typed before the script arrived', async ({ page }) => {
      const release = await hold(page, scripts)
      await page.goto(form.path, { waitUntil: 'commit' })
      const email = addressThat()
      await fillIn(page, form, email)
      release()
      await hydrated(page, 'footer')
      await expectKept(page, form, email)
    })
  })
}

test.describe('a form that the server gave back', () => {
  test.use({ expectedStatuses: [422] })

  test('keeps its values when another package is chosen', async ({ page }) => {
    const [, form] = forms
    const email = addressThat('refuses-email')
    await page.route(scripts, (route) => route.abort('blockedbyclient'))
    await page.goto(form.path)
    await fillIn(page, form, email)
    await page.unroute(scripts)
    await page.getByRole('button', { name: form.button }).click()
    await expect(page.locator('#email-error')).toBeVisible()
    await hydrated(page, 'footer')
    await packageButton(page, 'AI Sales Machine').click()
    await expect(page.getByLabel('Your package')).toHaveValue('AI Sales Machine')
    await expectKept(page, form, email)
  })
  test.use({
    expectedFailures: ['net::ERR_BLOCKED_BY_CLIENT', 'Failed to fetch dynamically imported module'],
  })
})

test('another package can be chosen without losing what was typed', async ({ page, open }) => {
  await open('/get-started?package=basic')
  await page.getByLabel('Your name').fill('Ann Barber')
  await packageButton(page, 'AI Sales Machine').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've selected our AI Sales Machine")
  await expect(page.getByLabel('Your package')).toHaveValue('AI Sales Machine')
  await expect(page.getByLabel('Your name')).toHaveValue('Ann Barber')
})
