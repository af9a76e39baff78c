import type { RequestListener } from 'node:http'
import type { RequestHandler } from '@remix-run/node'

/** Where pages come from: a finished build, or the sources while someone works on them. */
export interface PageSource {
  /** Remix. */
  handlePage: RequestHandler
  /** The folder of files for the browser; null where the middleware serves them. */
  clientFolder: string | null
  /** Sees each request before the app does, and hands on what isn't its own. */
  middleware: ((...call: [...Parameters<RequestListener>, next: () => void]) => void) | null
}
