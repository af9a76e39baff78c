import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { closeAll, listen } from './free-port'

/** Serves HTTP until the end of the test; gives the origin. */
export async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => closeAll(server))
  return `http://${host}:${await listen(server, host)}`
}
