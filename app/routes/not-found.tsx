import { data } from '@remix-run/node'

export function loader() {
  throw data(null, { status: 404 })
}

// A default export makes this a document route; the ErrorBoundary is rendered.
export default function NotFoundPage() {
  return null
}
