import { addresses, demoAddresses } from '../support/addresses'
import { expect, testInSharedTab as test } from './visit'

for (const address of ['/about#menu', ...addresses, ...demoAddresses])
  test(`every link, button and field of ${address} is 44 px high and wide`, async ({ page }) => {
    await page.goto(address)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await page.evaluate(smallTargets), `at ${width} px`).toEqual([])
    }
  })

/** Runs in the page. Links within running text are as high as its lines. */
function smallTargets(): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const isInText = (target: Element) => {
    if (getComputedStyle(target).display !== 'inline') return false
    let block = target.parentElement!
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!
    const links = [...block.querySelectorAll('a')].map((link) => link.textContent)
    return links.reduce((rest, link) => rest.replace(link, ''), block.textContent).trim() !== ''
  }
  const targets = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  return [...document.querySelectorAll(targets)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !target.closest('.sr-only') && !isInText(target))
    .map((target) => (target.matches('[type=checkbox], [type=radio]') && target.closest('label')) || target)
    .flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < 44 ? `${target.outerHTML}: ${width} x ${height}` : []
    })
}
