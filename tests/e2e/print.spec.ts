import { quizResult } from '../support/addresses'
import { expect, test } from './visit'

for (const { name, address, words } of [
  { name: 'a post', address: '/blog/1', words: 'article .prose p' },
  { name: 'the result of the quiz', address: quizResult, words: 'main p' },
]) {
  test(`${name} is printed as its text alone`, async ({ page, open }) => {
    await open(address)
    const read = await page.locator(words).allInnerTexts()
    expect(read.length).toBeGreaterThan(3)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator(words).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  })
}

test('every paragraph of a post is printed', async ({ page, open }) => {
  await open('/blog/1')
  const paragraphs = page.locator('article .prose > *')
  const read = await paragraphs.allInnerTexts()
  expect(read.length).toBeGreaterThan(5)
  await page.emulateMedia({ media: 'print' })
  expect(await paragraphs.filter({ visible: true }).allInnerTexts()).toEqual(read)
})

test('the printed result names the package, its price, its timeline and the reasons', async ({
  page,
  open,
}) => {
  await open(quizResult)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const words of ['AI Sales Machine', '$1,800', '10-14 days', 'You run a shop'])
    await expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible()
})
