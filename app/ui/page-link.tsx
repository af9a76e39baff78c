import { Link, NavLink, useRouteError, type LinkProps } from '@remix-run/react'

interface PageLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  to: string
  className?: string
  /** Whether it is a navigation link with aria-current. */
  marksCurrent?: boolean
}

/** A link with prefetching and a view transition. */
export function PageLink({ to, marksCurrent = false, ...rest }: PageLinkProps) {
  const isErrorPage = Boolean(useRouteError())
  const Anchor = marksCurrent ? NavLink : Link
  // No transition when scrolling within a page, and from an error page, where React replaces the document.
  return <Anchor to={to} prefetch="intent" viewTransition={!to.includes('#') && !isErrorPage} {...rest} />
}
