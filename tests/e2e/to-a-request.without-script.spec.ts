import { packages } from '~/content/packages'
import { addressThat, expect, forms, payload, receivedFor, test, words } from './visit'
import { tabTo } from './walkable'

const [, project] = forms

test('a visitor with a keyboard and no script sends a project request on three pages, counted from home', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('framenavigated', (frame) => documents.push(new URL(frame.url()).pathname))
  const email = addressThat()
  await page.goto('/')
  await tabTo(page, page.locator(`main a[href="${packages[1].ctaLink}"]`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(packages[1].ctaLink)
  for (const [id, text] of [
    ['name', 'Ann Barber'],
    ['email', email],
    ['details', words],
  ] as const) {
    await tabTo(page, page.locator(`#${id}`))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('button', { name: project.button }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: project.headline })).toBeFocused()
  expect(documents).toEqual(['/', '/get-started', '/get-started'])
  expect(await receivedFor(email)).toMatchObject([{ body: payload(project, email) }])
})
