import type { Page } from 'playwright/test'
import { answersToGrowth } from '../support/quiz-answers'
import { expect, testInSharedTab as test } from './visit'

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

test('the quiz leads to a package without a reload, through both kinds of Back and a changed answer, with the focus on each question', async ({
  page,
  open,
}) => {
  await open('/quiz')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await answer(page, answersToGrowth.slice(0, 2))
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.goForward()
  await answer(page, ['Phone calls and walk-ins'])
  await expect(headline(page)).toBeFocused()
  await page.getByRole('link', { name: 'Back' }).click()
  await expectChosen(page, ['Phone calls and walk-ins'])
  await expect(headline(page)).toBeFocused()
  await page.getByRole('link', { name: 'Back' }).click()
  await expectChosen(page, ['Answer questions and take bookings'])
  await answer(page, ['Sell products or services'])
  await expect(page.getByText('Question 4 of 5')).toBeVisible()
  await answer(page, answersToGrowth.slice(3))
  await expect(headline(page)).toHaveText('Your package: AI Growth Website')
  await expect(headline(page)).toBeFocused()
  await expect(page.getByText('You want it to sell:')).toBeVisible()
  await expect(page.getByText('People call or come by:')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.getByRole('link', { name: 'Start over' }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await expectChosen(page, [])
})

test.describe('when a step cannot be loaded', () => {
  test.use({ expectedStatuses: [503], expectedFailures: ['SyntaxError', 'net::ERR_CONNECTION_REFUSED'] })

  test('the browser loads it', async ({ page, open }) => {
    await open('/quiz')
    await page.route('**/quiz.data*', (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await page.getByRole('button', { name: 'Barbershop or salon' }).click()
    await expect(page.getByText('Question 2 of 5')).toBeVisible()
    await page.route('**/quiz.data*', (route) => route.abort('connectionrefused'))
    await answer(page, answersToGrowth.slice(1, 2))
    await expect(page.getByText('Question 3 of 5')).toBeVisible()
  })
})
