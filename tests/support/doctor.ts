import { runDoctor } from '~/commands/doctor/command'
import type { Finding } from '~/commands/doctor/finding'
import { freePort } from './free-port'

/** An environment that has this alone, and a port at which nothing listens. */
export async function isolated(environment: Record<string, string>): Promise<NodeJS.ProcessEnv> {
  return { PORT: String(await freePort()), ...environment } as unknown as NodeJS.ProcessEnv
}

/** What the doctor finds, run in this process. */
export async function examine(environment: Record<string, string>, ...args: string[]) {
  let [out, err] = ['', '']
  const code = await runDoctor(['--json', ...args], await isolated(environment), {
    log: (text) => (out += text),
    error: (text) => (err += text),
  })
  if (err) throw new Error(err)
  const findings = JSON.parse(out) as Finding[]
  const of = (check: Finding['check']) => findings.filter((finding) => finding.check === check)
  return { code, findings, of }
}
