import type { HeadersFunction } from '@remix-run/node'

/** Sends a page with the headers of its action or loader, such as `Retry-After`. */
export const passOnHeaders: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) =>
  errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders])
