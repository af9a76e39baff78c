import type { Page } from 'playwright/test'
import { addressThat, expect, forms, receivedFor, test } from './visit'

const [, project] = forms

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.locator(':focus').and(page.locator(wanted)).count()) return
  }
  throw new Error(`Tab does not lead to ${wanted}`)
}

test('a visitor with a keyboard and no script sends a project request on three pages, counted from home', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('framenavigated', (frame) => documents.push(new URL(frame.url()).pathname))
  const email = addressThat()
  await page.goto('/')
  await tabTo(page, 'main a[href="/get-started?package=standard"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/get-started?package=standard')
  await tabTo(page, '#name')
  await page.keyboard.type('Ann Barber')
  await tabTo(page, '#email')
  await page.keyboard.type(email)
  await tabTo(page, '#details')
  await page.keyboard.type('We cut hair on Mill Lane.')
  await tabTo(page, 'main form button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: project.headline })).toBeFocused()
  expect(documents).toEqual(['/', '/get-started', '/get-started'])
  expect(await receivedFor(email)).toMatchObject([
    { body: { name: 'Ann Barber', package: 'AI Growth Website', details: 'We cut hair on Mill Lane.' } },
  ])
})
