import type { HeadersFunction } from '@remix-run/node'

/** Sends a form page with the headers that its action or loader asked for, such as `Retry-After`. */
export const passOnHeaders: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) =>
  errorHeaders ?? actionHeaders ?? loaderHeaders
