import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { PageSource } from './page-source'
import { readPageTable } from './page-table'

/** For development: each change of a file applies to the next request. */
export async function loadVitePages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const loadBuild = () => vite.ssrLoadModule('virtual:remix/server-build') as unknown as Promise<ServerBuild>
  let pageTable = readPageTable(await loadBuild())
  const handlePage = createRequestHandler(async () => {
    const build = await loadBuild()
    pageTable = readPageTable(build)
    return build
  }, 'development')
  return {
    handlePage,
    pageTable: () => pageTable,
    fileFolders: [],
    isCacheable: false,
    middleware: vite.middlewares,
  }
}
