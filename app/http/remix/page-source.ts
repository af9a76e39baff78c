import type { RequestHandler } from '@remix-run/node'
import type { Middleware } from '../transport/listen'
import type { PageTable } from './page-table'

/** Where pages come from: a finished build, or the sources in development. */
export interface PageSource {
  handlePage: RequestHandler
  pageTable: () => PageTable
  /** The folders of files for the browser, none where the middleware serves them. Of one path, the first folder's file is served. */
  fileFolders: readonly string[]
  /** Whether pages stay the same while the process runs. */
  isCacheable: boolean
  middleware: Middleware | null
}
