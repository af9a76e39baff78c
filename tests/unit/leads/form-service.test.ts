import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createFormService, type FormPost } from '~/leads/form-service'
import type { Environment } from '~/platform/environment'
import { request as fetch } from '~/platform/http-client'
import { hour } from '../../support/clock'
import { oddResponses, serveOddResponses } from '../../support/odd-responses'
import { serve } from '../../support/serve'

const delivery: FormPost = {
  form: 'consultation',
  values: { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Zwei Zeilen\nfür Dich 😀' },
  visit: { loadedAt: 1_700_000_000_000, webdriver: false },
  page: 'https://site.test/consultation',
}

function connect(url: string, timeoutMs: number) {
  return createFormService({
    environment: {
      CONSULTATION_FORM_ID: 'consult1',
      PROJECT_FORM_ID: 'project1',
      FORM_SERVICE_URL: url,
      FORM_SERVICE_TIMEOUT_MS: timeoutMs,
    } as Environment,
    fetch,
    now: Date.now,
    monotonic: Date.now,
  })!
}

type Respond = (response: ServerResponse) => void

/** What comes of a delivery to a service that really listens, and responds so once it has read the whole request. */
async function send(respond: Respond, timeoutMs = 5000, own: Partial<FormPost> = {}) {
  const calls: IncomingMessage['headers'][] = []
  const url = await serve(async (request, response) => {
    calls.push(request.headers)
    await text(request)
    respond(response)
  })
  return { ...(await connect(url, timeoutMs).send({ ...delivery, ...own })), calls }
}

const accepted = '{"next":"/thanks"}'
const delivered = { kind: 'delivered' }
const never = (none: string): [string, null, null] => [none, null, null]

it.each<[string, number | null, number | null]>([
  ['120', 120_000, 120_000],
  // Never longer than our own pauses.
  ...['21601', '9'.repeat(400)].map((longer): [string, number, number] => [longer, 6 * hour, 6 * hour]),
  [new Date(Date.now() + 3_600_000).toUTCString(), 3_500_000, 3_600_000],
  ...['', 'Soon', '0', '-3600', '3600.5', new Date(0).toUTCString()].map(never),
])('Retry-After "%s" is a pause of %j to %j ms', async (header, least, most) => {
  const { outcome, retryAfterMs } = await send((response) =>
    response.writeHead(429, { 'Retry-After': header }).end('{"error":"Slow down"}'),
  )
  expect(outcome).toMatchObject({ failure: 'rate_limited' })
  expect(retryAfterMs).toSatisfy((ms: number | null) =>
    least === null ? ms === least : ms! >= least && ms! <= most!,
  )
})

it('a call tells nothing else about the visitor', async () => {
  const { calls } = await send((response) => response.end(accepted))
  const tellTale = /^(cookie|origin|authorization|forwarded|x-.*)$/
  expect(Object.keys(calls[0]!).filter((name) => tellTale.test(name))).toEqual([])
})

it.each([
  ['consultation', 'message', 'refused'],
  ['consultation', 'subject', 'failed'],
  ['project', 'details', 'refused'],
  ['project', 'package', 'failed'],
] as const)('on the %s form an error of %s is %s', async (form, field, kind) => {
  const body = JSON.stringify({ errors: [{ field, message: 'is odd' }] })
  expect((await send((response) => response.end(body), 5000, { form })).outcome.kind).toBe(kind)
})

const tooLong = { failure: 'unexpected_format', message: 'Unexpected response format' }
const timedOut = { failure: 'timeout', message: 'No answer within 100 ms' }
const unreachable = (words: RegExp) => ({
  failure: 'unreachable',
  message: expect.stringMatching(words) as string,
})

it.each<[string, Respond, object, timeoutMs?: number]>([
  ['64 KiB long', (response) => response.end(accepted.padEnd(64 * 1024)), { outcome: delivered }],
  ['longer', (response) => response.write(accepted.padEnd(64 * 1024 + 1)), { outcome: tooLong }],
  [
    'compressed, although nobody asked for it',
    (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(accepted)),
    { outcome: delivered },
  ],
  ['without end', (response) => response.write('{"next":'), { status: 200, outcome: timedOut }, 100],
  ['not there', (response) => response.destroy(), { status: null, outcome: unreachable(/socket hang up/) }],
  [
    'broken off',
    (response) => response.write(accepted, () => response.destroy()),
    { status: 200, outcome: unreachable(/aborted/) },
  ],
])('a response may be %s, and nothing is sent twice', async (_, respond, exchange, timeoutMs) => {
  const { calls, ...came } = await send(respond, timeoutMs)
  expect(came).toMatchObject(exchange)
  expect(calls).toHaveLength(1)
})

it.each([20, 60_000])('odd bytes never count as a delivery, within %i ms', async (timeoutMs) => {
  const left = timeoutMs < 1000 ? [...oddResponses] : oddResponses.filter(({ ending }) => ending !== 'stay')
  const count = left.length
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, note)
  const service = await serveOddResponses(() => left.pop()!)
  const formService = connect(`http://127.0.0.1:${service.port}`, timeoutMs)
  const exchanges = await Promise.all(Array.from({ length: count }, () => formService.send(delivery)))
  // What breaks late, breaks now.
  service.stop()
  await sleep(50)
  for (const event of ['uncaughtException', 'unhandledRejection']) process.off(event, note)
  expect(exchanges.map(({ outcome }) => outcome.kind)).toEqual(Array(count).fill('failed'))
  expect(faults).toEqual([])
})
