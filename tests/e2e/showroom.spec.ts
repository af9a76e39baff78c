import { demoPath, showroom } from '~/content/showroom'
import { rehearsalNote } from '~/showroom/kit/read-rehearsal'
import { expect, test } from './visit'

const start = 'Start one like this'

test('a visitor asks a demo website, goes back, plays its rehearsal and starts one like it', async ({
  page,
  open,
}) => {
  await open('/#showroom')
  await page.getByRole('link', { name: /: Ostrya$/ }).click()
  await expect(page).toHaveURL('/showroom/shop')

  await test.step('asks', async () => {
    await page.locator('#ask').fill('can it go in the dishwasher')
    await page.locator('#ask').press('Enter')
    const answer = page.locator('#answer')
    await expect(answer).toHaveAttribute('data-kind', 'answer')
    await expect(answer).toHaveAttribute('data-topic', 'dishwasher')
    await expect(answer).toBeInViewport()
    await expect(page.locator('#ask')).toBeInViewport()
    await expect(page).toHaveURL(/\?ask=can(\+|%20)it(\+|%20)go/)
    await expect(page.locator('#ask')).toHaveValue('')
  })

  await test.step('follows a suggestion, then goes back twice', async () => {
    await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
    await expect(page.locator('#thread li')).toHaveText([/can it go in the dishwasher/])
    await page.goBack()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'dishwasher')
    await page.goBack()
    await expect(page.locator('#answer')).toHaveCount(0)
    await expect(page).toHaveURL('/showroom/shop')
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
    await rehearsal.getByRole('button').click()
    await expect(page).toHaveURL(/rehearse=review/)
    await rehearsal.getByRole('button').click()
    await expect(page).toHaveURL(/rehearse=done/)
    await expect(rehearsal).toContainText(rehearsalNote)
    await rehearsal.getByRole('link', { name: start }).click()
  })

  await expect(page).toHaveURL('/get-started?package=basic&trade=shop')
  await expect(page.locator('#details')).toHaveValue(/My trade: Shop/)
})

for (const [width, height] of [
  [360, 640],
  [1366, 768],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const address of ['/questions', ...showroom.map(demoPath)]) {
      test(`at ${address} the field stands under each new answer, in the window`, async ({ page, open }) => {
        await open(address)
        for (const words of ['when are you open', 'thanks', 'do you repair bicycles']) {
          await page.locator('#ask').fill(words)
          await page.locator('#ask').press('Enter')
          await expect(page.locator('#answer .asked')).toContainText(words)
          await expect(page.locator('#ask')).toBeInViewport({ ratio: 0.9 })
        }
        // Where there is room, questions to try may stand beside.
        const parts = ['#thread', '#answer', '#ask', ...(width < 500 ? ['#suggestions'] : [])]
        const tops = await Promise.all(parts.map(async (part) => (await page.locator(part).boundingBox())!.y))
        expect(tops).toEqual(tops.toSorted((one, other) => one - other))
      })
    }
  })
}

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
  const [rehearsal, headline] = [page.locator('#rehearsal'), page.getByRole('heading', { level: 1 })]
  const expectAsked = async (count: number) => {
    await expect(page.locator('#answer .asked')).toContainText(said[count - 1]!)
    await expect(page.locator('#thread .asked')).toHaveText(
      said.slice(0, count - 1).map((question) => new RegExp(question.replace('?', '\\?'))),
    )
  }
  await open('/showroom/barbershop')
  await expect(page.locator('#thread')).toBeHidden()
  await expect(headline).toHaveText(/is free/)
  for (const [index, words] of said.entries()) {
    await page.locator('#ask').fill(words)
    await page.locator('#ask').press('Enter')
    await expectAsked(index + 1)
    await expect(page.locator('#ask')).toHaveValue('')
  }
  await expect(page.locator('#answer .rehearsed')).toHaveText(/nothing is booked, saved or sent/)
  await expect(page.locator('#answer .rehearsed')).toBeVisible()
  await expect(headline).toHaveText(/is held\s+at 5:40/)
  await expect(rehearsal).toContainText('It’s yours.')
  await expect(rehearsal).toContainText('5:40')
  await expect(rehearsal).toContainText('Cut and beard')
  await expect(rehearsal).toContainText(rehearsalNote)
  for (const count of [3, 2, 1]) {
    await page.goBack()
    await expectAsked(count)
    await expect(headline).toHaveText(/is free/)
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
  await open('/showroom/shop')
  await page.locator('#ask').fill('do you repair bicycles')
  await page.locator('#ask').press('Enter')
  const note = page.locator('.note')
  await note.getByLabel('First name').fill('Nora')
  await note.getByRole('button').click()
  await expect(note.getByRole('alert')).toContainText('both a first name and a phone number')
  await expect(note.getByLabel('First name')).toHaveValue('Nora')
  await note.getByLabel('Number').fill('555-0123')
  await note.getByRole('button').click()
  await expect(note.getByRole('blockquote')).toContainText('Nora, 555-0123')
  await expect(note.getByRole('blockquote')).toContainText('do you repair bicycles')
  await expect(note).toContainText('nothing is booked, saved or sent')
  await expect(page.locator('#thread')).toBeHidden()
  expect([...methods]).toEqual(['GET'])
})

test('the agency’s assistant hands a question over to the consultation form', async ({ page, open }) => {
  await open('/consultation')
  await page.getByRole('main').getByRole('link', { name: 'Ask the assistant' }).click()
  await expect(page.locator('#ask')).toBeInViewport()
  await page.locator('#ask').fill('do you also print business cards')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.locator('#answer')).toHaveAttribute('data-kind', 'handover')
  await page.getByRole('link', { name: 'Send us the question' }).click()
  await expect(page.locator('#message')).toHaveValue(/^My question: do you also print business cards\n/)
})
