import { packages } from '~/content/packages'
import { answersToGrowth } from '../support/quiz-answers'
import { expect, hold, hydrated, scripts, test } from './visit'

test('keys pressed while the router takes over do not stop it', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      const footer = Object.keys(document.querySelector('#root *') ?? {})
      if (footer.some((key) => key.startsWith('__reactProps'))) return
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
      port2.postMessage(null)
    })
    port1.start()
    port2.postMessage(null)
  })
  await page.goto('/quiz')
  await hydrated(page, '#root *')
  const asked = page.waitForRequest('**/quiz.data*')
  await page.getByRole('button', { name: answersToGrowth[0]! }).click()
  await asked
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
})

test('a package chosen before the script arrived shows its estimate', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  const dropdown = page.locator('#estimate').getByRole('combobox')
  await dropdown.selectOption(packages[1].title)
  release()
  await dropdown.scrollIntoViewIfNeeded()
  await expect(page.getByText(packages[1].price.replace(',', ''))).toBeVisible()
  await expect(dropdown).toHaveValue(packages[1].title)
})
