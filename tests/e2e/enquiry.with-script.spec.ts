import type { Route } from 'playwright/test'
import {
  addressThat,
  dataOfPages,
  expect,
  expectKept,
  fillIn,
  forms,
  hold,
  receivedFor,
  scripts,
  test as testInOwnTab,
  testInSharedTab as test,
} from './visit'

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    test('shows that it is being sent, without reloading the page', async ({ page, open }) => {
      await open(form.path)
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
      await fillIn(page, form, addressThat())
      const release = await hold(page, dataOfPages)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByRole('button', { name: form.pending })).toBeDisabled()
      release()
      await expect(page.getByText(form.headline)).toBeVisible()
      await expect(page.locator('body[data-same-page]')).toBeVisible()
    })

    // In a tab of its own, since the clock of a tab cannot be set free again.
    testInOwnTab('is emptied two seconds after it was sent', async ({ page, open }) => {
      await page.clock.install()
      const email = addressThat()
      await open(form.path)
      await fillIn(page, form, email)
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByRole('button', { name: form.button }).click()
      // By then the two seconds run.
      await expect(page.getByRole('region', { name: form.headline })).toBeFocused()
      await page.clock.runFor(1900)
      await expectKept(page, form, email)
      await page.clock.runFor(200)
      await expect(page.locator('#name')).toHaveValue('')
      await expect(page.locator('#email')).toHaveValue('')
      await expect(page.locator(`#${form.long}`)).toHaveValue('')
      await expect(page.getByText(form.headline)).toBeVisible()
    })

    test('keeps what is too long to send, and says so under the field', async ({ page, open }) => {
      const text = 'word '.repeat(20_000)
      await open(form.path)
      await fillIn(page, form, addressThat())
      await page.locator(`#${form.long}`).fill(text)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.locator(`#${form.long}-error`)).toContainText(
        `${form.prefix} is too long to send in one go`,
      )
      await expect(page.locator(`#${form.long}`)).toBeFocused()
      await expect(page.locator(`#${form.long}`)).toHaveValue(text)
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
      await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
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
    await expect(page.getByRole('button', { name: /Use the .* theme/ })).toBeVisible()
    await page.getByRole('link', { name: 'AI Sales Machine' }).click()
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
  await page.getByRole('link', { name: 'AI Sales Machine' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've selected our AI Sales Machine")
  await expect(page.getByLabel('Your package')).toHaveValue('AI Sales Machine')
  await expect(page.getByLabel('Your name')).toHaveValue('Ann Barber')
})
