import { expect, type Page } from 'playwright/test'

/** Marks all that the keyboard can go to, in the order of the page, and names it; of a group of radio buttons it goes to one. */
async function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const operable =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
    const stops = [...document.querySelectorAll<HTMLElement>(operable)].filter((stop) => {
      if (stop.tabIndex < 0 || stop.closest('[aria-hidden=true], [inert]')) return false
      if (!(stop instanceof HTMLInputElement && stop.type === 'radio'))
        return stop.checkVisibility({ visibilityProperty: true })
      const group = [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${stop.name}"]`)]
      return stop === (group.find(({ checked }) => checked) ?? group[0])
    })
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-stop]')) {
      delete dataset.stop
      delete dataset.look
    }
    for (const [place, stop] of stops.entries())
      stop.dataset.stop = `${place} ${(stop.textContent || stop.id).slice(0, 40)}`
    return stops.map((stop) => String(stop.dataset.stop))
  })
}

/** Where the focus is, and what is wrong with how it is shown, there or where it was before. */
async function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const look = (stop: HTMLElement) =>
      [stop, stop.closest('label') ?? stop]
        .map((part) => getComputedStyle(part))
        .map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor])
        .join()
    const faults: string[] = []
    const left = document.querySelector<HTMLElement>('[data-look]')
    if (left && left.dataset.look === look(left)) faults.push(`${left.dataset.stop} looks the same without`)
    left?.removeAttribute('data-look')

    const stop = document.activeElement as HTMLElement
    if (stop === document.body) return { name: 'the end', faults }
    stop.dataset.look = look(stop)
    const header = document.querySelector('header')
    const isAbove = header?.contains(stop) || getComputedStyle(stop).position === 'fixed'
    const { top, bottom, left: start, right, height } = stop.getBoundingClientRect()
    const visible = Math.min(bottom, innerHeight) - Math.max(top, isAbove ? 0 : (header?.offsetHeight ?? 0))
    if (visible < Math.min(height, 24) - 1) faults.push(`${stop.dataset.stop} is out of sight`)
    if (start < 0 || right > innerWidth) faults.push(`${stop.dataset.stop} is beside the page`)
    return { name: String(stop.dataset.stop), faults }
  })
}

/** Presses the key so many times, and returns where that led and what was wrong on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number) {
  const names: string[] = []
  const faults: string[] = []
  for (let step = 0; step < count; step++) {
    await page.keyboard.press(key)
    const seen = await lookAtFocus(page)
    names.push(seen.name)
    faults.push(...seen.faults)
  }
  return { names, faults }
}

/** Puts the focus before everything, wherever the page has put it. */
async function startOver(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
    scrollTo(0, 0)
  })
}

/** Checks that Tab leads through everything on the page and Shift+Tab back, with the focus in sight. */
export async function expectWalkable(page: Page) {
  await startOver(page)
  const stops = await markStops(page)
  expect(stops.length).toBeGreaterThan(10)
  const there = await walk(page, 'Tab', stops.length + 1)
  expect(there.names).toEqual([...stops, 'the end'])
  const back = await walk(page, 'Shift+Tab', stops.length)
  expect(back.names).toEqual(stops.toReversed())
  expect([...there.faults, ...back.faults]).toEqual([])
}
