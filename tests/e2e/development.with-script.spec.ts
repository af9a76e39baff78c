import { startServer } from '../support/server-process'
import { expect, hydrated, test } from './visit'

test('the development server shows pages, and React takes over islands and the document', async ({
  page,
}) => {
  const server = await startServer({}, ['--import', 'tsx', 'server.ts'])
  try {
    const url = `http://localhost:${server.port}`
    await page.goto(url)
    await expect(page.getByRole('banner'), 'its styles apply').toHaveCSS('position', 'fixed')
    const dropdown = page.getByLabel('Choose Your AI Website Package')
    await dropdown.scrollIntoViewIfNeeded()
    await dropdown.selectOption('AI Growth Website')
    await expect(page.getByText('$1200')).toBeVisible()

    await page.goto(`${url}/quiz`)
    await hydrated(page, 'footer')
    await page.getByLabel('Barbershop or salon').check()
    await page.getByRole('button', { name: 'Next question' }).click()
    await expect(page.getByText('Question 2 of 5')).toBeVisible()
  } finally {
    server.destroy()
  }
})
