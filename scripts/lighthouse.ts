/**
 * Runs Lighthouse as on a phone, on every indexed page or on the named ones, by turns with the page's text and styles alone.
 * Prints the medians and failed audits of each, the limits for docs/benchmarks.md, and exits with 1 if a limit does not hold.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { launch, Launcher } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { median, printReport, type Limit } from './bench/report'
import { indexedPages, siteServer, startServer } from './bench/servers'
import { findOrInstallChromium } from './chromium'

const runs = 5
const throttlings = ['simulate', 'devtools'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const ratio = (page: number, text: number) => page / text
const difference = (page: number, text: number) => page - text
/** The most that a page may take compared with its text and styles alone. */
const metrics = [
  { name: 'FCP', audit: 'first-contentful-paint', beside: ratio, most: 1.15 },
  { name: 'LCP', audit: 'largest-contentful-paint', beside: ratio, most: 1.4 },
  { name: 'TBT', audit: 'total-blocking-time', beside: difference, most: 40 },
  { name: 'CLS', audit: 'cumulative-layout-shift', beside: difference, most: 0 },
]
const flags = [
  ...Launcher.defaultFlags().map((flag) =>
    // A spare renderer would compete with the measured page (docs/decisions).
    flag.startsWith('--disable-features=') ? `${flag},SpareRendererForSitePerProcess` : flag,
  ),
  ...'--headless=new --no-sandbox --disable-gpu --disable-quic'.split(' '),
]

const named = process.argv.slice(2)
const chromePath = findOrInstallChromium()
const server = await startServer(siteServer)
let text: Buffer
const textServer = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(text)
})
await once(textServer.listen(0), 'listening')
const textUrl = `http://127.0.0.1:${(textServer.address() as AddressInfo).port}`

const limits: Limit[] = []
for (const page of named.length > 0 ? named : await indexedPages(server.url)) {
  text = await textAlone(page)
  const visits = throttlings.map((throttling) => ({ throttling, own: [] as Result[], alone: [] as Result[] }))
  for (let run = 0; run < runs; run++)
    for (const { throttling, own, alone } of visits) {
      own.push(await visit(server.url + page, throttling))
      alone.push(await visit(textUrl, throttling))
    }
  for (const { throttling, own, alone } of visits) {
    const what = `${page}, ${throttling}`
    const figures = metrics.map(({ name, audit, beside, most }) => {
      const middle = median(own.map(numericValue(audit)))
      const measured = beside(middle, median(alone.map(numericValue(audit))))
      limits.push({ what: `${what}: ${name} beside its text alone`, measured, most })
      return `${name} ${middle.toFixed(0)} ${measured.toFixed(2)}`
    })
    const points = categories.map((category) =>
      median(own.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100))),
    )
    limits.push({ what: `${what}: points`, measured: Math.min(...points), least: 100 })
    console.log(what, ...points, ...figures, ...new Set(own.flatMap(notPassed)))
  }
}
textServer.close()
await server.stop()
process.exit(printReport(limits) ? 0 : 1)

/** A page without scripts, pictures, fonts and the elements that load them. */
async function textAlone(page: string): Promise<Buffer> {
  const html = await (await fetch(server.url + page)).text()
  const rest =
    /<(script|template)\b.*?<\/\1>|<link rel="(modulepreload|preload|icon)".*?>|<(img|source)\b.*?>|@font-face\{[^}]*url.*?\}/gs
  return brotliCompressSync(html.replace(rest, ''))
}

/** Visits in a new browser without a cache. A busy machine may paint nothing in time, so this is retried. */
async function visit(url: string, throttling: (typeof throttlings)[number], retries = 2): Promise<Result> {
  const chrome = await launch({ chromePath, ignoreDefaultFlags: true, chromeFlags: flags })
  const options = { port: chrome.port, logLevel: 'error', onlyCategories: categories } as const
  const report = (await lighthouse(url, { ...options, throttlingMethod: throttling }))?.lhr
  chrome.kill()
  if (report && !report.runtimeError) return report
  if (retries === 0) throw new Error(`Lighthouse, ${url}: ${report?.runtimeError?.message}`)
  return visit(url, throttling, retries - 1)
}

function numericValue(audit: string) {
  return ({ audits }: Result) => audits[audit]?.numericValue ?? Number.NaN
}

function notPassed({ categories: judged, audits }: Result): string[] {
  return Object.values(judged)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [id] : []))
}
