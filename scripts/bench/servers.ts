import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server under measurement, in a process of its own. */
export interface ServerProcess {
  url: string
  /** From the start of the process to the end of its first answer. */
  firstAnswerMs: number
  /** The processor time that the process has used, in milliseconds; only Linux tells. */
  cpuMs(): number
  /** What the process holds once its garbage is collected, in bytes; needs {@link withHeapProbe}. */
  memory(): Promise<Memory>
  stop(): Promise<void>
}

export interface Memory {
  rss: number
  heapUsed: number
}

/** The words for Node that let {@link ServerProcess.memory} ask. */
export const withHeapProbe = ['--expose-gc', '--import', './scripts/bench/heap-probe.js']

/** The site as operators run it. */
export const siteServer = ['build/server.js']

/** The same pages by Remix's own server. */
export const stockServer = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']

/** A server that sends one answer, always; it is fetched once, from the address in `ANSWER_FROM`. */
export const bareServer = ['--import', 'tsx', 'scripts/bench/bare-process.ts']

/** The form service at its quickest. */
export const formService = ['--import', 'tsx', 'scripts/bench/form-service-process.ts']

const patienceMs = 20_000
const pauseMs = 2

/**
 * Starts a program on a free port and waits for its first answer. Its log goes to a file, and its journal is its own; both go
 * with it.
 *
 * @throws when it doesn't answer in time
 */
export async function startServer(
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const folder = newFolder()
  const port = await freePort()
  const log = openSync(join(folder, 'log'), 'a')
  const startedAt = performance.now()
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, 'leads.db')}`,
      ...environment,
    },
  })
  closeSync(log)
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }

  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > patienceMs) {
      await stop()
      throw new Error(`No answer from: node ${words.join(' ')}`)
    }
    await sleep(pauseMs)
  }
  return {
    url,
    firstAnswerMs: performance.now() - startedAt,
    cpuMs: () => cpuMs(child.pid),
    async memory() {
      const told = once(child, 'message') as Promise<[Memory]>
      child.send('memory')
      return (await told)[0]
    },
    stop,
  }
}

function cpuMs(pid: number | undefined): number {
  // User and system time in hundredths of a second (proc_pid_stat(5)); the name before them may have spaces in it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** A folder on a real disk, which the system's temporary one may not be. */
export function newFolder(): string {
  mkdirSync('data', { recursive: true })
  return mkdtempSync(join('data', 'bench-'))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
