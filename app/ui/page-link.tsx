import { Link, NavLink, useRouteError, type LinkProps } from '@remix-run/react'

interface PageLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  to: string
  className?: string
  /** Whether it is marked as current on the page that it leads to. */
  marksCurrent?: boolean
}

/** A link to a page of ours, which is prefetched while the visitor aims at the link, and then faded in. */
export function PageLink({ to, marksCurrent = false, ...rest }: PageLinkProps) {
  const isErrorPage = Boolean(useRouteError())
  const Anchor = marksCurrent ? NavLink : Link
  // A fade would blur the scrolling to a part of a page; from an error page, React replaces the whole document without one.
  return <Anchor to={to} prefetch="intent" viewTransition={!to.includes('#') && !isErrorPage} {...rest} />
}
