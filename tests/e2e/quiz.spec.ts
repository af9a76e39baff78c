import { packages } from '~/content/packages'
import { showroom } from '~/content/showroom'
import { answersToGrowth } from '../support/quiz-answers'
import { expect, headline, testInSharedTab as test } from './visit'

test('five taps answer the quiz on a phone, where each step starts at its top', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await open('/quiz')
  for (const [index, answer] of answersToGrowth.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: answer, exact: true }).click()
  }
  await expect(headline(page)).toHaveText(`Your package: ${packages[1].title}`)
  const demo = showroom.find(({ id }) => id === 'dental-practice')!
  await expect(page.getByRole('main').getByRole('heading', { name: demo.trade })).toBeVisible()
})
