import { fileURLToPath } from 'node:url'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'

/** Remix ready to answer, and where the files for the browser lie. */
export interface BuiltPages {
  handlePage: RequestHandler
  clientFolder: string
}

/**
 * Loads the pages that `npm run build` made.
 *
 * @param buildFolder the folder `build/`, as a file URL that ends in a slash
 */
export async function loadBuiltPages(buildFolder: URL): Promise<BuiltPages> {
  const build = (await import(new URL('server/index.js', buildFolder).href)) as ServerBuild
  return {
    handlePage: createRequestHandler(build, 'production'),
    clientFolder: fileURLToPath(new URL('client', buildFolder)),
  }
}
