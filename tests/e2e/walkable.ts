import { expect, type Locator, type Page } from 'playwright/test'

/** Checks that Tab leads through everything on the page and Shift+Tab back, with the focus in sight. */
export async function expectWalkable(page: Page) {
  const stops = await page.evaluate(markStops)
  expect(stops.length).toBeGreaterThan(10)
  const faults: string[] = []
  const walk = async (key: string, count: number) => {
    const names: string[] = []
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press(key)
      const seen = await page.evaluate(lookAtFocus)
      names.push(seen.name)
      faults.push(...seen.faults)
    }
    return names
  }
  expect(await walk('Tab', stops.length)).toEqual(stops)
  expect(await walk('Shift+Tab', stops.length - 1)).toEqual(stops.slice(0, -1).toReversed())
  expect(faults).toEqual([])
  // The skip link is in sight as long as it has the focus.
  await page.locator(':focus').blur()
}

/**
 * Runs in the page: puts the focus before everything, and marks all that the keyboard can go to, in the order of the page; of a
 * group of radio buttons it goes to one.
 */
function markStops(): string[] {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
  scrollTo(0, 0)
  const operable =
    'a[href], summary, button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
  const stops = [...document.querySelectorAll<HTMLElement>(operable)].filter((stop) => {
    if (stop.tabIndex < 0 || stop.closest('[aria-hidden=true], [inert]')) return false
    if (!(stop instanceof HTMLInputElement && stop.type === 'radio'))
      return stop.checkVisibility({ visibilityProperty: true })
    const group = [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${stop.name}"]`)]
    return stop === (group.find(({ checked }) => checked) ?? group[0])
  })
  for (const [place, stop] of stops.entries())
    stop.dataset.stop = `${place} ${(stop.textContent || stop.id).slice(0, 40)}`
  return stops.map((stop) => String(stop.dataset.stop))
}

/** Runs in the page: the element with the focus, and faults in its display. */
function lookAtFocus() {
  const stop = document.activeElement as HTMLElement
  const name = stop.dataset.stop ?? stop.outerHTML.slice(0, 80)
  if (stop === document.body) return { name, faults: ['nothing has the focus'] }
  const faults: string[] = []
  const { top, bottom, left, right, height } = stop.getBoundingClientRect()
  // The headers of the demo websites scroll away.
  const headers = [...document.querySelectorAll('body > header')]
  const header = headers.find((each) => getComputedStyle(each).position === 'fixed')
  const isAbove = header?.contains(stop) || getComputedStyle(stop).position === 'fixed'
  const visible = Math.min(bottom, innerHeight) - Math.max(top, isAbove ? 0 : (header?.clientHeight ?? 0))
  if (visible < Math.min(height, 24) - 1) faults.push(`${name} is out of sight`)
  if (left < 0 || right > innerWidth) faults.push(`${name} is beside the page`)
  const bar = document.querySelector('.step-bar')
  if (bar?.checkVisibility({ visibilityProperty: true }) && !bar.contains(stop)) {
    const from = bar.getBoundingClientRect().top
    const onTop = document.elementFromPoint((left + right) / 2, Math.max(top, from) + 1)
    if (bottom > from && bar.contains(onTop)) faults.push(`${name} is under the bar`)
  }
  const shown = stop.matches('[type=radio], [type=checkbox]') ? (stop.closest('label') ?? stop) : stop
  const line = shown.getClientRects()[0]!
  const x = Math.max(0, line.left) + Math.min(line.width, innerWidth) / 2
  const y = (Math.max(0, line.top) + Math.min(innerHeight, line.bottom)) / 2
  if (!shown.contains(document.elementFromPoint(x, y))) faults.push(`${name} is covered`)
  const hasRing = [stop, shown].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  // An element with a negative index is only to be read.
  if (stop.tabIndex >= 0 && !hasRing) faults.push(`${name} has no ring`)
  return { name, faults }
}

/** Checks that an element has the focus and is visible once the page has settled. */
export async function expectFocusSeen(page: Page, step: string) {
  const faults = async () => (await page.evaluate(lookAtFocus)).faults
  await expect.poll(faults, { message: `after ${step}` }).toEqual([])
}

/** Presses Tab until the focus is on what is wanted; everything on the way is seen. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press(key)
    await expectFocusSeen(page, key)
    if (await page.locator(':focus').and(wanted).count()) return
  }
  throw new Error(`${key} does not lead to ${wanted}`)
}
