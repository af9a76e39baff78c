import type { Route } from 'playwright/test'
import { packages } from '~/content/packages'
import {
  addressThat,
  dataOfPages,
  expect,
  expectKept,
  expectSent,
  fillIn,
  forms,
  hold,
  headline,
  hydrated,
  markPage,
  packageButton,
  receivedFor,
  scripts,
  send,
  testInSharedTab as test,
} from './visit'

const [consultation, project] = forms
const [, growth, machine] = packages

for (const form of forms)
  test(`the ${form.name} form is sent without reloading the page`, async ({ page, open }) => {
    const email = addressThat()
    await open(form.path)
    const isSamePage = await markPage(page)
    await fillIn(page, form, email)
    const release = await hold(page, dataOfPages)
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
  })

test.describe('when the way to the server fails', () => {
  test.use({
    expectedStatuses: [403, 502],
    expectedFailures: ['net::ERR_CONNECTION_REFUSED', 'SyntaxError'],
  })

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

  test('a package is chosen without a connection', async ({ page, open }) => {
    const email = addressThat()
    await open(project.path)
    await fillIn(page, project, email)
    await page.route('**', (route) => route.abort('connectionrefused'))
    await packageButton(page, machine.title).click()
    await expect(headline(page)).toContainText(machine.title)
    const features = page.getByRole('region', { name: machine.price })
    await expect(features).toContainText(Object.keys(machine.features)[0]!)
    await expectKept(page, project, email)
    await page.goBack()
    await expect(page.getByLabel('Your package')).toHaveValue(growth.title)
    await expectKept(page, project, email)
  })
})

test.describe('a form that the server gave back', () => {
  test.use({
    expectedStatuses: [422],
    expectedFailures: ['net::ERR_BLOCKED_BY_CLIENT', 'Failed to fetch dynamically imported module'],
  })

  test('keeps its values when another package is chosen', async ({ page }) => {
    const email = addressThat('refuses-email')
    await page.route(scripts, (route) => route.abort('blockedbyclient'))
    await page.goto(project.path)
    const title = await page.title()
    await fillIn(page, project, email)
    await page.unroute(scripts)
    await send(page, project)
    const error = page.locator('#email-error')
    await expect(error).toBeVisible()
    await hydrated(page, '#root *')
    const refusal = await error.innerText()
    await page.locator('#email').fill('notmail')
    await expect(error).not.toHaveText(refusal)
    await page.locator('#email').fill(email)
    await expect(error, 'it was of other words').toBeHidden()
    await expect(page).toHaveTitle(title)
    await packageButton(page, machine.title).click()
    await expect(page.getByLabel('Your package')).toHaveValue(machine.title)
    await expectKept(page, project, email)
  })
})
