import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { LogEvent } from '~/log/events'
import { logSchema } from '~/log/schema'
import { createLog } from '~/platform/log'

const schema = JSON.parse(readFileSync('docs/log-schema.json', 'utf8')) as object
const fits = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema)

const submission = {
  event: 'submission',
  requestId: 'edge-42',
  form: 'consultation',
  outcome: 'delivered',
  reference: 'K7F2-9QXM',
  errors: undefined as unknown,
  serviceStatus: 200,
  serviceMs: 12,
  status: 303,
  durationMs: 20,
  clientIp: '203.0.113.7',
  email: 'w***@featherstone.example',
  javascript: false,
}
const delivery = {
  event: 'delivery',
  requestId: 'edge-42',
  form: 'project',
  outcome: 'waiting',
  reference: 'K7F2-9QXM',
  attempt: 1,
  serviceStatus: null,
  failure: 'timeout',
  nextAttemptAt: '2026-05-05T12:01:00.000Z',
}
const request = { event: 'request', status: 200, message: 'HPE_INVALID_METHOD' }
const line = (fields: object): unknown =>
  JSON.parse(JSON.stringify({ time: '2026-05-05T12:00:00.000Z', level: 'info', ...fields }))

describe('docs/log-schema.json', () => {
  it('is what npm run log-schema makes of the schemas', () => {
    expect(schema).toEqual(JSON.parse(JSON.stringify(logSchema())))
  })

  it.each([
    ['a field that is not described', { event: 'drain', signal: 'SIGTERM', name: 'Wilhelmina' }],
    ['an event that is not described', { event: 'greeting' }],
    ['an unmasked address', { ...submission, email: 'wilhelmina@featherstone.example' }],
    ['a submission without its outcome', { ...submission, outcome: undefined }],
    ['a failure of what was delivered', { ...submission, failure: 'timeout' }],
    ['a delivered submission without a reference', { ...submission, reference: undefined }],
    ['errors of a field that no form has', { ...submission, errors: { token: ['TYPE_TEXT'] } }],
    ['a code of the form under a field', { ...submission, errors: { name: ['BLOCKED'] } }],
    ['a waiting delivery without its next attempt', { ...delivery, nextAttemptAt: undefined }],
    ['a refused one, which is for a visitor who waits', { ...delivery, outcome: 'refused' }],
    ['a stop for no reason', { event: 'stop' }],
  ])('takes what is logged, and refuses %s', (_, fields) => {
    for (const whole of [submission, delivery, request]) expect(fits(line(whole))).toBe(true)
    expect(fits(line(fields))).toBe(false)
  })
})

it('does not compile with a field or an event that is not declared', () => {
  const written: string[] = []
  const { log } = createLog<LogEvent>({ write: (text) => written.push(text) }, 'info', Date.now)
  log('info', { event: 'drain', signal: 'SIGTERM' })
  // @ts-expect-error
  log('info', { event: 'drain', signal: 'SIGTERM', name: 'Wilhelmina' })
  // @ts-expect-error
  log('info', { event: 'greeting' })
  expect(written.map((text) => fits(JSON.parse(text)))).toEqual([true, false, false])
})
