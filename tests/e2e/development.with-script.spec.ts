import { startServer } from '../support/server-process'
import { expect, test } from './visit'

test('the development server shows a page with its styles, and runs its script', async ({ page }) => {
  // Vite compiles all of it first.
  test.slow()
  const server = await startServer({}, ['--import', 'tsx', 'server.ts'])
  try {
    await page.goto(`http://localhost:${server.port}/about`)
    await expect(page.getByRole('banner'), 'its styles apply').toHaveCSS('position', 'fixed')
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible()
  } finally {
    server.destroy()
  }
})
