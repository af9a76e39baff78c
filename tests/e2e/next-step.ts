import type { Page } from 'playwright/test'

/**
 * Scrolls through the page and looks where a next step is in view: a link to the quiz, a package or a form, or a form or question
 * itself.
 *
 * @returns the places from which more than one screen has to be scrolled
 */
export async function farFromSteps(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const steps = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, footer) :is(a[href^="/quiz"], a[href^="/launch"], a[href^="/get-started"], a[href^="/consultation"]), main form',
      ),
    ]
    const headerHeight = document.querySelector('header')!.offsetHeight
    const isSeen = (step: Element) => {
      if (!step.checkVisibility({ visibilityProperty: true })) return false
      const { top, bottom, left, right } = step.getBoundingClientRect()
      const [from, to] = [Math.max(top, headerHeight), Math.min(bottom, innerHeight)]
      if (to - from < 24 || left >= innerWidth || right <= 0) return false
      return step.contains(document.elementFromPoint((left + right) / 2, (from + to) / 2))
    }
    const tops: number[] = []
    const withStep: number[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end; top += 160) tops.push(top)
    for (const top of [...tops, end]) {
      scrollTo({ top, behavior: 'instant' })
      if (steps.some(isSeen)) withStep.push(top)
    }
    return tops.filter((top) => !withStep.some((other) => Math.abs(other - top) <= innerHeight))
  })
}
