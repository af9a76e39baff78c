import { expect } from 'vitest'
import type { Tab } from './engine'

export type Visitor = ReturnType<typeof visitorAt>

/** A person at a tab: points at what is seen, and waits for what appears. */
export function visitorAt(tab: Tab) {
  /** Where the first element of this selector is, with exactly this text, once it is there and nothing lies on it. */
  const find = async (selector: string, text: string | null = null, withFocus = false) => {
    let place: Place | null = null
    const isThere = async () => (place = await tab.evaluate(placeOf, selector, text, withFocus)) !== null
    await expect.poll(isThere, { message: `${selector} ${text ?? ''} in reach` }).toBe(true)
    return place as unknown as Place
  }
  const value = (selector: string) =>
    tab.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? null, selector)
  return {
    ...tab,
    async click(selector: string, text?: string) {
      const { x, y } = await find(selector, text)
      await tab.clickAt(x, y)
    },
    /**
     * Presses Enter on a button. After typing, Firefox scrolls to the caret late, at times between the press and the release of a
     * click; a person takes longer to reach the button.
     */
    async enter(selector: string, text?: string) {
      await find(selector, text, true)
      await tab.press('Enter')
    },
    async hover(selector: string) {
      const { x, y } = await find(selector)
      await tab.pointAt(x, y)
    },
    /** Replaces what stands in a field; not by a click, since the page may move below the pointer, as when an error appears. */
    async fill(selector: string, text: string) {
      await find(selector, null, true)
      await tab.type(text)
      await expect.poll(() => value(selector)).toBe(text)
    },
    value,
    /** The text of the first element of this selector; null when there is none. */
    text: (selector: string) =>
      tab.evaluate(
        (wanted) =>
          document.querySelector<HTMLElement>(wanted)?.innerText.replace(/\s+/g, ' ').trim() ?? null,
        selector,
      ),
    /** Waits until the page whose path and query begin so has loaded. */
    async arrive(path: string) {
      const where = () =>
        tab.evaluate(() => (document.readyState === 'complete' ? location.pathname + location.search : ''))
      await expect.poll(where).toMatch(path)
    },
  }
}

type Place = { x: number; y: number }

/**
 * Runs in the page: the middle of an element, scrolled into view, with the focus if so wanted; null while it is not there or something
 * lies on it, as while pages fade into each other.
 */
function placeOf(selector: string, text: string | null, withFocus: boolean): Place | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.getClientRects().length > 0 &&
      !each.closest('[aria-hidden=true]') &&
      (text === null || each.innerText.replace(/\s+/g, ' ').trim() === text),
  )
  if (!element) return null
  if (withFocus) {
    element.focus({ preventScroll: true })
    if ('select' in element) (element as HTMLInputElement).select()
    return document.activeElement === element ? { x: 0, y: 0 } : null
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A link may have several lines.
  const { left, top, width, height } = element.getClientRects()[0] as DOMRect
  const place = { x: left + width / 2, y: top + height / 2 }
  const onTop = document.elementFromPoint(place.x, place.y)
  return onTop && element.contains(onTop) ? place : null
}
