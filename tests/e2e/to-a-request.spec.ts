import { packages } from '~/content/packages'
import { addressThat, expect, expectSent, forms, payload, test, words } from './visit'
import { tabTo } from './walkable'

const [, project] = forms

test.use({ reducedMotion: 'reduce' })

test('a visitor with a keyboard alone sends a project request on at most three pages, counted from home', async ({
  page,
  open,
}) => {
  let pages = 0
  page.on('domcontentloaded', () => (pages += 1))
  const email = addressThat()
  await open('/')
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
  expect(pages).toBeLessThanOrEqual(3)
  await expectSent(page, project, email, payload(project, email))
})
