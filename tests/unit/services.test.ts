import { expect, it } from 'vitest'
import { readClassifiers } from '~/assistant/classifier'
import { createServices } from '~/services.server'
import { environmentOf } from '../support/environment-of'
import { serveSockets } from '../support/serve-sockets'

it('closes within its time, although the database does not answer', async () => {
  const { port, stop } = await serveSockets()
  const services = createServices(environmentOf({ DATABASE_URL: `postgres://127.0.0.1:${port}/leads` }), {
    log: () => {},
    now: Date.now,
    monotonic: Date.now,
    fetch,
    classifiers: readClassifiers('build/assistants.bin'),
  })
  const asked = services.journal.countByState().catch(() => 'no answer')
  const startedAt = performance.now()
  await services.close(100)
  // The connection itself would be given up after five seconds.
  expect(performance.now() - startedAt).toBeLessThan(3000)
  stop()
  await asked
})
