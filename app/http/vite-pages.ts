import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import type { Connect } from 'vite'

/** Remix straight from the sources, with Vite in front of it for the browser's files. */
export interface VitePages {
  handlePage: RequestHandler
  middleware: Connect.Server
}

/** Loads the pages for development: every change of a route or a component shows at once. */
export async function loadVitePages(): Promise<VitePages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as unknown as Promise<ServerBuild>
  return { handlePage: createRequestHandler(build, 'development'), middleware: vite.middlewares }
}
