import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJournal } from '~/leads/open-journal'
import { freePort } from '../support/free-port'
import { listAll } from '../support/list-all'
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

/** Runs a program with this environment only. */
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
  // Not 'exit', after which the last lines may still be on their way.
  const exited = (once(child, 'close') as Promise<[number | null]>).then(([code]) => code)
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

const readiness = async (url: string) => (await fetch(`${url}/readyz/journal`)).status

const enquiry = new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hello' })

describe('the server process', () => {
  it('starts without any configuration, and warns of what is missing', async () => {
    const site = await start()
    expect(site.lines[0]).toMatchObject({
      event: 'start',
      level: 'warn',
      warnings: [expect.stringContaining('CONSULTATION_FORM_ID'), expect.stringContaining('SITE_URL')],
    })
    expect((await fetch(site.url)).status).toBe(200)
    expect(await site.stop('SIGTERM')).toBe(0)
  })

  it('does not start with an invalid configuration, and lists all that is wrong with it', async () => {
    const site = await start({ PORT: 'http', LOG_LEVEL: 'loud', PROJECT_FORM_ID: 'abc' })
    expect(await site.exited).toBe(78)
    expect(site.complaints().trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT: given "http", accepted is /),
      expect.stringMatching(/^LOG_LEVEL: given "loud", accepted is /),
      expect.stringMatching(/^CONSULTATION_FORM_ID: given nothing/),
    ])
    expect(site.lines).toEqual([])
  })

  it('serves the pages without a journal that can be opened, takes no form, and says why', async () => {
    const site = await start({ DATABASE_URL: 'file:/dev/null/leads.db' })
    await site.logged('journal')
    expect(site.lines[0]).toMatchObject({ event: 'start' })
    expect(site.lines[1]).toMatchObject({
      level: 'error',
      event: 'journal',
      message: expect.stringContaining('/dev/null'),
    })
    expect((await fetch(`${site.url}/consultation`)).status).toBe(200)
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${site.url}/readyz/journal`)).status).toBe(503)
    const answer = await fetch(`${site.url}/consultation`, { method: 'POST', body: enquiry })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('ann@example.com')
    expect(await site.stop('SIGTERM')).toBe(0)
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

  it('loses no submission after it had to wait for another process at its start', async () => {
    const path = join(folder, 'leads.db')
    const other = new Database(path)
    // Not by pragma(): a statement that is not collected yet would keep this connection open when it is closed.
    other.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE')
    const site = await start()
    const send = async (name: string) => {
      const body = new URLSearchParams({ name, email: `${name}@example.com`, message: 'Hello' })
      return (await fetch(`${site.url}/consultation`, { method: 'POST', body, redirect: 'manual' })).status
    }
    const first = send('ann')
    await sleep(300)
    other.exec('COMMIT')
    expect(await first).toBe(303)
    other.close()
    expect(await send('ben')).toBe(303)
    await site.stop('SIGKILL')
    const journal = openJournal(`file:${path}`)
    expect(await listAll(journal)).toHaveLength(2)
    await journal.close()
  })

  it('stops on SIGTERM to npm start, and leaves no child process', async () => {
    const site = await start({}, ['npm', 'start', '--silent'])
    expect(await site.stop('SIGTERM')).toBe(0)
    expect(site.lines.map(({ event }) => event)).toEqual(['start', 'drain', 'stop'])
    await expect(fetch(site.url)).rejects.toThrow('fetch failed')
  })

  it('has a line in its log for every request that it answered, however soon it is stopped', async () => {
    const site = await start()
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${site.url}/about`)))
    expect(await site.stop('SIGTERM')).toBe(0)
    const ids = site.lines.filter(({ event }) => event === 'request').map(({ requestId }) => requestId)
    expect(ids.toSorted()).toEqual(answers.map(({ headers }) => headers.get('x-request-id')).toSorted())
    expect(site.lines.at(-1)).toMatchObject({ event: 'stop' })
  })

  it('survives EPIPE on stdout', async () => {
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

// Root may write whatever the mode of a folder says, unless it gives that up.
const withoutPrivilege =
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override', '--inh-caps=-dac_override', ...node]
    : node

describe('a journal that takes no writes', () => {
  const send = (url: string, number: number) => {
    const body = new URLSearchParams({
      name: 'Ann',
      email: `ann${number}@example.com`,
      message: 'Hello '.repeat(500),
    })
    return fetch(`${url}/consultation`, { method: 'POST', body, redirect: 'manual' })
  }

  it.skipIf(process.platform !== 'linux')(
    'on a full disk: gives the form back, says why, and takes forms again once there is room',
    async () => {
      // No file of the server may grow further than this many blocks.
      const full = 'ulimit -S -f 400; exec "$0" build/server.js'
      const site = await start({}, ['bash', '-c', full, process.execPath])
      const answers: Response[] = []
      while (answers.length < 500 && answers.at(-1)?.status !== 503) {
        answers.push(await send(site.url, answers.length))
      }
      const refused = answers.pop()!
      const page = await refused.text()
      expect(refused.status).toBe(503)
      expect(page).toContain('We could not take your message just now')
      expect(page).toContain(`ann${answers.length}@example.com`)
      await expect.poll(() => readiness(site.url)).toBe(503)
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
      expect(site.lines.filter(({ event }) => event === 'submission').at(-1)).toMatchObject({
        level: 'error',
        outcome: 'held',
        message: expect.stringMatching(/^Not recorded: .*the disk (is full|failed).*\(SQLITE_/),
      })

      execFileSync('prlimit', ['--pid', String(server?.pid), '--fsize=unlimited'])
      await expect.poll(() => readiness(site.url)).toBe(200)
      expect((await send(site.url, answers.length)).status).toBe(303)
      expect(await site.stop('SIGTERM')).toBe(0)

      const journal = openJournal(`file:${join(folder, 'leads.db')}`)
      const emails = (await listAll(journal)).map(({ values }) => values.email)
      await journal.close()
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
      expect(emails.toSorted()).toEqual(
        [...answers, refused].map((_, index) => `ann${index}@example.com`).toSorted(),
      )
    },
  )

  it.skipIf(process.platform !== 'linux')(
    'in a read-only folder: gives the form back, says why, and takes forms once it may write',
    async () => {
      chmodSync(folder, 0o555)
      const site = await start({}, withoutPrivilege)
      const refused = await send(site.url, 1)
      const page = await refused.text()
      expect(refused.status).toBe(503)
      expect(page).toContain('We could not take your message just now')
      expect(page).toContain('ann1@example.com')
      await expect.poll(() => readiness(site.url)).toBe(503)
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
      expect(site.lines).toContainEqual(
        expect.objectContaining({
          level: 'error',
          event: 'journal',
          message: expect.stringContaining('EACCES'),
        }),
      )

      chmodSync(folder, 0o755)
      await expect.poll(() => readiness(site.url)).toBe(200)
      expect((await send(site.url, 1)).status).toBe(303)
      expect(await site.stop('SIGTERM')).toBe(0)
    },
  )
})

describe('the background of a server', () => {
  it('sends what an operator releases, and stops with the server', async () => {
    const formService = await slowFormService()
    const site = await start({
      CONSULTATION_FORM_ID: 'a',
      PROJECT_FORM_ID: 'b',
      FORM_SERVICE_URL: formService.url,
    })
    const trapped = new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hello', k5: 'x' })
    const answer = await fetch(`${site.url}/consultation`, { method: 'POST', body: trapped })
    const [reference = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await answer.text()) ?? []
    const env = { PATH: process.env.PATH, DATABASE_URL: `file:${join(folder, 'leads.db')}` }
    const command = ['build/leads.js', 'release', reference]
    const told = execFileSync(process.execPath, command, { env: env as unknown as NodeJS.ProcessEnv })
    expect(told.toString()).toContain(`${reference} is due`)

    await formService.called
    const code = site.stop('SIGTERM')
    await site.logged('drain')
    formService.answer()
    expect(await code).toBe(0)
    expect(site.lines.map(({ event }) => event)).toEqual(['start', 'submission', 'drain', 'delivery', 'stop'])
    expect(site.lines).toContainEqual(
      expect.objectContaining({ event: 'delivery', reference, outcome: 'delivered', attempt: 1 }),
    )
    formService.close()
  })
})

describe('the leads command', () => {
  const leads = (environment: Record<string, string>, ...words: string[]) => {
    const env = { PATH: process.env.PATH, ...environment } as unknown as NodeJS.ProcessEnv
    return spawnSync(process.execPath, ['build/leads.js', ...words], { env, encoding: 'utf8' })
  }

  it('works beside the running server', async () => {
    const site = await start()
    await fetch(`${site.url}/consultation`, { method: 'POST', body: enquiry, redirect: 'manual' })
    const { status, stdout } = leads({ DATABASE_URL: `file:${join(folder, 'leads.db')}` }, 'list', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject([{ form: 'consultation', state: 'kept' }])
    expect(await site.stop('SIGTERM')).toBe(0)
  })

  it('says in words that the journal cannot be used, and exits with 1', () => {
    const { status, stdout, stderr } = leads({ DATABASE_URL: `file:${folder}` }, 'list')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^The journal cannot be used\. .*a folder stands where the file should be/)
  })

  it('creates no journal where there is none, not even a folder', () => {
    const path = join(folder, 'mistyped', 'leads.db')
    const { status, stdout, stderr } = leads({ DATABASE_URL: `file:${path}` }, 'list')
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no journal at ${path}\n`,
    })
    expect(existsSync(join(folder, 'mistyped'))).toBe(false)
  })

  it('exits with 78 on an invalid configuration', () => {
    const { status, stderr } = leads({ DATABASE_URL: 'leads.db' }, 'list')
    expect(status).toBe(78)
    expect(stderr).toContain('DATABASE_URL: given "leads.db"')
  })
})

describe('the stock server of Remix', () => {
  it('renders the pages too, since they need nothing of ours but the build', async () => {
    const port = await freePort()
    const stock = run(
      process.execPath,
      ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
      {
        PORT: String(port),
        NODE_ENV: 'production',
      },
    )
    await once(createInterface(stock.stdout), 'line')
    const pages = await Promise.all(
      ['/', '/launch', '/blog/0'].map((path) => fetch(`http://localhost:${port}${path}`)),
    )
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
