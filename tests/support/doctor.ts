import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { runDoctor } from '~/commands/doctor/command'
import type { Finding } from '~/commands/doctor/finding'
import { freePort } from './free-port'

/** An environment that has this alone, and a port at which nothing listens. */
export async function isolated(environment: Record<string, string>): Promise<NodeJS.ProcessEnv> {
  return { PORT: String(await freePort()), ...environment } as unknown as NodeJS.ProcessEnv
}

/** Runs the doctor in this process, with this environment alone. */
export async function runHere(args: string[], environment: Record<string, string>) {
  let [out, err] = ['', '']
  const code = await runDoctor(args, await isolated(environment), {
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { code, out, err }
}

/** What the doctor finds. */
export async function examine(environment: Record<string, string>, ...args: string[]) {
  const { code, out } = await runHere(['--json', ...args], environment)
  const findings = JSON.parse(out) as Finding[]
  return {
    code,
    findings,
    of: (check: Finding['check']) => findings.filter((finding) => finding.check === check),
  }
}

/** Serves HTTP until the end of the test; gives the origin. */
export async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener).listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://${host}:${(server.address() as AddressInfo).port}`
}
