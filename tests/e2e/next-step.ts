import type { Page } from 'playwright/test'

/**
 * Scrolls through the page and looks where a next step is in view (a link to the quiz, a package or a form, or a form or question
 * itself) and what the bar with the next step lies on.
 *
 * @returns the places from which more than one screen has to be scrolled, and the fields that the bar covers
 */
export async function lookAtSteps(page: Page): Promise<{ tooFar: number[]; covered: string[] }> {
  return page.evaluate(() => {
    const steps = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, footer) :is(a[href^="/quiz"], a[href^="/launch"], a[href^="/get-started"], a[href^="/consultation"]), main form',
      ),
    ].filter((step) => step.checkVisibility())
    const fields = [
      ...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, form button)'),
    ].filter((field) => field.checkVisibility({ visibilityProperty: true }))
    const bar = document.querySelector('.step-bar')
    const headerHeight = document.querySelector('header')!.offsetHeight
    const isSeen = (step: Element) => {
      if (!step.checkVisibility({ visibilityProperty: true })) return false
      const { top, bottom, left, right } = step.getBoundingClientRect()
      const [from, to] = [Math.max(top, headerHeight), Math.min(bottom, innerHeight)]
      if (to - from < 24 || left >= innerWidth || right <= 0) return false
      const onTop = document.elementFromPoint((left + right) / 2, (from + to) / 2)
      return step.contains(onTop)
    }

    const places: { top: number; hasStep: boolean }[] = []
    const covered: string[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; ; top = Math.min(top + 160, end)) {
      scrollTo({ top, behavior: 'instant' })
      places.push({ top, hasStep: steps.some(isSeen) })
      for (const field of bar?.checkVisibility() ? fields : []) {
        const { left, right, top: upper, bottom: lower } = field.getBoundingClientRect()
        const place = bar!.getBoundingClientRect()
        const [from, to] = [Math.max(upper, place.top), Math.min(lower, place.bottom, innerHeight)]
        if (to - from < 1 || right <= 0 || left >= innerWidth) continue
        const onTop = document.elementFromPoint(
          (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
          (from + to) / 2,
        )
        if (bar!.contains(onTop)) covered.push(`${field.outerHTML.slice(0, 80)} at ${top} px`)
      }
      if (top >= end) break
    }
    const tooFar = places.filter(
      ({ top }) => !places.some((other) => other.hasStep && Math.abs(other.top - top) <= innerHeight),
    )
    return { tooFar: tooFar.map(({ top }) => top), covered }
  })
}
