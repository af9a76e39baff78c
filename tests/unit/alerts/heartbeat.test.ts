import { expect, it, vi } from 'vitest'
import { createHeartbeat } from '~/alerts/heartbeat'
import type { Log } from '~/platform/log'
import { serve } from '../../support/serve'
import { goesOn } from './alert-process'

it('the heartbeat is called while enquiries can be taken, and its failure and the end of it are logged once, without its address', async () => {
  let status = 200
  let problem: Error | null = null
  const called: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    called.push(`${request.method} ${request.url}`)
    if (status > 0) response.writeHead(status).end('OK')
  })
  const log = vi.fn<Log>()
  const checkJournal = async () => problem
  const beat = createHeartbeat({ url: `${origin}/s3cret`, checkJournal, log, fetch, timeoutMs: 200 })!
  await beat(goesOn)
  expect(called).toEqual(['GET /s3cret'])
  problem = new Error('full')
  await beat(goesOn)
  expect(called).toHaveLength(1)
  problem = null
  for (status of [500, 302, 0, 200, 200]) await beat(goesOn)
  expect(called).toHaveLength(6)
  expect(log.mock.calls).toEqual([
    ['error', { event: 'heartbeat', message: 'HEARTBEAT_URL cannot be called: It answered 500' }],
    ['info', { event: 'heartbeat', message: 'Over: HEARTBEAT_URL cannot be called' }],
  ])
})
