import { packages } from '~/content/packages'
import { postPath, quizResult } from '../../support/addresses'
import { expect, headline, testInSharedTab as test } from '../visit'

const [, , machine] = packages

for (const { address, text, told } of [
  { address: postPath, text: 'article .prose > *', told: [] },
  { address: quizResult, text: 'main p', told: [machine.title, machine.price, machine.timeline, '@'] },
])
  test(`${address} is printed as its text alone, black on white`, async ({ page, open }) => {
    await open(address)
    const paragraphs = page.locator(text)
    const read = await paragraphs.allInnerTexts()
    expect(read.length).toBeGreaterThan(3)
    const main = page.getByRole('main')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(headline(page)).toBeVisible()
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden()
    await expect(main.getByRole('button').or(main.getByRole('link'))).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator(`${text}:not(h2)`).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
    for (const words of told)
      await expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible()
    if (address !== postPath) return
    // Firefox leaves the first sheet empty below the title where the row of a grid is longer than a sheet.
    await expect(page.locator('article > :has(.prose)')).toHaveCSS('display', 'block')
    expect(await paragraphs.filter({ visible: true }).allInnerTexts()).toEqual(read)
  })
