import { draftWords, previewPage } from '~/content/preview'
import { draftField, showroom } from '~/content/showroom'
import { quizResult } from '../support/addresses'
import { fill } from '~/ui/fill'
import { expect, test } from './visit'

const { thing, price } = previewPage.things
const [firstThing, firstPrice] = [fill(thing, { number: 1 }), fill(price, { number: 1 })]

test('a visitor types a name and prices, sees the website, asks it and starts with it', async ({
  page,
  open,
  expectedStatuses,
}) => {
  expectedStatuses.push(422)
  await open('/preview?trade=shop')
  await expect(page.getByRole('radio', { name: 'Shop', exact: true })).toBeChecked()
  await page.getByLabel(previewPage.name.label).fill('evil.com')
  await page.getByLabel(firstThing, { exact: true }).fill('Soup bowl')
  await page.getByLabel(firstPrice).fill('$1,250')
  await page.getByRole('button', { name: previewPage.button }).click()

  const name = page.getByLabel(previewPage.name.label)
  await expect(name).toHaveValue('evil.com')
  await expect(name).toBeFocused()
  await expect(page.getByLabel(firstThing, { exact: true })).toHaveValue('Soup bowl')
  await name.fill("O'Neill & Söhne")
  await page.getByRole('radio', { name: /^Monday to Saturday/ }).check()
  await page.getByRole('button', { name: previewPage.button }).click()

  await expect(page).toHaveURL(/^[^?]*\/preview\/shop\?name=O%E2%80%99Neill/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('O’Neill & Söhne')
  await page.locator('#ask').fill('how much is the soup bowl')
  await page.locator('#ask').press('Enter')
  await expect(page.locator('#answer')).toContainText('Soup bowl is $1,250')
  await page.goBack()
  await expect(page.locator('#answer')).toHaveCount(0)
  await page.getByRole('link', { name: draftWords.start }).first().click()
  await expect(page.locator('#details')).toHaveValue(/Prices: Soup bowl \$1,250\n.*\nMy draft: http/)
})

for (const { id } of showroom)
  test(`a draft of the ${id} can be started with wherever one is in it, and its bar covers no name`, async ({
    page,
    open,
  }) => {
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await open(`/preview/${id}?name=Wiederaufbereitungsanlagen&town=Here&thing=Cut&price=30&hours=six`)
      const bar = (await page.locator('.demo-top').boundingBox())!
      for (const name of await page.getByText('Wiederaufbereitungsanlagen').all()) {
        const box = await name.boundingBox()
        expect(box?.y ?? bar.height, `${width} px`).toBeGreaterThanOrEqual(bar.y + bar.height)
      }
      const start = page.locator('.demo-top').getByRole('link', { name: draftWords.start })
      for (const part of ['#rehearsal', '#ask', '.demo-end']) {
        await page.locator(part).scrollIntoViewIfNeeded()
        await expect(start, `${part} at ${width} px`).toBeInViewport({ ratio: 1 })
      }
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const last = (await page.getByRole('link', { name: draftWords.end.demo }).boundingBox())!
      expect(last.y + last.height, `${width} px`).toBeLessThanOrEqual((await start.boundingBox())!.y)
    }
  })

for (const [place, address, trade, nth] of [
  ['in the first screen', '/?trade=artist', 'artist', 0],
  ['at the end of the showroom', '/?trade=artist', 'artist', 1],
  ['after the result of the quiz', quizResult, 'shop', 0],
] as const)
  test(`one name, typed ${place}, opens the draft of the trade`, async ({ page, open }) => {
    await open(address)
    await page.getByLabel(draftField.label).nth(nth).fill('Zoë & Daughters')
    await page.getByRole('button', { name: draftField.button }).nth(nth).click()
    await expect(page).toHaveURL(new RegExp(`/preview/${trade}\\?name=Zo%C3%AB`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë & Daughters')
  })
