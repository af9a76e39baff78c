import type { LoaderFunctionArgs } from '@remix-run/node'

/** The search parameters that a page reads, with their cacheable values. */
export type SearchDeclaration = Readonly<Record<string, readonly string[] | typeof neverStored>>

export interface PageDeclaration {
  /** The paths of all pages of a route whose own path has a parameter. */
  paths?: readonly string[]
  /** Of all these pages, or of the page at a path; by default none. */
  search?: SearchDeclaration | ((path: string) => SearchDeclaration)
  /** For content that depends on the day: names its state at a time, in milliseconds since the epoch, in the cache key. */
  version?: (now: number) => string
}

/** For what a visitor typed, or a receipt: the page is sent with `no-store`, and the value is cut instead of dropped. */
export const neverStored = 'never stored' as const

/** Builds the loader of a page, which gets the declared search parameters alone. */
export function pageLoader<Data>(
  declaration: PageDeclaration,
  load: (args: LoaderFunctionArgs & { search: URLSearchParams }) => Data,
) {
  const loader = (args: LoaderFunctionArgs) =>
    load({ ...args, search: new URL(args.request.url).searchParams })
  return Object.assign(loader, declaration)
}
