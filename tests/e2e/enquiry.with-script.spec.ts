import type { Route } from 'playwright/test'
import { addressThat, expectKept, expectSent, fillIn, forms, receivedFor, send } from './enquiry'
import { dataOfPages, expect, hold, markPage, test as testInOwnTab, testInSharedTab as test } from './visit'

const [consultation, project] = forms

for (const form of forms)
  // A clock that was stopped stays with its tab.
  testInOwnTab(`the ${form.name} form is sent without a reload, and reset`, async ({ page, open }) => {
    const email = addressThat()
    await page.clock.install()
    await open(form.path)
    const isSamePage = await markPage(page)
    await fillIn(page, form, email)
    const release = await hold(page, dataOfPages)
    await page.clock.pauseAt(Date.now() + 60_000)
    await send(page, form)
    await expect(page.getByRole('button', { name: form.pending })).toBeDisabled()
    release()
    await expectSent(page, form, email)
    expect(await isSamePage()).toBe(true)
    await expect(page.getByRole('status')).toContainText(form.description)
    await expect(page.getByRole('button', { name: form.button })).toBeHidden()
    const [call] = await receivedFor(email)
    const session = JSON.parse(atob(call?.headers['formspree-session-data'] ?? ''))
    expect(session).toEqual({ loadedAt: expect.any(Number), webdriver: expect.any(Boolean) })
    await page.clock.runFor(1999)
    await expectKept(page, form, email)
    await page.clock.runFor(1)
    for (const field of ['name', 'email', form.long]) await expect(page.locator(`#${field}`)).toHaveValue('')
  })

test.describe('when the way to the server fails', () => {
  test.use({ expectedStatuses: [403, 502], expectedFailures: ['net::ERR_CONNECTION_REFUSED', 'SyntaxError'] })

  const faults: Record<string, (route: Route) => Promise<void>> = {
    'no connection': (route) => route.abort('connectionrefused'),
    'a response of a proxy': (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    'a refusal': async (route) => {
      const headers = { ...route.request().headers(), origin: 'https://elsewhere.example' }
      await route.fulfill({ response: await route.fetch({ headers }) })
    },
  }

  test('a form stays as it is, time and again, and can be sent in the end', async ({ page, open }) => {
    const email = addressThat()
    await open(consultation.path)
    await fillIn(page, consultation, email)
    for (const [fault, respond] of Object.entries(faults))
      await test.step(fault, async () => {
        const posted = page.waitForRequest((request) => request.method() === 'POST')
        await page.route(dataOfPages, respond)
        await send(page, consultation)
        await posted
        await expect(page.getByRole('button', { name: consultation.button })).toBeEnabled()
        await expect(page.getByRole('alert')).toContainText('That may not have reached us')
        await expectKept(page, consultation, email)
        await page.unroute(dataOfPages)
      })
    await send(page, consultation)
    await expectSent(page, consultation, email)
  })

  test('the browser loads the reference of a form that has arrived', async ({ page, open }) => {
    const email = addressThat()
    await open(project.path)
    await fillIn(page, project, email)
    await page.route(dataOfPages, (route) =>
      route.request().method() === 'GET' ? route.abort('connectionrefused') : route.continue(),
    )
    await send(page, project)
    await expectSent(page, project, email)
  })
})
