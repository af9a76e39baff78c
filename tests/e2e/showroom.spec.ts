import { demoBar } from '~/content/demo-bar'
import { packageOf } from '~/content/packages'
import { demoPath, showroom } from '~/content/showroom'
import { isFull } from './matrix'
import { ask, expect, headline, test } from './visit'

const shop = showroom.find(({ id }) => id === 'shop')!

test('a visitor asks a demo website, goes back, plays its rehearsal and starts one like it', async ({
  page,
  open,
}) => {
  await open('/#showroom')
  await page
    .locator(`#showroom a[href="${demoPath(shop)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(demoPath(shop))
  const answer = page.locator('#answer')

  await test.step('asks, then follows a suggestion and goes back twice', async () => {
    await ask(page, 'can it go in the dishwasher')
    await expect(answer).toHaveAttribute('data-topic', 'dishwasher')
    await expect(page).toHaveURL(/\?ask=can(\+|%20)it(\+|%20)go/)
    await page.locator('.suggestions a', { hasText: 'wrap' }).click()
    await expect(answer).toHaveAttribute('data-topic', 'gift')
    await expect(page.locator('#thread li')).toHaveText([/can it go in the dishwasher/])
    await page.goBack()
    await expect(answer).toHaveAttribute('data-topic', 'dishwasher')
    await page.goBack()
    await expect(answer).toHaveCount(0)
    await expect(page).toHaveURL(demoPath(shop))
  })

  await test.step('rehearses to the end', async () => {
    const rehearsal = page.locator('#rehearsal')
    for (const group of await rehearsal.getByRole('group').all()) {
      const choice = group.getByRole('radio').last()
      // A click during the fade of Back reaches no control.
      if ((await choice.count()) > 0)
        await expect(() => choice.check({ force: true, timeout: 2000 })).toPass()
    }
    for (const select of await rehearsal.getByRole('combobox').all()) await select.selectOption({ index: 1 })
    for (const step of ['review', 'done']) {
      await rehearsal.getByRole('button').click()
      await expect(page).toHaveURL(new RegExp(`rehearse=${step}`))
    }
    await expect(rehearsal).toContainText(demoBar.only)
    await rehearsal.getByRole('link', { name: demoBar.start }).click()
  })

  await expect(page).toHaveURL(`${packageOf(shop.offer).ctaLink}&trade=shop`)
  await expect(page.locator('#details')).toHaveValue(new RegExp(`: ${shop.trade}\n`))
})

const windows = [
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
]
for (const size of windows)
  for (const address of ['/questions', ...showroom.slice(0, isFull ? 5 : 1).map(demoPath)])
    test(`at ${address} the field stands under each new answer, in a window of ${size.width} px`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize(size)
      await open(address)
      for (const words of ['when are you open', 'thanks', 'do you repair bicycles']) {
        await ask(page, words)
        await expect(page.locator('#answer .asked')).toContainText(words)
        await expect(page.locator('#answer')).toBeInViewport()
        await expect(page.locator('#ask')).toBeInViewport({ ratio: 0.9 })
        await expect(page.locator('#ask')).toHaveValue('')
      }
      // Where there is room, questions to try may stand beside.
      const parts = ['#thread', '#answer', '#ask', ...(size === windows[0] ? ['#suggestions'] : [])]
      const tops = await Promise.all(parts.map(async (part) => (await page.locator(part).boundingBox())!.y))
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    })

test('a conversation of four books a chair, keeps what was asked above the answer, and is left with Back', async ({
  page,
  open,
}) => {
  const said = [
    'What does a haircut cost?',
    'Do you have anything tomorrow after five?',
    'Cut and beard.',
    'Yes please.',
  ]
  const rehearsal = page.locator('#rehearsal')
  const expectAsked = async (count: number) => {
    await expect(page.locator('#answer .asked')).toContainText(said[count - 1]!)
    const before = said.slice(0, count - 1).map((question) => new RegExp(question.replace('?', '\\?')))
    await expect(page.locator('#thread .asked')).toHaveText(before)
  }
  await open('/showroom/barbershop')
  await expect(page.locator('#thread')).toBeHidden()
  await expect(headline(page)).toHaveText(/is free/)
  for (const [index, words] of said.entries()) {
    await ask(page, words)
    await expectAsked(index + 1)
  }
  await expect(page.locator('#answer .rehearsed')).toBeVisible()
  await expect(headline(page)).toHaveText(/is held\s+at 5:40/)
  for (const words of ['5:40', 'Cut and beard', demoBar.only]) await expect(rehearsal).toContainText(words)
  for (const count of [3, 2, 1]) {
    await page.goBack()
    await expectAsked(count)
    await expect(headline(page)).toHaveText(/is free/)
  }
  await expect(rehearsal.getByRole('combobox')).toHaveValue('')
  await page.goBack()
  await expect(page.locator('#answer')).toHaveCount(0)
  await expect(page).toHaveURL('/showroom/barbershop')
})

test('a name and a number that are left are shown as the owner gets them, and are never posted', async ({
  page,
  open,
}) => {
  const methods = new Set<string>()
  page.on('request', (request) => methods.add(request.method()))
  await open(demoPath(shop))
  await ask(page, 'do you repair bicycles')
  const note = page.locator('.note')
  const [name, number] = [note.locator('[name=who]'), note.locator('[name=number]')]
  await name.fill('Nora')
  await note.getByRole('button').click()
  await expect(note.getByRole('alert')).toBeVisible()
  await expect(name).toHaveValue('Nora')
  await number.fill('555-0123')
  await note.getByRole('button').click()
  for (const words of ['Nora, 555-0123', 'do you repair bicycles'])
    await expect(note.getByRole('blockquote')).toContainText(words)
  expect([...methods]).toEqual(['GET'])
})

test('the agency’s assistant hands a question over to the consultation form', async ({ page, open }) => {
  await open('/consultation')
  await page.getByRole('main').locator('a[href^="/questions"]').first().click()
  await expect(page.locator('#ask')).toBeInViewport()
  await ask(page, 'do you also print business cards')
  await expect(page.locator('#answer')).toHaveAttribute('data-kind', 'handover')
  await page.locator('#answer a[href^="/consultation?question="]').click()
  await expect(page.locator('#message')).toHaveValue(/: do you also print business cards\n/)
})
