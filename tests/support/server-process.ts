import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { LogLine } from './site'

/** The built server as a process of its own, as operators run it. */
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

const withHeapProbe = ['--expose-gc', '--import', './tests/support/heap-probe.js']

/** Starts a server on a free port, on a journal of its own unless `DATABASE_URL` says otherwise. */
export async function startServer(
  environment: Record<string, string> = {},
  program: readonly string[] = ['build/server.js'],
) {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    ...environment,
  }
  const child: ChildProcess = spawn(process.execPath, [...withHeapProbe, ...program], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Kill the server when the run is aborted.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  // Not 'exit', after which the last lines may still be on their way.
  const exited = (once(child, 'close') as Promise<[number | null]>).then(([code]) => code)
  const written: string[] = []
  let complaints = ''
  child.stderr!.on('data', (chunk) => (complaints += chunk))
  const output = createInterface(child.stdout!)
  output.on('line', (line) => written.push(line))
  const logged = (event: string) =>
    written
      // In development, Vite writes lines of its own.
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as LogLine)
      .filter((line) => line.event === event)
  const until = async (event: string) => {
    const isOver = () => child.stdout!.readableEnded
    while (logged(event).length === 0 && !isOver()) await Promise.race([once(output, 'line'), exited])
  }
  await until('start')
  const port = Number(logged('start')[0]?.port)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    written,
    /** The lines of this event, oldest first. */
    logged,
    /** Resolves once there is a line of this event, or the process has ended. */
    until,
    complaints: () => complaints,
    /** The standard output and error of the server. */
    pipes: [child.stdout!, child.stderr!] as const,
    exited,
    /** The size of its heap after garbage collection, in bytes. */
    async heap() {
      child.send('collect')
      const [heapUsed] = (await once(child, 'message')) as [number]
      return heapUsed
    },
    stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return exited
    },
    /** Kills the server and removes its journal. */
    destroy() {
      kill()
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
