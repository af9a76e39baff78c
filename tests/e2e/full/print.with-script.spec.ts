import type { Page } from 'playwright/test'
import { packages } from '~/content/packages'
import { postPath, quizResult } from '../../support/addresses'
import { expect, testInSharedTab as test } from '../visit'

/** Prints the page that is open, and checks that only its text is on the paper, black on white. */
async function print(page: Page, words: string) {
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
}

test('a post is printed as its text alone, with every paragraph', async ({ page, open }) => {
  await open(postPath)
  const paragraphs = page.locator('article .prose > *')
  const read = await paragraphs.allInnerTexts()
  expect(read.length).toBeGreaterThan(5)
  await print(page, 'article .prose p')
  // Firefox leaves the first page empty below the title where the row of a grid is longer than a page.
  await expect(page.locator('article > :has(.prose)')).toHaveCSS('display', 'block')
  expect(await paragraphs.filter({ visible: true }).allInnerTexts()).toEqual(read)
})

test('the result of the quiz is printed as its text alone, with package, price, timeline, reasons and whom to ask', async ({
  page,
  open,
}) => {
  await open(quizResult)
  await print(page, 'main p')
  const main = page.getByRole('main')
  for (const words of ['AI Sales Machine', packages[2].price, '10-14 days', 'You run a shop'])
    await expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Questions: hello@dayfive.example')).toBeVisible()
  for (const words of ['Start with this package', 'Talk to a person first', 'Start over', /^Change/])
    for (const each of await main.getByText(words).all()) await expect(each).toBeHidden()
})
