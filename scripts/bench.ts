/** Prints figures for docs/benchmarks.md and exits with 1 if a limit does not hold. Takes about three minutes. */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { load, visitorHeaders, type Load } from './bench/load'
import { median, printReport } from './bench/report'
import { bareServer, siteServer, startServer, stockServer } from './bench/servers'

const rounds = 5
const duration = 5
const connections = 32

process.chdir(join(import.meta.dirname, '..'))
execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
const [site, bare, stock] = await homePage()
const enquiries = await submissions()

const limits = [
  { what: 'Home page, speed / bare Node', measured: site.perSecond / bare.perSecond, least: 0.7 },
  { what: 'Home page, speed / stock Remix', measured: site.perSecond / stock.perSecond, least: 150 },
  { what: 'Home page, 99th percentile / bare Node', measured: site.p99 / bare.p99, most: 3 },
]
const head = ['', 'requests a second', '99th percentile']
const row = (what: string, { perSecond, p99 }: Load) => [
  what,
  Math.round(perSecond).toLocaleString('en'),
  `${p99.toFixed(2)} ms`,
]
const rows = [
  row('Home page, this server', site),
  row('Home page, bare `node:http`', bare),
  row('Home page, stock `remix-serve`', stock),
  row('Submissions', enquiries),
]
process.exit(printReport(limits, head, rows) ? 0 : 1)

async function homePage() {
  const ours = await startServer(siteServer)
  const node = await startServer(bareServer, { ANSWER_FROM: ours.url })
  const remix = await startServer(stockServer)
  const runs = [ours, node, remix].map((server) => ({ server, loads: [] as Load[] }))
  for (const { server } of runs) await load(server.url, { duration, connections })
  for (let round = 1; round <= rounds; round += 1) {
    // Alternating, so that a slowdown of the machine affects all three.
    for (const { server, loads } of runs) loads.push(await load(server.url, { duration, connections }))
  }
  for (const { server } of runs) await server.stop()
  return runs.map(({ loads }) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
  })) as [Load, Load, Load]
}

async function submissions(): Promise<Load> {
  const formService = createServer((request, response) => {
    request.resume().on('end', () => response.end('{"next":"/thanks"}'))
  }).listen(0)
  const server = await startServer(siteServer, {
    FORM_SERVICE_URL: `http://127.0.0.1:${(formService.address() as AddressInfo).port}`,
    CONSULTATION_FORM_ID: 'consult1',
    PROJECT_FORM_ID: 'project1',
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '1000000',
  })
  const path = '/consultation'
  const headers = { ...visitorHeaders, 'content-type': 'application/x-www-form-urlencoded' }
  let sent = 0
  const setupRequest = (request: object) => {
    sent += 1
    const body = `name=Ann+Barber&email=ann${sent}%40example.com&message=We+bake+bread.+${sent}`
    return { ...request, method: 'POST' as const, path, headers, body }
  }
  const options = { connections, requests: [{ setupRequest }] }
  await load(server.url, { ...options, duration }, 303)
  const measured = await load(server.url, { ...options, duration: rounds * duration }, 303)
  await server.stop()
  formService.close()
  return measured
}
