import { data, type LoaderFunctionArgs } from '@remix-run/node'

/** The HTTP adapter alone asks for it, where no other route gives the error page that is due. */
export function loader({ params }: LoaderFunctionArgs) {
  throw data(null, { status: Number(params['status']) })
}

// A default export makes this a document route; what is seen is the root's error boundary.
export default function ErrorRoute() {
  return null
}
