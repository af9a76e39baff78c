import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import type { SubmissionReply } from '~/forms/reply'

export { clientLoader } from '../layout/load-by-script'

/** Sends a form with fetch. If that fails (offline, proxy error, refusal), the form stays on the page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const entered = await request.clone().formData()
  try {
    return await serverAction<SubmissionReply>()
  } catch (error) {
    // A thrown response is the redirect after success.
    if (error instanceof Response) throw error
    const values = Object.fromEntries([...entered].map(([name, value]) => [name, String(value)]))
    return { outcome: 'unreachable', values } satisfies SubmissionReply
  }
}

/** The data only changes once a form was sent. After a failure the server may be unreachable. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get('sent') !== nextUrl.searchParams.get('sent')
