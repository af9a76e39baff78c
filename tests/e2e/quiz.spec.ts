import type { Page } from 'playwright/test'
import { addressThat, expect, receivedFor, test } from './visit'

/** Answers each question in turn and goes on. */
async function walk(page: Page, answers: readonly string[]) {
  for (const answer of answers) {
    await page.getByLabel(answer, { exact: true }).check()
    await page.getByRole('button', { name: /^(Next question|Show my package)$/ }).click()
    // The next page has come once the answer is not on it any more.
    await expect(page.getByLabel(answer, { exact: true })).toHaveCount(0)
  }
}

const walks = [
  {
    title: 'AI Starter Website',
    price: '$800',
    timeline: '5-7 days',
    answers: [
      'Photographer, or another trade',
      'Be found by new customers',
      'Recommendations',
      'None, I answer everyone myself',
      'Up to $1,000',
    ],
  },
  {
    title: 'AI Growth Website',
    price: '$1,200',
    timeline: '7-10 days',
    answers: [
      'Dental or health practice',
      'Answer questions and take bookings',
      'Phone calls and people at the door',
      'The first answer, then I take over',
      '$1,000 to $1,500',
    ],
  },
  {
    title: 'AI Sales Machine',
    price: '$1,800',
    timeline: '10-14 days',
    answers: [
      'Shop, in town or online',
      'Sell products or services',
      'Search engines and social media',
      'All of it, e-mails included',
      '$1,500 or more',
    ],
  },
]

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

for (const { title, price, timeline, answers } of walks) {
  test(`five answers lead to the ${title}`, async ({ page, open }) => {
    await open('/')
    await page.getByRole('link', { name: 'Find Your Perfect AI Website in 30 Seconds' }).first().click()
    for (const [index, answer] of answers.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible()
      await walk(page, [answer])
    }
    await expect(headline(page)).toHaveText(`Your package: ${title}`)
    const estimate = page.getByRole('region', { name: 'The estimate' })
    await expect(estimate).toContainText(price)
    await expect(estimate).toContainText(timeline)
    await expect(page.getByRole('region', { name: 'Why this one' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('region', { name: 'The other two' }).getByRole('listitem')).toHaveCount(2)
  })
}

const [, growth] = walks as [unknown, (typeof walks)[number]]

test('Back shows the former answer, and changing it keeps the later ones', async ({ page, open }) => {
  await open('/quiz')
  await walk(page, growth.answers.slice(0, 3))
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Phone calls and people at the door')).toBeChecked()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Answer questions and take bookings')).toBeChecked()
  await walk(page, ['Sell products or services'])
  await expect(page.getByText('Question 4 of 5')).toBeVisible()
  await walk(page, growth.answers.slice(3))
  await expect(page.getByText('You want it to sell:')).toBeVisible()
  await expect(page.getByText('People call or come by:')).toBeVisible()
})

test("the browser's own Back leads to the question before", async ({ page, open }) => {
  await open('/quiz')
  await walk(page, growth.answers.slice(0, 2))
  await page.goBack()
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
})

test('a result can be kept, shared and changed by its address', async ({ page, open, context }) => {
  await open('/quiz')
  await walk(page, growth.answers)
  await expect(headline(page)).toHaveText('Your package: AI Growth Website')

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(headline(shared)).toHaveText('Your package: AI Growth Website')
  await shared.getByRole('link', { name: 'Change: What do you plan to spend?' }).click()
  await expect(shared.getByLabel('$1,000 to $1,500')).toBeChecked()
  await walk(shared, ['Up to $1,000'])
  await expect(shared.getByText('This is $200 more than you plan to spend.')).toBeVisible()
  await shared.getByRole('link', { name: 'Start over' }).click()
  await expect(shared.getByText('Question 1 of 5')).toBeVisible()
  for (const radio of await shared.getByRole('radio').all()) await expect(radio).not.toBeChecked()
})

test('the result leads to a project request that tells the answers, and arrives', async ({ page, open }) => {
  const email = addressThat()
  await open('/quiz')
  await walk(page, growth.answers)
  await page.getByRole('link', { name: 'Start with this package' }).click()
  await expect(headline(page)).toHaveText("You've selected our AI Growth Website")
  await page.getByRole('link', { name: 'AI Sales Machine' }).click()
  await expect(headline(page)).toHaveText("You've selected our AI Sales Machine")

  const details = page.getByLabel('Tell us about your project')
  const summary = await details.inputValue()
  for (const answer of growth.answers) expect(summary).toContain(answer)
  await details.fill(`${summary}\nTwo chairs on Mill Lane.`)
  await page.getByLabel('Your name').fill('Ann Barber')
  await page.getByLabel('Your e-mail').fill(email)
  await page.getByRole('button', { name: 'Submit Project Request' }).click()
  await expect(page.getByText('Your project request is with us.')).toBeVisible()
  expect(await receivedFor(email)).toMatchObject([
    { body: { package: 'AI Sales Machine', details: `${summary}\nTwo chairs on Mill Lane.` } },
  ])
})

test('the quiz is taken with the keyboard alone', async ({ page, open }) => {
  await open('/quiz')
  const first = page.getByLabel('Barbershop or salon')
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Dental or health practice')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
})

for (const width of [320, 1920]) {
  test(`neither question nor result is cut at ${width} px, and every answer can be touched`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open('/quiz')
    for (const label of await page.locator('label').all()) {
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await walk(page, growth.answers)
    await expect(headline(page)).toContainText('Your package')
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}

test('the result is printed without what only a screen needs', async ({ page, open }) => {
  await open('/quiz')
  await walk(page, growth.answers)
  await page.emulateMedia({ media: 'print' })
  await expect(headline(page)).toBeVisible()
  await expect(page.getByText('Questions: hello@dayfive.example')).toBeVisible()
  for (const name of ['Start with this package', 'Talk to a person first', 'Start over']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
  }
  for (const change of await page.getByText(/^Change/).all()) await expect(change).toBeHidden()
})
