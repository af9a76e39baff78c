import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts to listen.
 *
 * @param host undefined for all interfaces
 * @throws when the address is taken or not ours
 */
export async function listen(listener: RequestListener, port: number, host: string | undefined) {
  const server = createServer(listener)
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
