import { fileURLToPath } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Fault } from '~/platform/fault'
import type { PageSource } from './page-source'
import { readPageTable } from './page-table'

/**
 * @param buildFolder a file URL that ends in a slash
 * @throws Fault when the built pages cannot be loaded
 */
export async function loadBuiltPages(buildFolder: URL): Promise<PageSource> {
  const build = await importBuild(new URL('server/index.js', buildFolder))
  const pageTable = readPageTable(build)
  return {
    handlePage: createRequestHandler(build, 'production'),
    pageTable: () => pageTable,
    isCacheable: true,
    middleware: null,
    clientFolder: fileURLToPath(new URL('client', buildFolder)),
  }
}

async function importBuild(url: URL): Promise<ServerBuild> {
  try {
    return (await import(url.href)) as ServerBuild
  } catch (cause) {
    throw new Fault(`The built pages at ${url.pathname} cannot be loaded: run "npm run build"`, { cause })
  }
}
