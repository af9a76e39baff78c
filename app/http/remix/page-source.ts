import type { RequestListener } from 'node:http'
import type { RequestHandler } from '@remix-run/node'
import type { PageTable } from './page-table'

/** Where pages come from: a finished build, or the sources in development. */
export interface PageSource {
  /** Remix. */
  handlePage: RequestHandler
  /** What the route modules declare. */
  pageTable: () => PageTable
  /** The folder of files for the browser; null where the middleware serves them. */
  clientFolder: string | null
  /** Whether pages stay the same while the process runs. */
  isCacheable: boolean
  /** Handles each request before the app, and passes on what isn't its own. */
  middleware: ((...call: [...Parameters<RequestListener>, next: () => void]) => void) | null
}
