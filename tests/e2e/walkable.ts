import { expect, type CDPSession, type Page } from 'playwright/test'
import { withTestScript } from './test-script'

/** Marks all that the keyboard can go to, in the order of the page, and names it; of a group of radio buttons it goes to one. */
async function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const operable =
      'a[href], summary, button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
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

interface Seen {
  name: string
  faults: string[]
}

/** Has the page note, as each Tab is let go, where the focus is and what is wrong with how it is shown, there or where it was before. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const look = (stop: HTMLElement) =>
      [stop, stop.closest('label') ?? stop]
        .map((part) => getComputedStyle(part))
        .map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor])
        .join()
    const lookAtLeft = (): string[] => {
      const left = document.querySelector<HTMLElement>('[data-look]')
      if (!left) return []
      const looksTheSame = left.dataset.look === look(left)
      left.removeAttribute('data-look')
      return looksTheSame ? [`${left.dataset.stop} looks the same without`] : []
    }
    const lookAtFocus = (): Seen => {
      const faults = lookAtLeft()
      const stop = document.activeElement as HTMLElement
      if (stop === document.body) return { name: 'the end', faults }
      stop.dataset.look = look(stop)
      // The headers of the demo websites scroll away.
      const header = [...document.querySelectorAll('body > header')].find(
        (each) => getComputedStyle(each).position === 'fixed',
      )
      const isAbove = header?.contains(stop) || getComputedStyle(stop).position === 'fixed'
      const { top, bottom, left: start, right, height } = stop.getBoundingClientRect()
      const visible = Math.min(bottom, innerHeight) - Math.max(top, isAbove ? 0 : (header?.clientHeight ?? 0))
      if (visible < Math.min(height, 24) - 1) faults.push(`${stop.dataset.stop} is out of sight`)
      const bar = document.querySelector('.step-bar')
      if (bar?.checkVisibility({ visibilityProperty: true }) && !bar.contains(stop)) {
        const place = bar.getBoundingClientRect()
        const onTop = document.elementFromPoint((start + right) / 2, Math.max(top, place.top) + 1)
        if (bottom > place.top && bar.contains(onTop)) faults.push(`${stop.dataset.stop} is under the bar`)
      }
      if (start < 0 || right > innerWidth) faults.push(`${stop.dataset.stop} is beside the page`)
      return { name: String(stop.dataset.stop), faults }
    }
    const seen: Seen[] = []
    document.addEventListener('keyup', ({ key }) => key === 'Tab' && seen.push(lookAtFocus()), true)
    Object.assign(window, { look, takeSeen: () => seen.splice(0) })
  })
}

/** Presses Tab so many times, each as soon as the browser has taken the one before, and returns what was seen on the way. */
async function walk(page: Page, keyboard: CDPSession, count: number, { isBackwards = false } = {}) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBackwards ? 8 : 0 }
  const types = Array.from({ length: count }, () => ['rawKeyDown', 'keyUp'] as const).flat()
  await Promise.all(types.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...key })))
  const seen = await page.evaluate(() => (window as unknown as { takeSeen: () => Seen[] }).takeSeen())
  return { names: seen.map(({ name }) => name), faults: seen.flatMap(({ faults }) => faults) }
}

/**
 * Goes on from the last stop, and checks that the focus leaves the page there: nothing in it takes over. Where it is then is up
 * to the browser: outside the page, or at its beginning again as soon as a window without controls has handed it back.
 * That may be before the key is let go, so the last stop is judged by itself, not as the one before the focus.
 */
async function leave(page: Page): Promise<string[]> {
  const last = await page.evaluateHandle(() => {
    const { look } = window as unknown as { look: (stop: HTMLElement) => string }
    const stop = document.activeElement as HTMLElement
    const left = { hasLeft: false, looksTheSame: () => look(stop) === focused, name: stop.dataset.stop }
    const focused = look(stop)
    stop.addEventListener('focusout', ({ relatedTarget }) => (left.hasLeft = relatedTarget === null), {
      once: true,
    })
    return left
  })
  await page.keyboard.press('Tab')
  const { hasLeft, looksTheSame, name } = await last.evaluate((left) => ({
    ...left,
    looksTheSame: left.looksTheSame(),
  }))
  expect(hasLeft, 'Tab leaves the page at its last stop').toBe(true)
  return looksTheSame ? [`${name} looks the same without`] : []
}

/** Puts the focus back on the last stop, for the way back. */
async function returnTo(page: Page, stop: string) {
  await page.evaluate((name) => {
    const { takeSeen } = window as unknown as { takeSeen: () => Seen[] }
    const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')]
    stops.find(({ dataset }) => dataset.stop === name)?.focus()
    takeSeen()
  }, stop)
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
  await withTestScript(page, async () => {
    const keyboard = await page.context().newCDPSession(page)
    await startOver(page)
    const stops = await markStops(page)
    expect(stops.length).toBeGreaterThan(10)
    await watchFocus(page)
    const there = await walk(page, keyboard, stops.length)
    expect(there.names).toEqual(stops)
    const atTheEnd = await leave(page)
    await returnTo(page, stops.at(-1)!)
    const back = await walk(page, keyboard, stops.length - 1, { isBackwards: true })
    expect(back.names).toEqual(stops.slice(0, -1).toReversed())
    expect([...there.faults, ...atTheEnd, ...back.faults]).toEqual([])
    await keyboard.detach()
  })
}
