import { demoBar } from '~/content/demo-bar'
import { packageOf } from '~/content/packages'
import { demoPath, showroom } from '~/content/showroom'
import { isFull } from './matrix'
import { ask, expect, headline, markPage, test } from './visit'
import { expectFocusSeen } from './walkable'

const demo = showroom.find(({ id }) => id === 'barbershop')!

test('a visitor books a chair in conversation, goes back to its start, books by hand, and starts a website like it', async ({
  page,
  open,
  javaScriptEnabled,
}) => {
  const said = [
    'What does a haircut cost?',
    'Do you have anything tomorrow after five?',
    'Cut and beard.',
    'Yes, please.',
  ]
  const rehearsal = page.locator('#rehearsal')
  const expectAsked = async (count: number) => {
    await expect(page.locator('#answer .asked')).toContainText(said[count - 1]!)
    const before = said.slice(0, count - 1).map((question) => new RegExp(question.replace('?', '\\?')))
    await expect(page.locator('#thread .asked')).toHaveText(before)
  }
  await open('/#showroom')
  await page
    .locator(`#showroom a[href="${demoPath(demo)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(demoPath(demo))
  await expect(page.locator('#thread')).toBeHidden()
  await expect(headline(page)).toHaveText(/is free/)
  for (const [index, words] of said.entries()) {
    await ask(page, words)
    await expectAsked(index + 1)
  }
  await expect(page.locator('#answer .rehearsed')).toBeVisible()
  await expect(headline(page)).not.toHaveText(/is free/)
  for (const words of ['5:40', 'Cut and beard', demoBar.only]) await expect(rehearsal).toContainText(words)
  for (const count of [3, 2, 1]) {
    await page.goBack()
    await expectAsked(count)
    await expect(headline(page)).toHaveText(/is free/)
  }
  const choice = rehearsal.getByRole('combobox')
  await expect(choice).toHaveValue('')
  await page.goBack()
  await expect(page.locator('#answer')).toHaveCount(0)
  await expect(page).toHaveURL(demoPath(demo))

  await choice.selectOption({ index: 1 })
  for (const step of ['review', 'done']) {
    await rehearsal.getByRole('button').press('Enter')
    await expect(page).toHaveURL(new RegExp(`rehearse=${step}`))
    if (javaScriptEnabled !== false) await expectFocusSeen(page, step)
  }
  await expect(rehearsal).toContainText(demoBar.only)
  await rehearsal.getByRole('link', { name: demoBar.start }).click()
  await expect(page).toHaveURL(`${packageOf(demo.offer).ctaLink}&trade=${demo.id}`)
  await expect(page.locator('#details')).toHaveValue(new RegExp(`: ${demo.trade}\n`))
})

const [phone, laptop] = [
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
]

for (const address of ['/questions', ...showroom.slice(0, isFull ? 5 : 1).map(demoPath)])
  test(`at ${address} the field stands under each new answer, which by script is announced and comes without a reload`, async ({
    page,
    open,
    javaScriptEnabled,
  }) => {
    const [field, answer, place] = [
      page.locator('#ask'),
      page.locator('#answer'),
      page.locator('#answer-place'),
    ]
    for (const size of [phone, laptop]) {
      await page.setViewportSize(size)
      await open(address)
      for (const words of ['when are you open', 'thanks', 'do you repair bicycles']) {
        await ask(page, words)
        await expect(answer.locator('.asked')).toContainText(words)
        await expect(answer).toBeInViewport()
        await expect(field).toBeInViewport({ ratio: 0.9 })
        await expect(field).toHaveValue('')
      }
      // On wide screens, suggested questions may stand beside.
      const parts = ['#thread', '#answer', '#ask', ...(size === phone ? ['#suggestions'] : [])]
      const tops = await Promise.all(parts.map(async (part) => (await page.locator(part).boundingBox())!.y))
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    }
    if (javaScriptEnabled === false) return

    await open(address)
    const [isSamePage, title] = [await markPage(page), await page.title()]
    await expect(place).toHaveAttribute('aria-live', 'polite')
    await ask(page, 'when are you open')
    await expect(answer).toBeVisible()
    await expect(place).not.toHaveAttribute('aria-busy')
    await expect(field).toBeFocused()
    await expect(page).not.toHaveTitle(title)
    expect(new URL(page.url()).searchParams.get('ask')).toBe('when are you open')
    await page.goBack()
    await expect(answer).toHaveCount(0)
    await expect(page).toHaveTitle(title)
    await expectFocusSeen(page, 'Back')
    await page.goForward()
    await expect(answer).toBeVisible()
    expect(await isSamePage()).toBe(true)
  })
