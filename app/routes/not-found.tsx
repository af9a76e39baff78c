import { data } from '@remix-run/node'

/** Answers every address without a page. */
export function loader() {
  throw data(null, { status: 404 })
}

// Without a page of its own the route would answer scripts alone; the error page is what is shown.
export default function NotFoundPage() {
  return null
}
