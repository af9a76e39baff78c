import { useMatches, useRouteError } from '@remix-run/react'

/** The `handle` of a route whose page needs more than every page has. */
export interface PageHandle {
  /** Beside page-script.ts: parts of the page hydrated on their own, or the whole document with the router. */
  script?: 'islands' | 'router'
  /** Styles that follow those of the site; on the server alone. */
  styles?: string
  document?: 'own'
}

/** Null for an error page: it has the agency's document, and hydration would compare its URL and reload. */
export function usePageHandle(): PageHandle | null {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return useRouteError() ? null : (handle ?? null)
}
