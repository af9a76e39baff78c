import type { Examination } from './examination'
import { ok, problem, warning, type Finding } from './finding'
import { listenFault } from './listen-fault'
import { findPortHolder } from './port-holder'

const timeoutMs = 5000

/** Whether the server has its ports or, when none runs, could have them. */
export async function checkPorts({
  environment: { PORT: port, METRICS_PORT: metricsPort, HOST: host },
  local,
  outside,
  portFault,
}: Pick<Examination, 'environment' | 'local' | 'outside' | 'portFault'>): Promise<Finding[]> {
  const runsHere = local.kind === 'server'
  if (outside.kind === 'server' && !runsHere) return [ok('ports', 'The server runs on another machine')]
  const findings: Finding[] = []
  if (portFault !== null) findings.push(explain('PORT', port, host, portFault))
  else if (runsHere) findings.push(ok('ports', `The server answers at PORT ${port}`))
  if (metricsPort === undefined) return findings
  if (runsHere && (await servesMetrics(local.origin, metricsPort))) {
    return [...findings, ok('ports', `Its metrics are at METRICS_PORT ${metricsPort}`)]
  }
  const fault = await listenFault(metricsPort, host)
  if (fault !== null) {
    return [...findings, explain('METRICS_PORT', metricsPort, host, fault)]
  }
  if (!runsHere) return findings
  const message = `Nothing serves metrics at METRICS_PORT ${metricsPort}: the server was started without it`
  return [
    ...findings,
    warning('ports', message, 'Restart the server, so that it reads its environment again.'),
  ]
}

function explain(name: string, port: number, host: string | undefined, code: string): Finding {
  const finding = (message: string, fix: string) =>
    problem('ports', `${message}: the server cannot start`, fix)
  if (code === 'EADDRINUSE') {
    const { process: holder, uid } = findPortHolder(port) ?? {}
    const known = holder ? `${holder.name} (process ${holder.pid})` : 'another program'
    const owner = uid === undefined ? '' : ` of uid ${uid}`
    const stop = holder ? `Stop process ${holder.pid}` : 'Stop that program'
    return finding(`${name} ${port} is taken by ${known}${owner}`, `${stop}, or set another ${name}.`)
  }
  if (code === 'EACCES') {
    return finding(`This user may not listen on ${name} ${port}`, `Set ${name} to 1024 or more.`)
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return finding(`HOST ${host} is no address of this machine`, 'Set HOST to one, or leave it unset.')
  }
  return finding(`${name} ${port} cannot be listened on (${code})`, `Set another ${name}.`)
}

async function servesMetrics(origin: string, port: number): Promise<boolean> {
  const url = new URL('/metrics', origin)
  url.port = String(port)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
    return (await response.text()).includes('dayfive_')
  } catch {
    return false
  }
}
