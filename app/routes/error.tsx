import { data, type LoaderFunctionArgs } from '@remix-run/node'

/** Only the HTTP adapter requests this route, to render an error page. */
export function loader({ params }: LoaderFunctionArgs) {
  throw data(null, { status: Number(params['status']) })
}

// Without a default export Remix would render no document. The page itself is the root's error boundary.
export default function ErrorRoute() {
  return null
}
