import type { ComponentProps } from 'react'

/** A list that is swiped on narrow screens (home.css), and a grid on wide ones. */
export function SwipeRow({ className, children, ...list }: ComponentProps<'ul'>) {
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul {...list} tabIndex={0} className={`swipe lg:grid ${className}`}>
      {children}
    </ul>
  )
}
