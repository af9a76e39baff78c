import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const siteServer = ['build/server.js']

/** Arguments for Node that let a server be asked for its memory. */
export const withHeapProbe = ['--expose-gc', '--import', './scripts/bench/heap-probe.js']

/** The same pages on Remix's own server. */
export const stockServer = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']

/** One response from memory, fetched from the address in `ANSWER_FROM`. */
export const bareServer = ['--import', 'tsx', 'scripts/bench/bare-process.ts']

/** Starts a program on a free port, with a log file and a journal of its own, and waits for its first response. */
export async function startServer(args: readonly string[], environment: Record<string, string> = {}) {
  // In the checkout, since the system's temporary folder may be in memory.
  mkdirSync('data', { recursive: true })
  const folder = mkdtempSync(join('data', 'bench-'))
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', openSync(join(folder, 'log'), 'a'), 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, 'leads.db')}`,
      ...environment,
    },
  })
  process.once('exit', () => child.kill())
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 1; !(await isUp()); tries += 1) {
    if (tries === 200) throw new Error(`No answer from: node ${args.join(' ')}`)
    await sleep(100)
  }
  return {
    url,
    /** The memory in use after a garbage collection, in bytes; needs the heap probe. */
    async memory() {
      child.send('memory')
      return ((await once(child, 'message')) as [NodeJS.MemoryUsage])[0]
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
