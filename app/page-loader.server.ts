import type { LoaderFunctionArgs } from '@remix-run/node'
import { DeclaredSearch } from './declared-search'

/** The search parameters that a page reads, with their cacheable values. */
export type SearchDeclaration = Readonly<Record<string, readonly string[]>>

export interface PageLoader {
  search?: SearchDeclaration
  /** Names the page's content at a time, in milliseconds since the epoch, if it depends on the day: part of the cache key. */
  edition?: ((now: number) => string) | undefined
}

/** For parameters of one visitor. */
export const neverCached: readonly string[] = []

/** Builds a loader with declared search parameters; reading any other throws a Fault. */
export function pageLoader<Data>(
  search: SearchDeclaration,
  load: (args: LoaderFunctionArgs & { search: DeclaredSearch }) => Data,
  edition?: PageLoader['edition'],
) {
  const loader = (args: LoaderFunctionArgs) =>
    load({ ...args, search: new DeclaredSearch(Object.keys(search), new URL(args.request.url).search) })
  return Object.assign(loader, { search, edition })
}
