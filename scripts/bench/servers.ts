import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const siteServer = ['build/server.js']
export const stockServer = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']
export const bareServer = ['--import', 'tsx', 'scripts/bench/bare-process.ts']

const pollMs = 5
const timeoutMs = 20_000
// Runs in the server's process: tells the time of all threads on request, and ends with the benchmark.
const probe = `data:text/javascript,process.on('message', () => process.send(process.cpuUsage()))
  .on('disconnect', () => process.exit()).channel.unref()`

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Starts a server on a free port with its own log and journal, and waits for its first response. */
export async function startServer(args: readonly string[], environment: Record<string, string> = {}) {
  // On disk, since the temporary folder may be in memory.
  mkdirSync('data', { recursive: true })
  const folder = mkdtempSync(join('data', 'bench-'))
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', probe, ...args], {
    stdio: ['ignore', openSync(join(folder, 'log'), 'a'), 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, 'leads.db')}`,
      ...environment,
    },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) {
    if (performance.now() - startedAt > timeoutMs) throw new Error(`No answer from: node ${args.join(' ')}`)
    await sleep(pollMs)
  }
  return {
    url,
    startMs: performance.now() - startedAt,
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    /** Since the start, in microseconds. */
    async processorTime() {
      child.send('')
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
      return user + system
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

export async function indexedPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
