import type { Page } from 'playwright/test'
import { quizResult } from '../support/addresses'
import { addressThat, expect, packageButton, receivedFor, testInSharedTab as test } from './visit'

/** Answers each question in turn, by one tap. */
async function answer(page: Page, answers: readonly string[]) {
  for (const each of answers) {
    const button = page.getByRole('button', { name: each, exact: true })
    await button.click()
    // The next page has come once the answer is not on it any more.
    await expect(button).toHaveCount(0)
  }
}

const expectChosen = (page: Page, answers: string[]) =>
  expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveText(answers)

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test('the quiz leads to a package, through both kinds of Back and a changed answer', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('link', { name: 'Find Your Perfect AI Website in 30 Seconds' }).first().click()
  await answer(page, ['Dental or health practice', 'Answer questions and take bookings'])
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.goForward()
  await answer(page, ['Phone calls and people at the door'])
  await page.getByRole('link', { name: 'Back' }).click()
  await expectChosen(page, ['Phone calls and people at the door'])
  await page.getByRole('link', { name: 'Back' }).click()
  await expectChosen(page, ['Answer questions and take bookings'])
  await answer(page, ['Sell products or services'])
  await expect(page.getByText('Question 4 of 5')).toBeVisible()
  await answer(page, ['The first answer, then I take over', '$1,000 to $1,500'])
  await expect(headline(page)).toHaveText('Your package: AI Growth Website')
  await expect(page.getByText('You want it to sell:')).toBeVisible()
  await expect(page.getByText('People call or come by:')).toBeVisible()
  await page.getByRole('link', { name: 'Start over' }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await expectChosen(page, [])
})

test('a result that was shared by its address leads to a project request, which arrives', async ({
  page,
  open,
}) => {
  const email = addressThat()
  await open(quizResult)
  await expect(headline(page)).toHaveText('Your package: AI Starter Website')
  await page.getByRole('link', { name: 'Start with this package' }).click()
  await expect(headline(page)).toHaveText("You've selected our AI Starter Website")
  await packageButton(page, 'AI Growth Website').click()
  await expect(headline(page)).toHaveText("You've selected our AI Growth Website")

  const details = page.getByLabel('Tell us about your project')
  const summary = await details.inputValue()
  expect(summary).toContain('Shop, in town or online')
  await details.fill(`${summary}\nTwo chairs on Mill Lane.`)
  await page.getByLabel('Your name').fill('Ann Barber')
  await page.getByLabel('Your e-mail').fill(email)
  await page.getByRole('button', { name: 'Submit Project Request' }).click()
  await expect(page.getByText('Your project request is with us.')).toBeVisible()
  expect(await receivedFor(email)).toMatchObject([
    { body: { package: 'AI Growth Website', details: `${summary}\nTwo chairs on Mill Lane.` } },
  ])
})

test('steps change without a reload, and the focus goes to the new question', async ({ page, open }) => {
  await open('/quiz')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window)

  await page.getByRole('button', { name: 'Barbershop or salon' }).click()
  await expect(headline(page)).toHaveText('What must your website do first?')
  await expect(headline(page)).toBeFocused()
  await expect(headline(page)).toBeInViewport()

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(headline(page)).toHaveText('What kind of business do you run?')
  await expect(headline(page)).toBeFocused()
  await expectChosen(page, ['Barbershop or salon'])

  await answer(page, [
    'Barbershop or salon',
    'Be found by new customers',
    'Recommendations',
    'None, I answer everyone myself',
    'Up to $1,000',
  ])
  await expect(headline(page)).toHaveText('Your package: AI Starter Website')
  await expect(headline(page)).toBeFocused()
  expect(await isSamePage()).toBe(true)
})

test('on a small screen each step starts at its top', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await open('/quiz')
  await page.getByRole('button', { name: 'Photographer, or another trade' }).click()
  await expect(page.getByText('Question 2 of 5')).toBeInViewport({ ratio: 1 })
})

test.describe('when a step cannot be loaded', () => {
  test.use({ expectedStatuses: [503], expectedFailures: ['SyntaxError'] })

  test('the error page has the focus, and keeps the header, the footer and a way on', async ({
    page,
    open,
  }) => {
    await open('/quiz')
    await page.route('**/quiz.data*', (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await page.getByRole('button', { name: 'Barbershop or salon' }).click()
    await expect(headline(page)).toHaveText('Something went wrong on our side')
    await expect(headline(page)).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Launch' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Free Consultation' })).toBeVisible()
  })
})
