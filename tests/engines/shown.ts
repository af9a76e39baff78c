import { expect } from 'vitest'
import type { Tab } from './engine'

/** Waits until a page has been painted, and its fade is over: until then Chromium and WebKit may drop a click. */
export async function untilShown(evaluate: Tab['evaluate']): Promise<void> {
  await expect.poll(() => evaluate(isShown), { message: 'a page that is painted, without a fade' }).toBe(true)
}

/** Runs in the page. Firefox has no entry of a paint for a page that opens scrolled. */
function isShown() {
  const isFading = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
  return performance.getEntriesByType('paint').length > 0 && !document.getAnimations().some(isFading)
}
