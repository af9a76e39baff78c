import type { RequestHandler } from '@remix-run/node'
import type { Middleware } from '../transport/listen'
import type { PageTable } from './page-table'

/** Where pages come from: a finished build, or the sources in development. */
export interface PageSource {
  handlePage: RequestHandler
  pageTable: () => PageTable
  /** The folder of files for the browser; null where the middleware serves them. */
  clientFolder: string | null
  /** Whether pages stay the same while the process runs. */
  isCacheable: boolean
  middleware: Middleware | null
}
