import { useMatches, useRouteError } from '@remix-run/react'

/** The `handle` of a route whose page needs more script than every page has (page-script.ts). */
export interface PageHandle {
  /** Parts of the page hydrated on their own, or the whole document with the router. */
  script: 'islands' | 'router'
}

/** Null for an error page: hydration would compare its URL and reload. */
export function usePageScript(): PageHandle['script'] | null {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return useRouteError() ? null : (handle?.script ?? null)
}
