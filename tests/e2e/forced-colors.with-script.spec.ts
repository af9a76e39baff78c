import { addressThat, fillIn, forms, send } from './enquiry'
import { expect, testInSharedTab as test } from './visit'

const [form] = forms

test('forced colors show what is chosen, what is wrong, and a notice', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderLeftWidth } = getComputedStyle(element)
        return { top: parseFloat(borderTopWidth), left: parseFloat(borderLeftWidth) }
      })
  for (const [address, part] of [
    ['/get-started?package=basic', ' span'],
    ['/quiz?business=shop&first=sell&at=first', ''],
  ] as const) {
    await open(address)
    expect(await edge(`[aria-pressed=true]${part}`)).not.toEqual(await edge(`[aria-pressed=false]${part}`))
  }
  await open(form.path)
  await fillIn(page, form, addressThat(), '   ')
  await send(page, form)
  await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
  expect((await edge('#name')).top).toBeGreaterThan((await edge('#email')).top)
  expect((await edge('[role=alert] > div')).left).toBeGreaterThan(0)
  await page.emulateMedia({ forcedColors: null })
})
