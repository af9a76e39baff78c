import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf } from '~/leads/journal-fault'

/** Listens for a moment, which alone shows what a server would meet there; the code of the error, or null. */
export async function listenFault(port: number, host: string | undefined): Promise<string | null> {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    return null
  } catch (error) {
    return codeOf(error) ?? 'unknown error'
  } finally {
    server.close()
  }
}
