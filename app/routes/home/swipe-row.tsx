import type { ReactNode } from 'react'

interface SwipeRowProps {
  label: string
  /** For wide screens, on which the row is a grid. */
  className: string
  children: ReactNode
}

/** A list that is swiped on narrow screens (home.css). */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  return (
    <ul
      aria-label={label}
      // What scrolls must be reachable by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`swipe lg:grid ${className}`}
    >
      {children}
    </ul>
  )
}
