import type { LoaderFunctionArgs } from '@remix-run/node'

/** The search parameters that a page reads, each with its cacheable values. */
export type SearchDeclaration = Readonly<Record<string, readonly string[] | typeof neverStored>>

export interface PageDeclaration {
  /** The paths of all pages of a route whose own path has a parameter. */
  paths?: readonly string[]
  /** For all these pages, or for the page at a path. */
  search?: SearchDeclaration | ((path: string) => SearchDeclaration)
  /** If the content depends on the day: names the content at a time (milliseconds since the epoch) for the cache. */
  version?: (now: number) => string
}

/** For typed text and receipts: the page is sent with `no-store`, and a long value is cut instead of dropped. */
export const neverStored = 'never stored' as const

/** Builds the loader of a page. Only declared search parameters reach it. */
export function pageLoader<Data>(
  declaration: PageDeclaration,
  load: (args: LoaderFunctionArgs & { search: URLSearchParams }) => Data,
) {
  const loader = (args: LoaderFunctionArgs) =>
    load({ ...args, search: new URL(args.request.url).searchParams })
  return Object.assign(loader, declaration)
}
