import type { LoaderFunctionArgs } from '@remix-run/node'
import { DeclaredSearch } from './declared-search'

/** The search parameters that a page reads, with their cacheable values. */
export type SearchDeclaration = Readonly<Record<string, readonly string[]>>

export type PageLoader = { search?: SearchDeclaration }

/** For parameters of one visitor. */
export const neverCached: readonly string[] = []

/** Builds a loader with declared search parameters; reading any other throws a Fault. */
export function pageLoader<Data>(
  search: SearchDeclaration,
  load: (args: LoaderFunctionArgs & { search: DeclaredSearch }) => Data,
) {
  const loader = (args: LoaderFunctionArgs) =>
    load({ ...args, search: new DeclaredSearch(Object.keys(search), new URL(args.request.url).search) })
  return Object.assign(loader, { search })
}
