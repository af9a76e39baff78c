import type { Route } from 'playwright/test'
import { packages } from '~/content/packages'
import {
  addressThat,
  dataOfPages,
  expect,
  expectKept,
  fillIn,
  forms,
  hold,
  headline,
  hydrated,
  markPage,
  packageButton,
  receivedFor,
  reference,
  scripts,
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
    await page.getByRole('button', { name: form.button }).click()
    await expect(page.getByRole('button', { name: form.pending })).toBeDisabled()
    release()
    await expect(page.getByRole('region', { name: form.headline })).toContainText(reference)
    expect(await isSamePage()).toBe(true)
    await expect(page.getByRole('status')).toContainText(form.description)
    await expect(page.getByRole('button', { name: form.button })).toBeHidden()
    const [call] = await receivedFor(email)
    const session = JSON.parse(atob(call?.headers['formspree-session-data'] ?? ''))
    expect(session).toEqual({ loadedAt: expect.any(Number), webdriver: expect.any(Boolean) })
  })

test.describe('a form that came back', () => {
  test.use({ expectedStatuses: [422] })

  for (const form of forms)
    test(`Back to the ${form.name} form finds every word, though the page is loaded anew`, async ({
      page,
      open,
    }) => {
      const email = addressThat().replace(/@.*/, '@gmial.com')
      await open(form.path)
      await fillIn(page, form, email)
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByRole('button', { name: /^Use / })).toBeVisible()
      await page.goto('/about')
      await page.goBack()
      await expectKept(page, form, email)
    })
})

test('a form whose trap is filled is set aside, and sent by the button for people', async ({
  page,
  open,
}) => {
  const email = addressThat()
  await open(project.path)
  await fillIn(page, project, email)
  await page.locator('#k5').evaluate((trap: HTMLInputElement) => (trap.value = 'autofilled'))
  await page.getByRole('button', { name: project.button }).click()
  await expect(page.getByRole('alert')).toContainText('One more step, please')
  await expectKept(page, project, email)
  expect(await receivedFor(email)).toEqual([])
  await page.getByRole('button', { name: 'I am a person, send it' }).click()
  await expect(page.getByText(project.headline)).toBeVisible()
  expect(await receivedFor(email)).toHaveLength(1)
})

test.describe('when the way to the server fails', () => {
  test.use({
    expectedStatuses: [403, 502],
    expectedFailures: ['net::ERR_CONNECTION_REFUSED', 'SyntaxError'],
  })

  const faults: Record<string, (route: Route) => Promise<void>> = {
    'no connection': (route) => route.abort('connectionrefused'),
    'an answer of a proxy': (route) =>
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
    const button = page.getByRole('button', { name: consultation.button })
    for (const [fault, answer] of Object.entries(faults))
      await test.step(fault, async () => {
        let posts = 0
        await page.route(dataOfPages, (route) => {
          if (route.request().method() === 'POST') posts += 1
          return answer(route)
        })
        await button.click()
        await expect.poll(() => posts).toBe(1)
        await expect(button).toBeEnabled()
        await expect(page.getByRole('alert')).toContainText('That may not have reached us')
        await expectKept(page, consultation, email)
        await page.unroute(dataOfPages)
      })
    await button.click()
    await expect(page.getByText(consultation.headline)).toBeVisible()
    expect(await receivedFor(email)).toHaveLength(1)
  })
})

test.describe('when a page cannot be loaded by script', () => {
  test.use({ expectedFailures: ['net::ERR_CONNECTION_REFUSED'] })

  test('the browser loads the reference of a form that has arrived', async ({ page, open }) => {
    const email = addressThat()
    await open(project.path)
    await fillIn(page, project, email)
    await page.route(dataOfPages, (route) =>
      route.request().method() === 'GET' ? route.abort('connectionrefused') : route.continue(),
    )
    await page.getByRole('button', { name: project.button }).click()
    await expect(page.getByRole('region', { name: project.headline })).toContainText(reference)
    expect(await receivedFor(email)).toHaveLength(1)
  })

  test('a package is chosen without a connection', async ({ page, open }) => {
    const email = addressThat()
    await open(project.path)
    await fillIn(page, project, email)
    await page.route('**', (route) => route.abort('connectionrefused'))
    await packageButton(page, machine.title).click()
    await expect(headline(page)).toContainText(machine.title)
    await expect(page.getByRole('region', { name: machine.price })).toContainText(
      Object.keys(machine.features)[0]!,
    )
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
    await page.getByRole('button', { name: project.button }).click()
    await expect(page.locator('#email-error')).toBeVisible()
    await hydrated(page, '#root *')
    const refusal = await page.locator('#email-error').innerText()
    await page.locator('#email').fill('notmail')
    await expect(page.locator('#email-error')).not.toHaveText(refusal)
    await page.locator('#email').fill(email)
    await expect(page.locator('#email-error'), 'it was of other words').toBeHidden()
    await expect(page).toHaveTitle(title)
    await packageButton(page, machine.title).click()
    await expect(page.getByLabel('Your package')).toHaveValue(machine.title)
    await expectKept(page, project, email)
  })
})
