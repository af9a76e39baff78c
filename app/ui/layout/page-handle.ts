import { useMatches, useRouteError } from '@remix-run/react'

/** The `handle` of a route whose page needs script, styles or a document of its own. */
export interface PageHandle {
  /** Hydrates parts of the page, or all of it with the router. Every page has page-script.ts. */
  script?: 'islands' | 'router'
  /** Instead of those of styles/pages.css. */
  styles?: string
  document?: 'own'
}

/** Null for an error page, which has the agency's document and no hydration: that would compare the URL and reload. */
export function usePageHandle(): PageHandle | null {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return useRouteError() ? null : (handle ?? null)
}
