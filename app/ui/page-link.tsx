import { Link, NavLink, useRouteError, type LinkProps } from '@remix-run/react'

interface PageLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  to: string
  className?: string
  /** Whether it says so when the visitor is on the page that it leads to. */
  marksCurrent?: boolean
}

/**
 * A link to a page of ours. What that page needs is fetched while the visitor still aims at the link, and the change of pages
 * is a short fade.
 */
export function PageLink({ to, marksCurrent = false, ...rest }: PageLinkProps) {
  const isErrorPage = Boolean(useRouteError())
  const Anchor = marksCurrent ? NavLink : Link
  // To a part of a page the window scrolls, which a fade would blur; and from an error page React makes the whole document
  // anew, which ends a fade before it began.
  return <Anchor to={to} prefetch="intent" viewTransition={!to.includes('#') && !isErrorPage} {...rest} />
}
