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
  const url = new URL('server/index.js', buildFolder)
  const build = (await import(url.href).catch((cause: unknown) => {
    throw new Fault(`The built pages at ${url.pathname} cannot be loaded: run "npm run build"`, { cause })
  })) as ServerBuild
  const pageTable = readPageTable(build)
  return {
    handlePage: createRequestHandler(build, 'production'),
    pageTable: () => pageTable,
    isCacheable: true,
    middleware: null,
    fileFolders: ['client', 'previous'].map((name) => fileURLToPath(new URL(name, buildFolder))),
  }
}
