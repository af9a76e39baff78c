import { fileURLToPath } from 'node:url'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { Fault } from '~/platform/fault'
import type { Middleware } from '../transport/listen'
import { readPageTable, type PageTable } from './page-table'

/** Pages come from a finished build, or in development from the sources. */
export interface PageSource {
  handlePage: RequestHandler
  pageTable: () => PageTable
  /** Folders with files for the browser; if two have the same path, the first one counts. The middleware needs none. */
  fileFolders: readonly string[]
  isCacheable: boolean
  middleware: Middleware | null
}

/** @throws Fault when the built pages cannot be loaded from the folder, whose URL ends in a slash */
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

/** For development: each request gets the current sources. @throws Fault for wrong configuration or content */
export async function loadVitePages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' }).catch(
    ({ message }: Error) => {
      throw new Fault(message)
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
