/**
 * Lighthouse on every indexed page, or on those that are named, as on a phone. Prints the medians for docs/benchmarks.md, names
 * the audits that are not passed, and exits with 1 when a limit does not hold.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { launch, Launcher } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { median, printReport, withSpread, type Limit } from './bench/report'
import { siteServer, startServer } from './bench/servers'
import { findOrInstallChromium } from './chromium'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const columns = [
  ...categories.map((name) => ({ name, of: score(name), digits: 0 })),
  { name: 'FCP (ms)', of: metric('first-contentful-paint'), digits: 0 },
  { name: 'LCP (ms)', of: metric('largest-contentful-paint'), digits: 0 },
  { name: 'TBT (ms)', of: metric('total-blocking-time'), digits: 0 },
  { name: 'CLS', of: metric('cumulative-layout-shift'), digits: 3 },
  { name: 'KiB', of: metric('total-byte-weight', 1024), digits: 0 },
]
// What a median may be at most, in the order of the columns after the categories; those must be 100.
const kinds = [
  { kind: 'home', paths: /^\/$/, most: [800, 1100, 50, 0, 120] },
  { kind: 'quiz and forms', paths: /^\/(quiz|consultation|get-started)/, most: [950, 1200, 50, 0, 120] },
  { kind: 'without script', paths: /./, most: [650, 850, 0, 0, 45] },
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
const results: { page: string; figures: number[][] }[] = []
for (const page of named.length > 0 ? named : await indexedPages()) {
  const reports: Result[] = []
  while (reports.length < runs) reports.push(await visit(server.url + page))
  const figures = columns.map(({ of }) => reports.map(of))
  results.push({ page, figures })
  console.log(...rowOf({ page, figures }), ...new Set(reports.flatMap(notPassed)))
}
await server.stop()

const limits = kinds.flatMap((each) => {
  const own = results.filter(({ page }) => kinds.find(({ paths }) => paths.test(page)) === each)
  return columns.flatMap(({ name }, index): Limit[] => {
    if (own.length === 0) return []
    const medians = own.map(({ figures }) => median(figures[index]!))
    const most = each.most[index - categories.length]
    const what = `${name}, ${each.kind}, the worst page`
    return most === undefined
      ? [{ what, measured: Math.min(...medians), least: 100 }]
      : [{ what, measured: Math.max(...medians), most }]
  })
})
const head = ['page', ...columns.map(({ name }) => name)]
process.exit(printReport(limits, head, results.map(rowOf)) ? 0 : 1)

async function indexedPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** The medians, with the least and the most visit where they differ. */
function rowOf({ page, figures }: (typeof results)[number]): string[] {
  const cells = figures.map((each, index) => {
    const text = withSpread(each, columns[index]?.digits)
    return Math.min(...each) === Math.max(...each) ? text.replace(/ .*/, '') : text
  })
  return [`\`${page}\``, ...cells]
}

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

function score(category: string) {
  return (report: Result) => Math.round((report.categories[category]?.score ?? 0) * 100)
}

function metric(audit: string, unit = 1) {
  return (report: Result) => (report.audits[audit]?.numericValue ?? Number.NaN) / unit
}

function notPassed({ categories: judged, audits }: Result): string[] {
  return Object.values(judged)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [id] : []))
}
