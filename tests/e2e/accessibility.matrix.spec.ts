import { expectAccessible } from './accessible'
import { addressThat, fillIn, forms, send } from './enquiry'
import { expect, testInSharedTab as test } from './visit'

const [consultation, project] = forms

test.describe('what the visitor brings about is accessible:', () => {
  test.use({ expectedStatuses: [404, 422, 502] })

  for (const address of ['/no-such-page', '/blog/99', '/quiz?at=first'])
    test(address, async ({ page, open }) => {
      await open(address)
      await expectAccessible(page)
    })

  test('the open menu', async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open('/about')
    await page.getByText('Menu', { exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectAccessible(page)
  })

  for (const [state, form, answer, name] of [
    ['fields in error', consultation, 'delivers', '   '],
    ['a delivery that failed', project, 'inactive', 'Ann Barber'],
    ['success', consultation, 'delivers', 'Ann Barber'],
  ] as const)
    test(`the ${form.name} form after ${state}`, async ({ page, open }) => {
      await open(form.path)
      await fillIn(page, form, addressThat(answer), name)
      await send(page, form)
      await expect(page.locator('[aria-invalid=true], [data-next]').first()).toBeVisible()
      await expectAccessible(page)
    })
})
