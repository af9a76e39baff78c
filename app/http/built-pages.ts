import { fileURLToPath } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { PageSource } from './page-source'

/**
 * Loads the pages that `npm run build` made.
 *
 * @param buildFolder the folder `build/`, as a file URL that ends in a slash
 */
export async function loadBuiltPages(buildFolder: URL): Promise<PageSource> {
  const build = (await import(new URL('server/index.js', buildFolder).href)) as ServerBuild
  return {
    handlePage: createRequestHandler(build, 'production'),
    clientFolder: fileURLToPath(new URL('client', buildFolder)),
    middleware: null,
  }
}
