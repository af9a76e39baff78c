import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import type { Reply } from '~/forms/reply'

/**
 * Sends a form by script to the same action that a form without script reaches. When it doesn't get through (no
 * connection, a proxy that speaks in our place, a refusal), the form stays as it is instead of giving way to an error page.
 */
export async function sendByScript({ request, serverAction }: ClientActionFunctionArgs): Promise<Reply> {
  const entered = await request.clone().formData()
  try {
    return await serverAction<Reply>()
  } catch (error) {
    // A redirect, which is how the server says that all went well.
    if (error instanceof Response) throw error
    const values = Object.fromEntries([...entered].map(([name, value]) => [name, String(value)]))
    return { outcome: 'unreachable', values }
  }
}

/** A form that stays where it is needs nothing new from a server that may be out of reach. */
export const revalidateUnlessKept: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !actionResult
