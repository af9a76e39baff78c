import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { PageSource } from './page-source'

/** Loads the pages from their sources by Vite: every change of a route or a component shows at once. */
export async function loadVitePages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as unknown as Promise<ServerBuild>
  return {
    handlePage: createRequestHandler(build, 'development'),
    clientFolder: null,
    middleware: vite.middlewares,
  }
}
