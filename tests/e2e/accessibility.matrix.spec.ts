import { expectAccessible } from './accessible'
import { isFull, widths } from './matrix'
import { addressThat, expect, fillIn, forms, testInSharedTab as test } from './visit'

test.describe('what the visitor brings about is accessible:', () => {
  test.use({ expectedStatuses: [404, 422, 502] })

  test('an address without a page', async ({ page, open }) => {
    await open('/no-such-page')
    await expectAccessible(page, 360)
  })

  if (isFull)
    test('an address without a post', async ({ page, open }) => {
      await open('/blog/4')
      await expectAccessible(page, 360)
    })

  test('a question of the quiz that was not answered', async ({ page, open }) => {
    await open('/quiz?at=first')
    await expectAccessible(page, 1280)
  })

  test('the open menu', async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open('/about')
    await page.getByText('Menu', { exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectAccessible(page, 360)
  })

  for (const [index, form] of forms.entries()) {
    for (const [place, { state, answer, name }] of [
      { state: 'fields in error', answer: 'delivers', name: '   ' },
      { state: 'a delivery that failed', answer: 'inactive', name: 'Ann Barber' },
      { state: 'success', answer: 'delivers', name: 'Ann Barber' },
    ].entries()) {
      // The forms take turns, unless both are wanted.
      if (!isFull && place % 2 !== index) continue
      test(`the ${form.name} form after ${state}`, async ({ page, open }) => {
        await open(form.path)
        await fillIn(page, form, addressThat(answer), name)
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.locator('[aria-invalid=true], [data-next]').first()).toBeVisible()
        await expectAccessible(page, widths[place % 2]!)
      })
    }
  }
})
