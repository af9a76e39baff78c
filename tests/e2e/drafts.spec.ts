import { draftWords, previewPage } from '~/content/preview'
import { draftField, draftPath, showroom } from '~/content/showroom'
import { fill } from '~/ui/fill'
import { quizResult } from '../support/addresses'
import { ask, expect, headline, test } from './visit'

const { thing, price } = previewPage.things
const [firstThing, firstPrice] = [fill(thing, { number: 1 }), fill(price, { number: 1 })]

test('a visitor types a name and prices, sees the website, asks it and starts with it', async ({
  page,
  open,
  expectedStatuses,
}) => {
  expectedStatuses.push(422)
  await open('/preview?trade=shop')
  const [name, item] = [page.getByLabel(previewPage.name.label), page.getByLabel(firstThing, { exact: true })]
  const show = () => page.getByRole('button', { name: previewPage.button }).click()
  await expect(page.locator('[name=trade][value=shop]')).toBeChecked()
  await name.fill('evil.com')
  await item.fill('Soup bowl')
  await page.getByLabel(firstPrice).fill('$1,250')
  await show()

  await expect(name).toHaveValue('evil.com')
  await expect(name).toBeFocused()
  await expect(item).toHaveValue('Soup bowl')
  await name.fill("O'Neill & Söhne")
  await page.getByRole('radio', { name: /^Monday to Saturday/ }).check()
  await show()

  await expect(page).toHaveURL(/^[^?]*\/preview\/shop\?name=O%E2%80%99Neill/)
  await expect(headline(page)).toContainText('O’Neill & Söhne')
  await ask(page, 'how much is the soup bowl')
  await expect(page.locator('#answer')).toContainText('Soup bowl is $1,250')
  await page.goBack()
  await expect(page.locator('#answer')).toHaveCount(0)
  await page.getByRole('link', { name: draftWords.start }).first().click()
  await expect(page.locator('#details')).toHaveValue(/Soup bowl \$1,250\n.*\n.*http/)
})

for (const demo of showroom)
  test(`a draft of the ${demo.id} can be started with wherever one is in it, and its bar covers no name`, async ({
    page,
    open,
  }) => {
    const long = 'Wiederaufbereitungsanlagen'
    await open(`${draftPath(demo)}?name=${long}&town=Here&thing=Cut&price=30&hours=six`)
    const top = page.locator('.demo-top')
    const start = top.getByRole('link', { name: draftWords.start })
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => scrollTo(0, 0))
      const bar = (await top.boundingBox())!
      for (const name of await page.getByText(long).all()) {
        const box = await name.boundingBox()
        expect(box?.y ?? bar.height, `${width} px`).toBeGreaterThanOrEqual(bar.y + bar.height)
      }
      for (const part of ['#rehearsal', '#ask', '.demo-end']) {
        await page.locator(part).scrollIntoViewIfNeeded()
        await expect(start, `${part} at ${width} px`).toBeInViewport({ ratio: 1 })
      }
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const last = (await page.locator('.demo-end').getByRole('link').last().boundingBox())!
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
    await expect(headline(page)).toContainText('Zoë & Daughters')
  })
