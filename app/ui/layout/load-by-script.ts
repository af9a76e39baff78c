import type { ClientLoaderFunctionArgs } from '@remix-run/react'

/** Leaves what fails to the browser, which says why and tries again; the server knows the reference of what was sent. */
export async function clientLoader({ request: { signal, url }, serverLoader }: ClientLoaderFunctionArgs) {
  return serverLoader().catch((error: unknown) => {
    if (signal.aborted) throw error
    location.assign(url)
    return new Promise<never>(() => {})
  })
}
