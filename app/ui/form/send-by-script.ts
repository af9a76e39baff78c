import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import type { Reply } from '~/forms/reply'

/**
 * Sends a form by script to the action that it reaches without script. When that fails (no connection, an answer of a proxy, a
 * refusal), the form stays as it is instead of giving way to an error page.
 */
export async function sendByScript({ request, serverAction }: ClientActionFunctionArgs): Promise<Reply> {
  const entered = await request.clone().formData()
  try {
    return await serverAction<Reply>()
  } catch (error) {
    // A redirect, the answer to a form that went through.
    if (error instanceof Response) throw error
    const values = Object.fromEntries([...entered].map(([name, value]) => [name, String(value)]))
    return { outcome: 'unreachable', values }
  }
}

/** A form that did not go through needs no new data from a server that may be out of reach. */
export const revalidateUnlessKept: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !actionResult
