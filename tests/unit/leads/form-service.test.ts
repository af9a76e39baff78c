import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFormService, type FormPost } from '~/leads/form-service'

const delivery: FormPost = {
  form: 'consultation',
  values: { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Zwei Zeilen\nfür Dich 😀' },
  visit: { loadedAt: 1_700_000_000_000, webdriver: false },
  page: 'https://site.test/consultation',
}

interface Call {
  path: string | undefined
  method: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A form service that really listens; `answer` is called once it has read the whole request. */
async function startFormService(answer: (response: ServerResponse) => void, timeoutMs = 5000) {
  const calls: Call[] = []
  const url = await listen(async (request, response) => {
    const { url: path, method, headers } = request
    calls.push({ path, method, headers, body: await text(request) })
    answer(response)
  })
  return { calls, formService: connect(url, timeoutMs) }
}

function connect(url: string, timeoutMs = 5000, fetchLike = fetch) {
  return createFormService({
    url,
    formIds: { consultation: 'consult1', project: 'project1' },
    timeoutMs,
    client: 'dayfive/1.0.0',
    fetch: fetchLike,
    now: Date.now,
    monotonic: Date.now,
  })
}

const accepted = '{"next":"/thanks"}'

it('ignores a byte order mark', async () => {
  const { formService } = await startFormService((response) => response.end(`\uFEFF${accepted}`))
  expect((await formService.send(delivery)).answer.kind).toBe('delivered')
})

describe('how long the service asks to be left alone', () => {
  it.each([
    ['in seconds', '120', 120_000, 120_000],
    ['by a date', new Date(Date.now() + 3_600_000).toUTCString(), 3_500_000, 3_600_000],
  ])('is read %s', async (_, header, least, most) => {
    const { formService } = await startFormService((response) =>
      response.writeHead(429, { 'Retry-After': header }).end('{"error":"Slow down"}'),
    )
    const { answer, retryAfterMs } = await formService.send(delivery)
    expect(answer).toMatchObject({ failure: 'rate_limited' })
    expect(retryAfterMs).toBeGreaterThanOrEqual(least)
    expect(retryAfterMs).toBeLessThanOrEqual(most)
  })

  it.each([undefined, '', 'soon', 'Soon', '0', '-5', '-3600', '3600.5', new Date(0).toUTCString()])(
    'is nothing by %j',
    async (header) => {
      const { formService } = await startFormService((response) => {
        if (header !== undefined) response.setHeader('Retry-After', header)
        response.writeHead(503).end()
      })
      expect(await formService.send(delivery)).toMatchObject({ retryAfterMs: null })
    },
  )
})

describe('what is sent', () => {
  it('is one POST to the address of the form', async () => {
    const { formService, calls } = await startFormService((response) => response.end(accepted))
    await formService.send(delivery)
    await formService.send({ ...delivery, form: 'project' })
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /f/consult1',
      'POST /f/project1',
    ])
  })

  it('says in its headers what the contract lists, and nothing of the visitor', async () => {
    const { formService, calls } = await startFormService((response) => response.end(accepted))
    await formService.send(delivery)
    expect(calls[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      referer: 'https://site.test/consultation',
      'formspree-client': 'dayfive/1.0.0',
    })
    const tellTale = /^(cookie|origin|authorization|forwarded|x-.*)$/
    expect(Object.keys(calls[0]?.headers ?? {}).filter((name) => tellTale.test(name))).toEqual([])
  })

  it.each([
    [{ loadedAt: 1_700_000_000_000, webdriver: false }, '{"loadedAt":1700000000000,"webdriver":false}'],
    [{ webdriver: true }, '{"webdriver":true}'],
    [{}, '{}'],
  ])('carries what is known of the visit (%j) in base64', async (visit, session) => {
    const { formService, calls } = await startFormService((response) => response.end(accepted))
    await formService.send({ ...delivery, visit })
    expect(calls[0]?.headers['formspree-session-data']).toBe(Buffer.from(session).toString('base64'))
  })

  it('is exactly the payload fields as JSON', async () => {
    const { formService, calls } = await startFormService((response) => response.end(accepted))
    await formService.send(delivery)
    expect(calls[0]?.body).toBe(JSON.stringify(delivery.values))
  })
})

describe('what comes back', () => {
  it('is read by its body, and told with its status', async () => {
    const { formService } = await startFormService((response) =>
      response.writeHead(422).end('{"errors":[{"field":"email","code":"TYPE_EMAIL","message":"is odd"}]}'),
    )
    expect(await formService.send(delivery)).toMatchObject({
      status: 422,
      answer: {
        kind: 'refused',
        message: '',
        codes: [],
        errors: { email: [{ code: 'TYPE_EMAIL', message: 'is odd' }] },
      },
    })
  })

  it.each([
    ['consultation', 'message', 'refused'],
    ['consultation', 'subject', 'failed'],
    ['project', 'details', 'refused'],
    ['project', 'package', 'failed'],
  ] as const)('on the %s form an error of %s is %s', async (form, field, kind) => {
    const { formService } = await startFormService((response) =>
      response.end(JSON.stringify({ errors: [{ field, message: 'is odd' }] })),
    )
    expect((await formService.send({ ...delivery, form })).answer.kind).toBe(kind)
  })

  it('may arrive in pieces that cut a character in two', async () => {
    const answer = Buffer.from('{"error":"für"}')
    const { formService } = await startFormService((response) => {
      response.write(answer.subarray(0, 12), () => response.end(answer.subarray(12)))
    })
    expect((await formService.send(delivery)).answer).toMatchObject({ message: 'für' })
  })

  it('is not sought elsewhere when it is a redirect', async () => {
    const { formService, calls } = await startFormService((response) =>
      response.writeHead(307, { Location: '/f/elsewhere' }).end(),
    )
    expect(await formService.send(delivery)).toMatchObject({
      status: 307,
      answer: { kind: 'failed', failure: 'unexpected_format', message: 'Unexpected response format' },
    })
    expect(calls).toHaveLength(1)
  })

  it('may be 64 KiB long and not a byte longer', async () => {
    const lengths = [64 * 1024, 64 * 1024 + 1]
    const { formService } = await startFormService((response) =>
      response.end(accepted.padEnd(lengths.shift() ?? 0)),
    )
    expect((await formService.send(delivery)).answer).toEqual({ kind: 'delivered' })
    expect((await formService.send(delivery)).answer).toMatchObject({
      failure: 'unexpected_format',
      message: 'Unexpected response format',
    })
  })

  it('is given up when it does not end', async () => {
    let closed: Promise<unknown> | undefined
    const { formService } = await startFormService((response) => {
      closed = once(response, 'close')
      response.write(' '.repeat(64 * 1024 + 1))
    })
    expect((await formService.send(delivery)).answer).toMatchObject({ failure: 'unexpected_format' })
    expect(await closed).toBeDefined()
  })
})

describe('the deadline', () => {
  const late = { kind: 'failed', failure: 'timeout', message: 'No answer within 200 ms', codes: [] }

  it('ends the wait for an answer that never begins', async () => {
    const { formService } = await startFormService(() => {}, 200)
    expect(await formService.send(delivery)).toMatchObject({ status: null, answer: late })
  })

  it('ends the wait for an answer that never ends', async () => {
    const { formService } = await startFormService((response) => response.write('{"next":'), 200)
    expect(await formService.send(delivery)).toMatchObject({ status: 200, answer: late })
  })
})

describe('a body that cannot be decoded, on a connection that closes', () => {
  it.each(['gzip', 'br'])('does not outlast the deadline (%s)', async (coding) => {
    const server = createTcpServer((socket) => {
      socket
        .on('error', () => {})
        .once('data', () => {
          socket.end(`HTTP/1.0 200 OK\r\nContent-Encoding: ${coding}\r\n\r\nno ${coding}`)
        })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const formService = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 300)
    // Whether the body's error arrives is a race within fetch.
    for (let time = 0; time < 5; time += 1) {
      expect((await formService.send(delivery)).answer.kind).toBe('failed')
    }
  })
})

describe('a connection that fails is unreachable, and says why', () => {
  it('when nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    expect(await connect(`http://127.0.0.1:${port}`).send(delivery)).toMatchObject({
      status: null,
      answer: { failure: 'unreachable', message: expect.stringContaining('ECONNREFUSED') },
    })
  })

  it('when nobody listens at any of several addresses', async () => {
    const refusals = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:443`))
    const failing = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new AggregateError(refusals) }))
    const { answer } = await connect('https://forms.test', 5000, failing).send(delivery)
    expect(answer).toMatchObject({
      failure: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('when it breaks after the request, which is not sent again', async () => {
    const { formService, calls } = await startFormService((response) => response.destroy())
    expect(await formService.send(delivery)).toMatchObject({
      status: null,
      answer: { failure: 'unreachable', message: expect.stringMatching(/fetch failed \(cause: \w+/) },
    })
    expect(calls).toHaveLength(1)
  })

  it('when it breaks within the answer', async () => {
    const { formService } = await startFormService((response) => {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write(accepted, () => response.destroy())
    })
    expect(await formService.send(delivery)).toMatchObject({
      status: 200,
      answer: { failure: 'unreachable', message: expect.stringMatching(/terminated/) },
    })
  })
})
