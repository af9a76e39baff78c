import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { createApp } from './app'
import type { PageSource } from './page-source'

interface Listening {
  server: Server
  port: number
}

/**
 * Starts to listen.
 *
 * @param port 0 for any free one
 * @param host undefined for all interfaces
 * @throws when the address is taken or not ours
 */
export async function listen(
  app: ReturnType<typeof createApp>,
  middleware: PageSource['middleware'],
  port: number,
  host: string | undefined,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch)
  const server = createServer(
    middleware
      ? (request, response) => middleware(request, response, () => answer(request, response))
      : answer,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/**
 * Stops accepting, waits for the answers under way and closes their connections.
 *
 * @param patienceMs after this long the answers still under way are given up
 */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A kept-alive connection that becomes idle while we drain would hold the server open until its time-out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(giveUp)
}
