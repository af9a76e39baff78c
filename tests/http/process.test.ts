import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LogLine } from '../support/site'

let folder: string
let server: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
})
afterEach(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a program with this environment alone. */
function run(command: string, words: string[], environment: Record<string, string>) {
  const env: Record<string, string | undefined> = { PATH: process.env.PATH, ...environment }
  const child = spawn(command, words, { env: env as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'pipe'] })
  server = child
  return child
}

const node = [process.execPath, 'build/server.js']

/** Starts the built server as operators do, and waits for its first line. */
async function start(environment: Record<string, string> = {}, [command = '', ...words] = node) {
  const lines: LogLine[] = []
  const child = run(command, words, {
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    ...environment,
  })
  const exited = (once(child, 'exit') as Promise<[number | null]>).then(([code]) => code)
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += chunk))
  const output = createInterface(child.stdout)
  output.on('line', (line) => lines.push(JSON.parse(line) as LogLine))
  await Promise.race([once(output, 'line'), exited])
  return {
    url: `http://127.0.0.1:${String(lines[0]?.port)}`,
    lines,
    exited,
    complaints: () => complaints,
    /** Waits until the log has a line of this event. */
    async logged(event: string) {
      while (!lines.some((line) => line.event === event)) await once(output, 'line')
    },
    /** Closes the pipe that the log goes to. */
    stopReading: () => child.stdout.destroy(),
    stop(signal: NodeJS.Signals) {
      child.kill(signal)
      return exited
    },
  }
}

const enquiry = new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hello' })

describe('the server process', () => {
  it('starts without any configuration, and says what that means', async () => {
    const site = await start()
    expect(site.lines[0]).toMatchObject({
      event: 'start',
      level: 'warn',
      warnings: [expect.stringContaining('CONSULTATION_FORM_ID'), expect.stringContaining('SITE_URL')],
    })
    expect((await fetch(site.url)).status).toBe(200)
    expect(await site.stop('SIGTERM')).toBe(0)
  })

  it('does not start on a wrong configuration, and says all that is wrong with it', async () => {
    const site = await start({ PORT: 'http', LOG_LEVEL: 'loud', PROJECT_FORM_ID: 'abc' })
    expect(await site.exited).toBe(78)
    expect(site.complaints().trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT: given "http", accepted is /),
      expect.stringMatching(/^LOG_LEVEL: given "loud", accepted is /),
      expect.stringMatching(/^CONSULTATION_FORM_ID: given nothing/),
    ])
    expect(site.lines).toEqual([])
  })

  it('does not start on a journal that cannot be opened, and says why', async () => {
    const site = await start({ DATABASE_URL: 'file:/dev/null/leads.db' })
    expect(await site.exited).toBe(1)
    expect(site.lines).toMatchObject([
      { level: 'error', event: 'stop', message: expect.stringContaining('/dev/null') },
    ])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes the submission under way on %s, then stops with 0',
    async (signal) => {
      const formService = await slowFormService()
      const site = await start({
        CONSULTATION_FORM_ID: 'a',
        PROJECT_FORM_ID: 'b',
        FORM_SERVICE_URL: formService.url,
      })
      const sent = fetch(`${site.url}/consultation`, { method: 'POST', body: enquiry, redirect: 'manual' })
      await formService.called
      const code = site.stop(signal)
      await site.logged('drain')
      formService.answer()
      expect((await sent).status).toBe(303)
      expect(await code).toBe(0)
      expect(site.lines.map(({ event }) => event)).toEqual(['start', 'drain', 'submission', 'stop'])
      formService.close()
    },
  )

  it('is stopped by the signal that npm start gets, and leaves nobody behind', async () => {
    const site = await start({}, ['npm', 'start', '--silent'])
    expect(await site.stop('SIGTERM')).toBe(0)
    expect(site.lines.map(({ event }) => event)).toEqual(['start', 'drain', 'stop'])
    await expect(fetch(site.url)).rejects.toThrow('fetch failed')
  })

  it('goes on when nobody reads its log any more', async () => {
    const site = await start()
    site.stopReading()
    for (const path of ['/', '/launch', '/healthz']) expect((await fetch(site.url + path)).status).toBe(200)
    expect(await site.stop('SIGTERM')).toBe(0)
  })

  it('answers a client that still sends a body that is far too large', async () => {
    const site = await start()
    const { port } = new URL(site.url)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const upload = request({ port, path: '/consultation', method: 'POST' }, (answer) =>
        resolve(answer.statusCode),
      )
      upload.setHeader('content-type', 'application/x-www-form-urlencoded')
      upload.on('error', reject)
      upload.end(Buffer.alloc(1024 * 1024, 'a'))
    })
    expect(status).toBe(413)
    expect(await site.stop('SIGTERM')).toBe(0)
  })
})

async function slowFormService() {
  const waiting: ServerResponse[] = []
  const service = createServer((_, response) => waiting.push(response)).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    called: once(service, 'request'),
    answer: () => waiting.forEach((response) => response.end('{"next":"/thanks"}')),
    close: () => service.close(),
  }
}

describe('the stock server of Remix', () => {
  it('renders the pages too, since they need nothing of ours but the build', async () => {
    const stock = run(
      process.execPath,
      ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
      {
        PORT: '43190',
        NODE_ENV: 'production',
      },
    )
    await once(createInterface(stock.stdout), 'line')
    const pages = await Promise.all(
      ['/', '/launch', '/blog/0'].map((path) => fetch(`http://localhost:43190${path}`)),
    )
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
