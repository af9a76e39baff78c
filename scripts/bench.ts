/** Prints figures for docs/benchmarks.md and exits with 1 if a limit does not hold. Takes about four minutes. */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { load, visitorHeaders, type Load } from './bench/load'
import { median, printReport, withSpread } from './bench/report'
import { bareServer, siteServer, startServer, stockServer } from './bench/servers'

const rounds = 5
const starts = 9
const duration = 5
const connections = 32

process.chdir(join(import.meta.dirname, '..'))
execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
const [siteStart, stockStart] = await firstAnswers()
const [site, bare, stock] = await homePage()
const enquiries = await submissions()

const speed = (loads: readonly Load[]) => loads.map(({ perSecond }) => perSecond)
const p99 = (loads: readonly Load[]) => loads.map((each) => each.p99)
const ratio = (one: readonly number[], other: readonly number[]) => median(one) / median(other)
const limits = [
  { what: 'Home page, speed / bare Node', measured: ratio(speed(site), speed(bare)), least: 0.8 },
  { what: 'Home page, speed / stock Remix', measured: ratio(speed(site), speed(stock)), least: 150 },
  { what: 'Home page, 99th percentile / bare Node', measured: ratio(p99(site), p99(bare)), most: 3 },
  { what: 'Start to first answer / stock Remix', measured: ratio(siteStart, stockStart), most: 1.3 },
]
const head = ['', 'requests a second', '99th percentile (ms)', 'start to first answer (ms)']
const row = (what: string, loads: readonly Load[], begun: readonly number[] = []) => [
  what,
  withSpread(speed(loads)),
  withSpread(p99(loads), 2),
  withSpread(begun),
]
const rows = [
  row('Home page, this server', site, siteStart),
  row('Home page, bare `node:http`', bare),
  row('Home page, stock `remix-serve`', stock, stockStart),
  row('Submissions', enquiries),
]
process.exit(printReport(limits, head, rows) ? 0 : 1)

/** How long each server takes from its start to its first answer, in milliseconds, by turns. */
async function firstAnswers() {
  const times: [site: number[], stock: number[]] = [[], []]
  for (let start = 1; start <= starts; start += 1) {
    for (const [index, args] of [siteServer, stockServer].entries()) {
      const server = await startServer(args)
      times[index]!.push(server.startMs)
      await server.stop()
    }
  }
  return times
}

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
  return runs.map(({ loads }) => loads) as [Load[], Load[], Load[]]
}

async function submissions(): Promise<Load[]> {
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
  const measured: Load[] = []
  while (measured.length < rounds) measured.push(await load(server.url, { ...options, duration }, 303))
  await server.stop()
  formService.close()
  return measured
}
