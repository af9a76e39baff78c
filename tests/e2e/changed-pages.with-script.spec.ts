import type { Page } from 'playwright/test'
import { packages } from '~/content/packages'
import { changes, translate } from '../support/page-changes'
import { isFull } from './matrix'
import { addressThat, expectKept, expectSent, fillIn, forms, packageButton, send } from './enquiry'
import { expect, headline, hold, hydrated, scripts, test } from './visit'

const [, project] = forms
const [starter, growth, machine] = packages.map(({ title }) => title) as [string, string, string]

// Extensions change pages like this.
test.use({ bypassCSP: true })

const everything = ['everything at once', Object.values(changes)] as const
const each = Object.entries(changes).map(([name, change]) => [name, [change]] as const)
const tried = isFull ? [everything, ...each] : [everything]

/** Changes the page before it is parsed, as some extensions do. */
function templateFirst() {
  const observer = new MutationObserver(() => {
    if (!document.head) return
    observer.disconnect()
    document.head.prepend(document.createElement('template'))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The look of the page, and its content apart from the form. */
const looks = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    ground: getComputedStyle(document.body).backgroundColor,
    field: getComputedStyle(document.querySelector('#email')!).borderTopWidth,
    headings: document.querySelectorAll('h1, h2').length,
    help: document.querySelector('#steps')!.textContent!.length > 100,
  }))

for (const form of forms)
  for (const [name, made] of tried)
    test(`the ${form.name} form keeps words, looks and function on a page with ${name}`, async ({ page }) => {
      const email = addressThat()
      await page.addInitScript(() => location.protocol === 'http:' && (localStorage.theme = 'dark'))
      await page.addInitScript(templateFirst)
      const release = await hold(page, scripts)
      await page.goto(form.path, { waitUntil: 'commit' })
      await fillIn(page, form, email)
      const before = await looks(page)
      for (const change of made) await page.evaluate(change)
      release()
      await hydrated(page, 'form')
      await expectKept(page, form, email)
      await expect(page.locator(`#${form.long}`)).toBeFocused()
      expect(await looks(page)).toEqual(before)
      if (form === project) await packageButton(page, machine).click()
      await send(page, form)
      await expectSent(page, form, email, form === project ? { package: machine } : {})
    })

test.describe('on a page that is translated later', () => {
  test.use({ expectedStatuses: [422] })

  test('packages are chosen, errors come and go, and every word arrives', async ({ page, open }) => {
    const email = addressThat()
    const mistyped = email.replace(/@.*/, '@gmial.com')
    await open(project.path)
    await fillIn(page, project, 'notmail')
    const button = page.locator('form button:not([aria-hidden])').last()
    for (const title of [starter, growth, machine]) {
      await page.evaluate(translate)
      await page.locator(`#choice button[value="${title}"]`).click()
      await expect(headline(page)).toContainText(title)
    }
    await button.click()
    await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')
    await page.evaluate(translate)
    await page.locator('#email').fill(mistyped)
    await button.click()
    await expect(page.getByRole('button', { name: 'Use ' })).toBeVisible()
    await page.evaluate(translate)
    await expectKept(page, project, mistyped)
    await expect(headline(page)).toContainText(machine)
    await page.locator('#email').fill(email)
    await button.click()
    await expectSent(page, project, email, { package: machine })
  })
})

test.describe('where React fails', () => {
  test.use({ expectedStatuses: [422], expectedFailures: ['no place'] })

  /** The next time that React puts an element into the page, it fails. */
  const fail = (page: Page) =>
    page.evaluate(() => {
      const { appendChild } = Node.prototype
      Node.prototype.appendChild = function <Child extends Node>(child: Child) {
        if (!this.isConnected) return appendChild.call(this, child) as Child
        Node.prototype.appendChild = appendChild
        throw new Error('no place')
      }
    })

  for (const title of [growth, machine])
    test(`the page works on as without script, with its words and ${title}`, async ({ page, open }) => {
      const email = addressThat()
      await open(project.path)
      await packageButton(page, title).click()
      await fillIn(page, project, email, '   ')
      await fail(page)
      await send(page, project)
      await expect(headline(page)).toContainText(title)
      await expectKept(page, project, email, title === growth ? '   ' : '')
      await page.locator('#name').fill('Ann Barber')
      await send(page, project)
      await expectSent(page, project, email, { package: title })
    })
})
