/**
 * The benchmark of docs/benchmarks.md: the home page beside bare Node and Remix's own server, submissions, memory, the start,
 * and what a phone loads. Writes the figures into the document and ends with 1 when a limit does not hold. Takes some ten
 * minutes; compare figures of a quiet machine only.
 *
 *   npm run bench [-- --rounds 5 --seconds 5 --memory-requests 200000]
 */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallChromium } from './chromium'
import { fetchAnswer } from './bench/answer'
import { measureJournal } from './bench/journal-cost'
import { load } from './bench/load'
import { circumstances, limitTable, median, table, writeReport, type Limit } from './bench/report'
import * as servers from './bench/servers'
import { measureTransferSizes, parts } from './bench/transfer-sizes'

process.chdir(join(import.meta.dirname, '..'))
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    'memory-requests': { type: 'string', default: '200000' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const memoryRequests = Number(values['memory-requests'])
const memorySteps = 10
const memoryAddresses = 10_000
const connections = 32
const starts = 5
const leads = 1000

execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
const limits: Limit[] = []
const sections = [
  await homePage(),
  await submissions(),
  await memory(),
  await coldStart(),
  await transferSizes(),
]
const report = [circumstances(), limitTable(limits), ...sections].join('\n\n')
console.log(report)
await writeReport('bench', report)
process.exit(limits.every(({ holds }) => holds) ? 0 : 1)

async function homePage(): Promise<string> {
  const ours = await servers.startServer(servers.siteServer)
  const { headers, body } = await fetchAnswer(`${ours.url}/`)
  const bare = await servers.startServer(servers.bareServer, { ANSWER_FROM: `${ours.url}/` })
  const stock = await servers.startServer(servers.stockServer)
  const runs = [ours, bare, stock].map((server) => ({ server, measured: [] as Measured[] }))
  type Measured = Awaited<ReturnType<typeof load>> & { cpuMicroseconds: number }
  try {
    for (const { server } of runs) await load(server.url, { amount: { seconds: 3 }, connections })
    for (let round = 1; round <= rounds; round += 1) {
      // In turns, so that a machine that slows down does so for all of them.
      for (const { server, measured } of runs) {
        const before = server.cpuMs()
        const result = await load(server.url, { amount: { seconds }, connections })
        const cpuMicroseconds = ((server.cpuMs() - before) / result.answers) * 1000
        measured.push({ ...result, cpuMicroseconds })
        console.error(`home page, round ${round}: ${Math.round(result.perSecond)} answers a second`)
      }
    }
  } finally {
    for (const { server } of runs) await server.stop()
  }

  const [site, plain, remix] = runs.map(({ measured }) => ({
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    p50: median(measured.map(({ p50 }) => p50)),
    p99: median(measured.map(({ p99 }) => p99)),
    cpu: median(measured.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  })) as [Figures, Figures, Figures]
  type Figures = { perSecond: number; p50: number; p99: number; cpu: number }
  const [toBare, toStock] = [site.perSecond / plain.perSecond, site.perSecond / remix.perSecond]
  const slower = site.p99 / plain.p99
  limits.push(
    limit('Home page, answers a second: this server / bare Node', '≥ 0.60', toBare.toFixed(2), toBare >= 0.6),
    limit(
      'Home page, answers a second: this server / stock Remix',
      '≥ 40',
      toStock.toFixed(1),
      toStock >= 40,
    ),
    limit('Home page, 99th percentile: this server / bare Node', '≤ 3', slower.toFixed(2), slower <= 3),
  )
  const coding = headers[headers.findIndex((name) => name.toLowerCase() === 'content-encoding') + 1]
  const row = (name: string, { perSecond, p50, p99, cpu }: Figures) => [
    name,
    (perSecond / plain.perSecond).toFixed(3),
    Math.round(perSecond).toLocaleString('en'),
    `${p50.toFixed(2)} ms`,
    `${p99.toFixed(2)} ms`,
    `${Math.round(cpu)} µs`,
  ]
  return [
    '### The home page',
    `${connections} connections that are kept, \`Accept-Encoding: br, gzip\`, ${body.length.toLocaleString('en')} bytes in ` +
      `${coding}; the medians of ${rounds} rounds of ${seconds} s in turns, each server warm. Each server is a process of its ` +
      'own and writes its log to a file; the load comes from another process on the same machine, so where there are two ' +
      'cores, server and load have one each, and the quicker a server, the more it waits for the load. The last column is ' +
      'free of that: the processor time that the server spends on one answer.',
    table(
      ['server', 'of bare Node', 'answers a second', 'median', '99th percentile', 'processor time'],
      [
        row('this server', site),
        row('bare `node:http`, the same bytes from memory', plain),
        row('stock `remix-serve`, the same build', remix),
      ],
    ),
  ].join('\n\n')
}

async function submissions(): Promise<string> {
  const folder = servers.newFolder()
  const formService = await servers.startServer(servers.formService)
  const site = await servers.startServer(servers.siteServer, {
    FORM_SERVICE_URL: formService.url,
    CONSULTATION_FORM_ID: 'consult1',
    PROJECT_FORM_ID: 'project1',
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '1000000',
  })
  try {
    let sent = 0
    const nextRequest = () => {
      sent += 1
      const email = `ann${sent}@example.com`
      const body = new URLSearchParams({ name: 'Ann Barber', email, message: `We bake bread. ${sent}` })
      return { method: 'POST' as const, path: '/consultation', body: body.toString() }
    }
    const send = (amount: { seconds: number }, at: number) =>
      load(site.url, { amount, connections: at, nextRequest, status: 303 })
    await send({ seconds: 3 }, connections)
    const alone = []
    const many = []
    const journal = []
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await send({ seconds: 2 }, 1))
      many.push(await send({ seconds: 2 }, connections))
      journal.push(await measureJournal(folder, leads / rounds))
    }
    const lead = median(journal.map((cost) => cost.lead))
    const bareInsert = median(journal.map((cost) => cost.bareInsert))
    const [one, all] = [alone, many].map((loads) => ({
      perSecond: Math.round(median(loads.map(({ perSecond }) => perSecond))),
      p50: median(loads.map(({ p50 }) => p50)),
      p99: median(loads.map(({ p99 }) => p99)),
    })) as [Figures, Figures]
    type Figures = { perSecond: number; p50: number; p99: number }
    return [
      '### Submissions',
      'A form posted as a browser without script does, on disk and then taken by a form service on the same machine, each with ' +
        'other words.',
      table(
        ['at a time', 'submissions a second', 'median', '99th percentile', "the journal's share"],
        [
          ['1', String(one.perSecond), ms(one.p50), ms(one.p99), percent(lead / one.p50)],
          [
            String(connections),
            String(all.perSecond),
            ms(all.p50),
            ms(all.p99),
            percent((lead * all.perSecond) / 1000),
          ],
        ],
      ),
      `To record a lead and its delivery on disk takes ${ms(lead)}, ${(lead / bareInsert).toFixed(1)} times a bare insert of ` +
        `the same size with full sync (${ms(bareInsert)}). The share of the journal is this time of each submission, or of each ` +
        'second when many come at once.',
    ].join('\n\n')
  } finally {
    await site.stop()
    await formService.stop()
    rmSync(folder, { recursive: true })
  }
}

async function memory(): Promise<string> {
  const site = await servers.startServer([...servers.withHeapProbe, ...servers.siteServer])
  try {
    let asked = 0
    const nextRequest = () => {
      const index = asked++ % memoryAddresses
      const kinds = [`/?utm_source=letter-${index}`, `/blog/2?x=${index}`, `/quiz?business=zzz${index}`]
      return { path: kinds[index % kinds.length] ?? '/' }
    }
    const samples: servers.Memory[] = []
    while (samples.length < memorySteps) {
      await load(site.url, { amount: { requests: memoryRequests / memorySteps }, connections, nextRequest })
      samples.push(await site.memory())
      console.error(`memory: ${samples.length} of ${memorySteps}`)
    }
    // The first tenth is the warm-up.
    const [first, last] = [samples.at(0), samples.at(-1)] as [servers.Memory, servers.Memory]
    const rows = (['rss', 'heapUsed'] as const).map((kind) => {
      const growth = last[kind] / first[kind]
      const name = kind === 'rss' ? 'resident memory' : 'heap'
      limits.push(
        limit(`Memory, ${name}: at the end / after the warm-up`, '≤ 1.10', growth.toFixed(2), growth <= 1.1),
      )
      return [name, growth.toFixed(2), ...samples.map((sample) => (sample[kind] / 2 ** 20).toFixed(0))]
    })
    const thousands = (part: number) => `${((memoryRequests / memorySteps) * part) / 1000}k`
    return [
      '### Memory',
      `${memoryRequests.toLocaleString('en')} requests to ${memoryAddresses.toLocaleString('en')} addresses with made-up queries; MiB after each tenth, once the ` +
        'garbage is collected. The first tenth is the warm-up.',
      table(['', 'last / first', ...samples.map((_, index) => thousands(index + 1))], rows),
    ].join('\n\n')
  } finally {
    await site.stop()
  }
}

async function coldStart(): Promise<string> {
  const times = { site: [] as number[], stock: [] as number[] }
  for (let round = 0; round < starts; round += 1) {
    for (const [name, words] of [
      ['site', servers.siteServer],
      ['stock', servers.stockServer],
    ] as const) {
      const server = await servers.startServer(words)
      times[name].push(server.firstAnswerMs)
      await server.stop()
    }
  }
  const [site, stock] = [median(times.site), median(times.stock)]
  return [
    '### From the start to the first answer',
    `The median of ${starts} starts, from the birth of the process to the last byte of the home page: ` +
      `${(site / stock).toFixed(2)} times what stock \`remix-serve\` takes (${Math.round(site)} ms and ${Math.round(stock)} ms).`,
  ].join('\n\n')
}

async function transferSizes(): Promise<string> {
  const site = await servers.startServer(servers.siteServer)
  try {
    const pages = await measureTransferSizes(site.url, findOrInstallChromium())
    const kinds = (Object.keys(parts) as (keyof typeof parts)[]).filter((kind) =>
      pages.some(({ sizes }) => sizes[kind] > 0),
    )
    const kib = (bytes: number) => (bytes / 1024).toFixed(1)
    return [
      '### What a phone loads',
      'KiB over the wire with headers, Chromium at 360 pixels and three device pixels to each, nothing kept, before scrolling.',
      table(
        ['page', 'in all', ...kinds.map((kind) => parts[kind])],
        pages.map(({ page, sizes }) => [
          `\`${page}\``,
          kib(Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)),
          ...kinds.map((kind) => kib(sizes[kind])),
        ]),
      ),
    ].join('\n\n')
  } finally {
    await site.stop()
  }
}

function limit(what: string, accepted: string, measured: string, holds: boolean): Limit {
  return { what, limit: accepted, measured, holds }
}

function ms(time: number): string {
  return `${time.toFixed(2)} ms`
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
