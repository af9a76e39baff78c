import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readEnvironment } from '~/platform/environment'
import { readClassifiers } from '~/assistant/classifier'
import { createServices } from '~/services.server'

/** A PostgreSQL server that takes connections and never answers. */
async function startSilentDatabase() {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  onTestFinished(stop)
  return { url: `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, stop }
}

it('closes within its time, although the database does not answer', async () => {
  const { url, stop } = await startSilentDatabase()
  const reading = readEnvironment({ DATABASE_URL: url })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const services = createServices(reading.environment, {
    log: () => {},
    now: Date.now,
    monotonic: Date.now,
    fetch,
    classifiers: readClassifiers('build/assistants.bin'),
    checkLarge: async () => true,
  })
  const asked = services.journal.countByState().catch(() => 'no answer')
  const startedAt = performance.now()
  await services.close(100)
  // The connection itself would be given up after five seconds.
  expect(performance.now() - startedAt).toBeLessThan(3000)
  stop()
  await asked
})
