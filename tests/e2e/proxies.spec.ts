import { findProxy, startProxy, type Proxy } from '../support/proxies'
import { startServer, type ServerProcess } from '../support/server-process'
import { addressThat, expect, fillIn, forms, test } from './visit'

// Without nginx the continuous integration fails, at its start.
const isSkipped = findProxy('nginx') === null && !process.env.CI

test.describe('behind nginx, which ends TLS', () => {
  // One pair of processes serves all tests of a worker.
  test.describe.configure({ mode: 'default' })
  test.skip(isSkipped, 'nginx is not installed')
  let site: ServerProcess
  let proxy: Proxy

  test.beforeAll(async () => {
    site = await startServer({ TRUST_PROXY: '1', SUBMISSIONS_PER_HOUR: '1000' })
    proxy = await startProxy('nginx', site)
  })
  test.afterAll(async () => {
    await proxy?.stop()
    site?.destroy()
  })

  for (const form of forms) {
    test(`a ${form.name} is taken`, async ({ page, open, javaScriptEnabled }) => {
      await open(`${proxy.url}${form.path}`)
      await fillIn(page, form, addressThat())
      await page.getByRole('button', { name: form.button }).click()
      await expect(page.getByText(form.headline)).toBeVisible()
      expect(page.url()).toContain(`${proxy.url}/`)
      const [reference] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(page.url()) ?? []
      // Written once the answer is out.
      await expect
        .poll(() => site.logged('submission').find((line) => line.reference === reference))
        .toMatchObject({ outcome: 'kept', javascript: javaScriptEnabled !== false })
    })
  }
})
