import { addressThat, expect, fillIn, forms, testInSharedTab as test } from './visit'

test('in forced colors what is chosen differs from what is not, and so do a notice and a field in error', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const widthOf = (selector: string, side: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), side)

  await test.step('a package', async () => {
    await open('/get-started?package=basic')
    const border = (pressed: boolean) => widthOf(`[aria-pressed=${pressed}] span`, 'border-top-width')
    expect(await border(true)).not.toBe(await border(false))
  })

  await test.step('an answer of the quiz', async () => {
    await open('/quiz?business=shop&first=sell&at=first')
    const border = (pressed: boolean) => widthOf(`[aria-pressed=${pressed}]`, 'border-top-width')
    expect(await border(true)).not.toBe(await border(false))
  })

  await test.step('a field in error, and its notice', async () => {
    const [form] = forms
    await open(form.path)
    await fillIn(page, form, addressThat(), '   ')
    await page.getByRole('button', { name: form.button }).click()
    await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
    expect([await widthOf('#name', 'border-top-width'), await widthOf('#email', 'border-top-width')]).toEqual(
      ['2px', '1px'],
    )
    expect(await widthOf('[role=alert] > div', 'border-left-width')).toBe('4px')
  })

  await page.emulateMedia({ forcedColors: null })
})
