import type { HeadersFunction, MetaDescriptor, MetaFunction } from '@remix-run/node'

/** The page's loader makes the head (page-meta.server.ts). */
export const meta: MetaFunction = ({ data }) => (data as { meta: MetaDescriptor[] } | undefined)?.meta ?? []

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) =>
  errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders])
