import type { LoaderFunctionArgs } from '@remix-run/node'
import { DeclaredSearch } from './declared-search'

/**
 * The search parameters that a page reads, each with the values for which its page is cached. A page that depends on any
 * other value is rendered for each request.
 */
export type SearchDeclaration = Readonly<Record<string, readonly string[]>>

/** A loader that declares its page's search parameters. */
export interface PageLoader {
  search?: SearchDeclaration
}

/** The values of parameters that belong to one visitor, whose pages are never cached. */
export const neverCached: readonly string[] = []

/**
 * Builds the loader of a page that reads search parameters. Requests reach it without any others.
 *
 * @param search what it may read
 * @param load its `search` throws a Fault when an undeclared parameter is read
 */
export function pageLoader<Data>(
  search: SearchDeclaration,
  load: (args: LoaderFunctionArgs & { search: DeclaredSearch }) => Data,
) {
  const loader = (args: LoaderFunctionArgs) =>
    load({ ...args, search: new DeclaredSearch(Object.keys(search), new URL(args.request.url).search) })
  return Object.assign(loader, { search })
}
