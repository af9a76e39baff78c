import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import type { SubmissionReply } from '~/forms/reply'

/** Sends a form with fetch. On failure (offline, proxy error, refusal) the form stays, instead of an error page. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<SubmissionReply> {
  const entered = await request.clone().formData()
  try {
    return await serverAction<SubmissionReply>()
  } catch (error) {
    // The redirect after success.
    if (error instanceof Response) throw error
    const values = Object.fromEntries([...entered].map(([name, value]) => [name, String(value)]))
    return { outcome: 'unreachable', values }
  }
}

/** After a failure nothing is reloaded: the server may be unreachable. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !actionResult
