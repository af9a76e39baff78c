// A default export makes this a document route; the root's loader throws the error page that is due.
export default function NotFoundPage() {
  return null
}
