import { expect, test } from './visit'

test('keys pressed while the script takes over do not stop it', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      if (document.querySelector('header[data-scripted]')) return
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
      port2.postMessage(null)
    })
    port1.start()
    port2.postMessage(null)
  })
  await page.goto('/')
  await page.locator('header[data-scripted]').waitFor()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/about')
})
