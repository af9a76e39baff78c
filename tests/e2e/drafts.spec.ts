import { draftWords, previewPage } from '~/content/preview'
import { draftField, draftPath, showroom } from '~/content/showroom'
import { quizResult } from '../support/addresses'
import { ask, expect, headline, test } from './visit'

test('one name, typed after the quiz, opens the draft of its trade, and a wrong one has the focus again', async ({
  page,
  open,
  expectedStatuses,
}) => {
  expectedStatuses.push(422)
  await open(quizResult)
  await page.getByLabel(draftField.label).fill('Zoë & Daughters')
  await page.getByRole('button', { name: draftField.button }).click()
  await expect(page).toHaveURL(/\/preview\/shop\?name=Zo%C3%AB/)
  await expect(headline(page)).toContainText('Zoë & Daughters')
  await ask(page, 'when are you open')
  await expect(page.locator('#answer')).toBeVisible()
  await page.goBack()
  await expect(page.locator('#answer')).toHaveCount(0)

  await open('/preview?trade=shop')
  const name = page.getByLabel(previewPage.name.label)
  const show = () => page.getByRole('button', { name: previewPage.button }).click()
  await name.fill('evil.com')
  await show()
  await expect(name).toHaveValue('evil.com')
  await expect(name).toBeFocused()
  await name.fill('Zoë & Daughters')
  await show()
  await expect(page).toHaveURL(/\/preview\/shop\?name=Zo%C3%AB/)
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
      const { y, height } = (await start.boundingBox())!
      expect(last.y, `${width} px`).toBeGreaterThanOrEqual(y + height)
    }
  })
