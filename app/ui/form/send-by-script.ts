import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import type { Reply } from '~/forms/reply'

/** Sends a form with fetch. On failure (offline, proxy error, refusal) the form stays, instead of an error page. */
export async function sendByScript({ request, serverAction }: ClientActionFunctionArgs): Promise<Reply> {
  const entered = await request.clone().formData()
  try {
    return await serverAction<Reply>()
  } catch (error) {
    // The redirect after success.
    if (error instanceof Response) throw error
    const values = Object.fromEntries([...entered].map(([name, value]) => [name, String(value)]))
    return { outcome: 'unreachable', values }
  }
}

/** After a failure nothing is reloaded: the server may be unreachable. */
export const revalidateUnlessKept: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !actionResult
