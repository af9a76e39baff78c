import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFormService, type FormPost } from '~/leads/form-service'
import { request as fetch } from '~/platform/http-client'
import { oddResponses, serveOddResponses } from '../../support/odd-responses'

const delivery: FormPost = {
  form: 'consultation',
  values: { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Zwei Zeilen\nfür Dich 😀' },
  visit: { loadedAt: 1_700_000_000_000, webdriver: false },
  page: 'https://site.test/consultation',
}

async function serve(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    if ('closeAllConnections' in server) (server as HttpServer).closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A form service that really listens; `answer` is called once it has read the whole request. */
async function startFormService(answer: (response: ServerResponse) => void, timeoutMs = 5000) {
  const calls: IncomingMessage['headers'][] = []
  const server = createServer(async (request, response) => {
    calls.push(request.headers)
    await text(request)
    answer(response)
  })
  const url = await serve(server)
  return { calls, formService: connect(url, timeoutMs) }
}

function connect(url: string, timeoutMs: number) {
  return createFormService({
    url,
    formIds: { consultation: 'consult1', project: 'project1' },
    timeoutMs,
    client: 'dayfive/1.0.0',
    fetch,
    now: Date.now,
    monotonic: Date.now,
  })
}

const accepted = '{"next":"/thanks"}'

describe('how long the service asks to be left alone', () => {
  it.each([
    ['in seconds', '120', 120_000, 120_000],
    ['by a date', new Date(Date.now() + 3_600_000).toUTCString(), 3_500_000, 3_600_000],
  ])('is read %s', async (_, header, least, most) => {
    const { formService } = await startFormService((response) =>
      response.writeHead(429, { 'Retry-After': header }).end('{"error":"Slow down"}'),
    )
    const { outcome, retryAfterMs } = await formService.send(delivery)
    expect(outcome).toMatchObject({ failure: 'rate_limited' })
    expect(retryAfterMs).toBeGreaterThanOrEqual(least)
    expect(retryAfterMs).toBeLessThanOrEqual(most)
  })

  it.each(['', 'Soon', '0', '-3600', '3600.5', new Date(0).toUTCString()])(
    'is nothing by %j',
    async (header) => {
      const { formService } = await startFormService((response) =>
        response.writeHead(503, { 'Retry-After': header }).end(),
      )
      expect(await formService.send(delivery)).toMatchObject({ retryAfterMs: null })
    },
  )
})

it('what is sent tells nothing more of the visitor', async () => {
  const { formService, calls } = await startFormService((response) => response.end(accepted))
  await formService.send(delivery)
  const tellTale = /^(cookie|origin|authorization|forwarded|x-.*)$/
  expect(Object.keys(calls[0]!).filter((name) => tellTale.test(name))).toEqual([])
})

describe('what comes back', () => {
  it.each([
    ['consultation', 'message', 'refused'],
    ['consultation', 'subject', 'failed'],
    ['project', 'details', 'refused'],
    ['project', 'package', 'failed'],
  ] as const)('on the %s form an error of %s is %s', async (form, field, kind) => {
    const { formService } = await startFormService((response) =>
      response.end(JSON.stringify({ errors: [{ field, message: 'is odd' }] })),
    )
    expect((await formService.send({ ...delivery, form })).outcome.kind).toBe(kind)
  })

  it('is not followed where it redirects', async () => {
    const { formService, calls } = await startFormService((response) =>
      response.writeHead(307, { location: '/elsewhere' }).end(),
    )
    expect(await formService.send(delivery)).toMatchObject({ status: 307, outcome: { kind: 'failed' } })
    expect(calls).toHaveLength(1)
  })

  it('may be 64 KiB long and not a byte longer, nor without end', async () => {
    const { formService } = await startFormService((response) => response.end(accepted.padEnd(64 * 1024)))
    expect((await formService.send(delivery)).outcome).toEqual({ kind: 'delivered' })
    const endless = await startFormService((response) => response.write(accepted.padEnd(64 * 1024 + 1)))
    expect((await endless.formService.send(delivery)).outcome).toMatchObject({
      failure: 'unexpected_format',
      message: 'Unexpected response format',
    })
  })
})

describe('the deadline ends the wait', () => {
  it('for an answer that never ends', async () => {
    const { formService } = await startFormService((response) => response.write('{"next":'), 100)
    const late = { failure: 'timeout', message: 'No answer within 100 ms' }
    expect(await formService.send(delivery)).toMatchObject({ status: 200, outcome: late })
  })

  it('for a body that cannot be decoded', async () => {
    const url = await serve(
      createTcpServer((socket) => {
        const answer = 'HTTP/1.0 200 OK\r\nContent-Encoding: gzip\r\n\r\nno gzip'
        socket.on('error', () => {}).once('data', () => socket.end(answer))
      }),
    )
    const formService = connect(url, 100)
    // Whether the body's error arrives is a race within fetch.
    for (let time = 0; time < 5; time += 1) {
      expect((await formService.send(delivery)).outcome.kind).toBe('failed')
    }
  })
})

it.each<[string, (response: ServerResponse) => void, number | null, RegExp]>([
  ['after the request', (response) => response.destroy(), null, /socket hang up/],
  ['within the answer', (response) => response.write(accepted, () => response.destroy()), 200, /aborted/],
])(
  'a connection that breaks %s is unreachable, says why, and is not sent again',
  async (_, answer, status, words) => {
    const { formService, calls } = await startFormService(answer)
    expect(await formService.send(delivery)).toMatchObject({
      status,
      outcome: { failure: 'unreachable', message: expect.stringMatching(words) },
    })
    expect(calls).toHaveLength(1)
  },
)

describe('whatever bytes come back', () => {
  it.each([20, 60_000])(
    'are an answer that never says the lead was taken, within %i ms',
    async (timeoutMs) => {
      const left =
        timeoutMs < 1000 ? [...oddResponses] : oddResponses.filter(({ ending }) => ending !== 'stay')
      const count = left.length
      const faults: unknown[] = []
      const note = (fault: unknown) => void faults.push(fault)
      for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, note)
      const service = await serveOddResponses(() => left.pop()!)
      const formService = connect(service.url, timeoutMs)
      const exchanges = await Promise.all(Array.from({ length: count }, () => formService.send(delivery)))
      // What breaks late, breaks now.
      service.close()
      await sleep(50)
      for (const event of ['uncaughtException', 'unhandledRejection']) process.off(event, note)
      expect(exchanges.map(({ outcome }) => outcome.kind)).toEqual(Array(count).fill('failed'))
      expect(faults).toEqual([])
    },
  )

  it('may be compressed, although nobody asked for it', async () => {
    const compressed = gzipSync(accepted)
    const { formService } = await startFormService((response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(compressed),
    )
    expect((await formService.send(delivery)).outcome).toEqual({ kind: 'delivered' })
  })
})
