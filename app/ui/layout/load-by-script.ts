import type { ClientLoaderFunctionArgs } from '@remix-run/react'

/** If loading fails, the browser opens the URL: it shows the reason and can try again. */
export async function clientLoader({ request: { signal, url }, serverLoader }: ClientLoaderFunctionArgs) {
  return serverLoader().catch((error: unknown) => {
    if (signal.aborted) throw error
    location.assign(url)
    return new Promise<never>(() => {})
  })
}
