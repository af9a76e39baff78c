/**
 * Lighthouse on every indexed page, or on those that are named, as on a phone. Prints the medians for docs/benchmarks.md, names
 * the audits that are not passed, and exits with 1 when a limit does not hold.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { launch, Launcher } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { indexedPages } from '~/content/pages'
import { median, printReport } from './bench/report'
import { siteServer, startServer } from './bench/servers'
import { findOrInstallChromium } from './chromium'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const columns = [
  ...categories.map((name) => ({
    name,
    of: (report: Result) => Math.round((report.categories[name]?.score ?? 0) * 100),
    range: { least: 100 },
  })),
  { name: 'FCP (ms)', of: metric('first-contentful-paint'), range: { most: 950 } },
  { name: 'LCP (ms)', of: metric('largest-contentful-paint'), range: { most: 1200 } },
  { name: 'TBT (ms)', of: metric('total-blocking-time'), range: { most: 50 } },
  { name: 'CLS', of: metric('cumulative-layout-shift'), range: { most: 0 } },
  { name: 'KiB', of: metric('total-byte-weight', 1024), range: { most: 150 } },
]
const flags = [
  ...Launcher.defaultFlags().map((flag) =>
    // Starting a spare renderer would compete with the measured page (docs/decisions).
    flag.startsWith('--disable-features=') ? `${flag},SpareRendererForSitePerProcess` : flag,
  ),
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
]

process.chdir(join(import.meta.dirname, '..'))
const named = process.argv.slice(2)
const chromePath = findOrInstallChromium()
execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
const server = await startServer(siteServer)
const results: { page: string; figures: number[] }[] = []
for (const page of named.length > 0 ? named : indexedPages.map(({ path }) => path)) {
  const reports: Result[] = []
  while (reports.length < runs) reports.push(await visit(server.url + page))
  const figures = columns.map(({ of }) => median(reports.map(of)))
  results.push({ page, figures })
  console.log(page, figures.map(rounded).join(' '), ...new Set(reports.flatMap(notPassed)))
}
await server.stop()

const limits = columns.map(({ name, range }, index) => {
  const figures = results.map((result) => result.figures[index]!)
  const measured = 'least' in range ? Math.min(...figures) : Math.max(...figures)
  return { what: `${name}, the worst page`, measured, ...range }
})
const head = ['page', ...columns.map(({ name }) => name)]
const rows = results.map(({ page, figures }) => [`\`${page}\``, ...figures.map(rounded)])
process.exit(printReport(limits, head, rows) ? 0 : 1)

/** In a new browser without a cache. Retried, since a busy machine may paint nothing in time. */
async function visit(url: string, retries = 2): Promise<Result> {
  const chrome = await launch({ chromePath, ignoreDefaultFlags: true, chromeFlags: flags })
  const options = { port: chrome.port, logLevel: 'error', onlyCategories: categories } as const
  const report = (await lighthouse(url, options))?.lhr
  chrome.kill()
  if (report && !report.runtimeError) return report
  if (retries === 0) throw new Error(`Lighthouse, ${url}: ${report?.runtimeError?.message}`)
  return visit(url, retries - 1)
}

function metric(audit: string, unit = 1) {
  return (report: Result) => (report.audits[audit]?.numericValue ?? Number.NaN) / unit
}

function notPassed({ categories: judged, audits }: Result): string[] {
  return Object.values(judged)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [id] : []))
}

function rounded(figure: number): string {
  return String(figure < 1 ? Number(figure.toFixed(3)) : Math.round(figure))
}
