import type { Page } from 'playwright/test'
import { questions } from '~/content/quiz'
import { showroom } from '~/content/showroom'
import { answersToGrowth } from '../support/quiz-answers'
import { expect, headline, markPage, testInSharedTab as test } from './visit'

const practice = showroom.find(({ id }) => id === 'dental-practice')!

/** Answers each question in turn, by one tap. */
async function answer(page: Page, ...answers: readonly string[]) {
  for (const each of answers) {
    const button = page.getByRole('button', { name: each, exact: true })
    await button.click()
    // The next page has loaded once the answer is gone.
    await expect(button).toHaveCount(0)
  }
}

const expectQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of ${questions.length}`)).toBeInViewport({ ratio: 1 })

const expectChosen = (page: Page, ...answers: string[]) =>
  expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveText(answers)

test('the quiz leads to a package without a reload, through Back as well', async ({ page, open }) => {
  const [first, second, third, ...rest] = answersToGrowth as [string, string, string, string, string]
  const other = questions[1]!.choices.find(({ label }) => label !== second)!.label
  const back = page.getByRole('link', { name: 'Back', exact: true })
  // Each step has to begin at its top.
  await page.setViewportSize({ width: 360, height: 480 })
  await open('/quiz')
  const isSamePage = await markPage(page)
  await answer(page, first, second)
  await expectQuestion(page, 3)
  await page.goBack()
  await expectQuestion(page, 2)
  await page.goForward()
  await answer(page, third)
  await expect(headline(page)).toBeFocused()
  await back.click()
  await expectChosen(page, third)
  await expect(headline(page)).toBeFocused()
  await back.click()
  await expectChosen(page, second)
  await answer(page, other)
  await expectQuestion(page, 4)
  await answer(page, ...rest)
  await expect(headline(page)).toHaveText(/^Your package: /)
  await expect(headline(page)).toBeFocused()
  const { said } = questions[1]!.choices.find(({ label }) => label === other)!
  await expect(page.getByText(`${said}:`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: practice.trade })).toBeVisible()
  expect(await isSamePage()).toBe(true)
  await page.getByRole('link', { name: 'Start over' }).click()
  await expectQuestion(page, 1)
  await expectChosen(page)
})

test.describe('when a step cannot be loaded', () => {
  test.use({ expectedStatuses: [503], expectedFailures: ['SyntaxError', 'net::ERR_CONNECTION_REFUSED'] })

  test('the browser loads it', async ({ page, open }) => {
    await open('/quiz')
    await page.route('**/quiz.data*', (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await answer(page, answersToGrowth[0]!)
    await expectQuestion(page, 2)
    await page.route('**/quiz.data*', (route) => route.abort('connectionrefused'))
    await answer(page, answersToGrowth[1]!)
    await expectQuestion(page, 3)
  })
})
