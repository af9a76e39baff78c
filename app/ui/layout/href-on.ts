/** A link to a part of the home page, on that page without its path: it keeps the query and loads nothing. */
export function hrefOn(pathname: string, to: string): string {
  return pathname === '/' && to.startsWith('/#') ? to.slice(1) : to
}
