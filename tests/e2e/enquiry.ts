import { expect, type Page } from 'playwright/test'
import { payload, receivedFor, words, type EnquiryForm } from '../support/enquiries'

export { addressThat, forms, receivedFor } from '../support/enquiries'

/** The reference of a lead, as visitors see it. */
export const reference = /[2-9A-Z]{4}-[2-9A-Z]{4}/

/** The button above the fields of a project request that chooses a package. */
export const packageButton = (page: Page, title: string) =>
  page.locator('#choice').getByRole('button', { name: title })

/** Fills a form in as a person does. */
export async function fillIn(page: Page, form: EnquiryForm, email: string, name = 'Ann Barber') {
  await page.locator('#name').fill(name)
  await page.locator('#email').fill(email)
  await page.locator(`#${form.long}`).fill(words)
}

export const send = (page: Page, form: EnquiryForm) => page.getByRole('button', { name: form.button }).click()

/** Checks that a form says under which reference it was sent, and that it arrived once, with all that a person fills in. */
export async function expectSent(page: Page, form: EnquiryForm, email: string, own: object = {}) {
  await expect(page.getByRole('region', { name: form.headline })).toContainText(reference)
  const body = { ...payload(form, email), ...own }
  expect(await receivedFor(email)).toMatchObject([{ formId: form.formId, body }])
}

/** Checks that no entry is lost. */
export async function expectKept(page: Page, form: EnquiryForm, email: string, name = 'Ann Barber') {
  await expect(page.locator('#name')).toHaveValue(name)
  await expect(page.locator('#email')).toHaveValue(email)
  await expect(page.locator(`#${form.long}`)).toHaveValue(words)
}
