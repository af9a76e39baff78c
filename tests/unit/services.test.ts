import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readEnvironment } from '~/platform/environment'
import { createServices } from '~/services.server'

/** The address of a PostgreSQL server that takes connections and never answers. */
async function startSilentDatabase(): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/leads`
}

it('closes within its time, although the database does not answer', async () => {
  const reading = readEnvironment({ DATABASE_URL: await startSilentDatabase() })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const services = createServices(reading.environment, {
    log: () => {},
    now: Date.now,
    monotonic: Date.now,
    fetch,
  })
  const asked = services.journal.countByState().catch(() => 'no answer')
  const startedAt = performance.now()
  await services.close(100)
  // The connection itself would be given up after five seconds.
  expect(performance.now() - startedAt).toBeLessThan(3000)
  await asked
})
