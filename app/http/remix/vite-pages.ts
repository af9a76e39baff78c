import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Fault } from '~/platform/fault'
import type { PageSource } from './page-source'
import { readPageTable } from './page-table'

/**
 * For development: each change of a file applies to the next request.
 *
 * @throws Fault that says what is wrong with the configuration or the content
 */
export async function loadVitePages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' }).catch(
    (cause: Error) => {
      throw new Fault(cause.message, { cause })
    },
  )
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
