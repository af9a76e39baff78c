import { expect, testInSharedTab as test } from './visit'

test('a radio button that the arrows lead to has a ring, also in a browser that begins with the mouse', async ({
  page,
  open,
}) => {
  for (const [address, group] of [
    ['/showroom/dental-practice', '.choices [type=radio]'],
    ['/showroom/barbershop', '.chair [type=radio]'],
  ] as const) {
    await open(address)
    await page.locator(group).last().click({ force: true })
    const ring = await page.evaluate(() => {
      const focused = document.activeElement as Element
      return [focused, focused.closest('label')!].some(
        (each) =>
          parseFloat(getComputedStyle(each).outlineWidth) >= 2 &&
          getComputedStyle(each).outlineStyle !== 'none',
      )
    })
    expect(ring, address).toBe(true)
  }
})
