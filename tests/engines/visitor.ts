import { expect } from 'vitest'
import type { Tab } from './engine'

/** A person at a tab: points at what is seen, and waits for what appears. */
export interface Visitor extends Tab {
  /** Clicks the first element of this selector with exactly this text, once it is there and nothing lies on it. */
  click(selector: string, text?: string | null): Promise<void>
  /**
   * Presses Enter on the first button of this selector and text. After typing, Firefox scrolls to the caret late, at times between
   * the press and the release of a click; a person takes longer to reach the button.
   */
  enter(selector: string, text: string): Promise<void>
  hover(selector: string): Promise<void>
  /** Replaces what stands in a field. */
  fill(selector: string, text: string): Promise<void>
  /** The text of the first element of this selector; null when there is none. */
  text(selector: string): Promise<string | null>
  /** What stands in a field. */
  value(selector: string): Promise<string | null>
  /** Waits until the page at this path, with its query, has loaded. */
  arrive(path: string | RegExp): Promise<void>
}

export function visitorAt(tab: Tab): Visitor {
  // Something may lie on it while pages fade into each other, and a page may be left meanwhile.
  const find = async (selector: string, text: string | null) => {
    let place: Place | null = null
    const isThere = async () => (place = await tab.evaluate(placeOf, selector, text)) !== null
    await expect.poll(isThere, { message: `${selector} ${text ?? ''} in reach` }).toBe(true)
    return place as unknown as Place
  }
  // It may still move.
  const findSteady = async (selector: string, text: string | null) => {
    let place = await find(selector, text)
    const isSteady = async () => {
      const before = place
      place = await find(selector, text)
      return place.x === before.x && place.y === before.y
    }
    await expect.poll(isSteady, { message: `${selector} ${text ?? ''} at rest` }).toBe(true)
    return place
  }
  const visitor: Visitor = {
    ...tab,
    async click(selector, text = null) {
      const { x, y } = await findSteady(selector, text)
      await tab.clickAt(x, y)
    },
    async enter(selector, text) {
      await find(selector, text)
      await tab.evaluate(focusOn, selector, text)
      await tab.press('Enter')
    },
    async hover(selector) {
      const { x, y } = await find(selector, null)
      await tab.pointAt(x, y)
    },
    async fill(selector, text) {
      await find(selector, null)
      // Not by a click: the page may move below the pointer, as when an error appears above the field.
      const focus = () =>
        tab.evaluate((wanted) => {
          const field = document.querySelector<HTMLInputElement>(wanted)
          field?.select()
          field?.focus({ preventScroll: true })
          return document.activeElement === field
        }, selector)
      await expect.poll(focus, { message: `focus on ${selector}` }).toBe(true)
      await tab.type(text)
      await expect.poll(() => visitor.value(selector)).toBe(text)
    },
    text: (selector) =>
      tab.evaluate(
        (wanted) =>
          document.querySelector<HTMLElement>(wanted)?.innerText.replace(/\s+/g, ' ').trim() ?? null,
        selector,
      ),
    value: (selector) =>
      tab.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? null, selector),
    async arrive(path) {
      const where = () =>
        tab.evaluate(() => (document.readyState === 'complete' ? location.pathname + location.search : ''))
      if (typeof path === 'string') await expect.poll(where).toBe(path)
      else await expect.poll(where).toMatch(path)
    },
  }
  return visitor
}

interface Place {
  x: number
  y: number
}

/** Runs in the page: the middle of an element, scrolled into view; null while it is not there or something lies on it. */
function placeOf(selector: string, text: string | null): Place | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.getClientRects().length > 0 &&
      !each.closest('[aria-hidden=true]') &&
      (text === null || each.innerText.replace(/\s+/g, ' ').trim() === text),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A link may have several lines.
  const { left, top, width, height } = element.getClientRects()[0] as DOMRect
  const place = { x: left + width / 2, y: top + height / 2 }
  const onTop = document.elementFromPoint(place.x, place.y)
  return onTop && element.contains(onTop) ? place : null
}

/** Runs in the page. */
function focusOn(selector: string, text: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)]
  const isWanted = ({ innerText, tabIndex }: HTMLElement) =>
    tabIndex >= 0 && innerText.replace(/\s+/g, ' ').trim() === text
  buttons.find(isWanted)?.focus({ preventScroll: true })
}
