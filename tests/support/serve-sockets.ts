import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from './free-port'

/** Does this with each connection, until the end of the test. */
export async function serveSockets(greet: (socket: Socket) => unknown = () => {}) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    greet(socket)
  })
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  onTestFinished(stop)
  return { port: await listen(server), stop }
}
