import { expect, testInSharedTab as test } from './visit'

// What the page that is being opened sees; Chromium fires an event for it, which a page without script can't receive.
const rules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => [...rule.cssRules].some((inner) => inner.cssText.startsWith('@view-transition')))
    .map((rule) => matchMedia(rule.conditionText).matches)

test('pages fade into each other without script too, unless the visitor wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/about')
  expect(await page.evaluate(rules)).toEqual([true])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(rules)).toEqual([false])
})
