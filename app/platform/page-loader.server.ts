import type { LoaderFunctionArgs } from '@remix-run/node'

/** The search parameters that a page reads, with their cacheable values. */
export type SearchDeclaration = Readonly<Record<string, readonly string[] | typeof neverStored>>

export interface PageLoader {
  /** The paths of all pages of a route whose own path has a parameter. */
  paths?: readonly string[]
  /** What the page at a path declares. */
  searchOf?: (path: string) => SearchDeclaration
  /** Names the page's content at a time, in milliseconds since the epoch, if it depends on the day: part of the cache key. */
  version?: ((now: number) => string) | undefined
}

/** For what a visitor typed, or a receipt: the page is sent with `no-store`, and the value cut instead of dropped. */
export const neverStored = 'never stored' as const

/** Builds a loader with declared search parameters; no other reaches it. */
export function pageLoader<Data>(
  declared: SearchDeclaration,
  load: (args: LoaderFunctionArgs & { search: URLSearchParams }) => Data,
  version?: PageLoader['version'],
) {
  const loader = (args: LoaderFunctionArgs) =>
    load({ ...args, search: new URL(args.request.url).searchParams })
  return Object.assign(loader, { searchOf: () => declared, version })
}
