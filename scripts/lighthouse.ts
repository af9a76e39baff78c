/**
 * Lighthouse on every page, as a phone and as a desktop meet it, with its simulated slow network. Writes the medians into
 * docs/benchmarks.md, names every audit that is not passed, and ends with 1 when a limit does not hold.
 *
 *   npm run lighthouse [-- --runs 5 --page /about http://localhost:3000]
 *
 * With an address it measures the site that runs there; with --page (several are taken) it measures these alone and leaves the
 * document as it is.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch, Launcher, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { findOrInstallChromium } from './chromium'
import { measuredPages } from './bench/pages'
import { circumstances, limitTable, median, table, writeReport, type Limit } from './bench/report'
import { siteServer, startServer } from './bench/servers'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const
const attempts = 3

/**
 * The launcher's own, and no spare process for a page to come: the browser would start it in the very moment in which the page
 * that is measured begins, and where there are two cores the page would wait for it.
 */
const defaultFlags = Launcher.defaultFlags().map((flag) =>
  flag.startsWith('--disable-features=') ? `${flag},SpareRendererForSitePerProcess` : flag,
)
const devices = ['mobile', 'desktop'] as const

interface PageResult {
  page: string
  device: (typeof devices)[number]
  /** 0 to 100, in the order of the categories. */
  scores: number[]
  /** Milliseconds, but for CLS (a number of its own) and the bytes. */
  metrics: Record<keyof typeof metrics, number>
}

process.chdir(join(import.meta.dirname, '..'))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, page: { type: 'string', multiple: true } },
})
const runs = Number(values.runs ?? 5)
const pages = values.page ?? measuredPages

const chromePath = findOrInstallChromium()
if (positionals.length === 0) {
  execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
}
const server = positionals.length === 0 ? await startServer(siteServer) : null
const origin = new URL(positionals[0] ?? server?.url ?? '').origin
const results: PageResult[] = []
const failings = new Map<string, string[]>()
try {
  for (const page of pages) for (const device of devices) results.push(await measure(page, device))
} finally {
  await server?.stop()
}

const limits = judge(results)
console.log(`\n${limitTable(limits)}`)
for (const [audit, places] of failings) console.log(`\nNot passed: ${audit}\n  ${places.join('\n  ')}`)
if (!values.page) {
  const resultTables = devices.map(
    (device) => `### ${device === 'mobile' ? 'On a phone' : 'On a desktop'}\n\n${resultTable(device)}`,
  )
  const introduction = `${circumstances()} The median of ${runs} ${runs === 1 ? 'run' : 'runs'} for each page.`
  await writeReport('lighthouse', [introduction, limitTable(limits), ...resultTables].join('\n\n'))
}
process.exit(limits.every(({ holds }) => holds) ? 0 : 1)

async function measure(page: string, device: PageResult['device']): Promise<PageResult> {
  const reports: Result[] = []
  while (reports.length < runs) reports.push(await patientVisit(origin + page, device))
  reports.forEach((report) => noteFailings(report, `${device} ${page}`))
  const middle = (figure: (report: Result) => number) => median(reports.map(figure))
  const result: PageResult = {
    page,
    device,
    scores: categories.map((category) =>
      middle((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
    ),
    metrics: {
      FCP: middle((report) => figureOf(report, 'FCP')),
      LCP: middle((report) => figureOf(report, 'LCP')),
      TBT: middle((report) => figureOf(report, 'TBT')),
      CLS: middle((report) => figureOf(report, 'CLS')),
      bytes: middle((report) => figureOf(report, 'bytes')),
    },
  }
  console.log([device.padEnd(7), ...result.scores, ...figures(result), page].join('  '))
  return result
}

/** A busy machine now and then paints nothing in time, or is slow to start a browser; such a visit measured nothing. */
async function patientVisit(url: string, device: PageResult['device']): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(url, device)
    } catch (error) {
      if (attempt === attempts) throw error
      console.error(`${device} ${url} is visited again: ${String(error)}`)
    }
  }
}

/** One visit with a browser of its own, which has no memory of the visits before. */
async function visit(url: string, device: PageResult['device']): Promise<Result> {
  let chrome: LaunchedChrome | undefined
  try {
    chrome = await launch({
      chromePath,
      ignoreDefaultFlags: true,
      chromeFlags: [
        ...defaultFlags,
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
    const outcome = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] },
      device === 'desktop' ? desktopConfig : undefined,
    )
    if (!outcome) throw new Error(`Lighthouse has no result for ${url}`)
    if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message)
    return outcome.lhr
  } finally {
    chrome?.kill()
  }
}

function figureOf(report: Result, metric: keyof typeof metrics): number {
  return report.audits[metrics[metric]]?.numericValue ?? Number.NaN
}

function noteFailings(report: Result, place: string) {
  for (const category of Object.values(report.categories)) {
    for (const { id, weight } of category.auditRefs) {
      const audit = report.audits[id]
      if (!audit || audit.score === null || audit.score >= 1) continue
      const name = `${id} (${category.title}${weight === 0 ? ', does not count' : ''}): ${audit.title}`
      const places = failings.get(name) ?? []
      failings.set(name, places)
      const what = [place, audit.displayValue, ...elements(audit.details)].filter(Boolean).join(' · ')
      if (!places.includes(what)) places.push(what)
    }
  }
}

/** The elements and addresses that an audit complains of, wherever its table has them. */
function elements(details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return []
  if ('snippet' in details && typeof details.snippet === 'string') return [details.snippet]
  if ('url' in details && typeof details.url === 'string') return [details.url]
  return Object.values(details).flatMap(elements).slice(0, 5)
}

function judge(all: readonly PageResult[]): Limit[] {
  const phone = all.filter(({ device }) => device === 'mobile')
  const worst = (metric: keyof typeof metrics) => Math.max(...phone.map((result) => result.metrics[metric]))
  const paint = (what: string, metric: 'FCP' | 'LCP' | 'TBT', most: number): Limit => ({
    what: `${what}, the slowest page on a phone`,
    limit: `≤ ${most} ms`,
    measured: `${Math.round(worst(metric))} ms`,
    holds: worst(metric) <= most,
  })
  return [
    ...categories.map((category, index): Limit => {
      // A step of the quiz asks search engines not to list it, which Lighthouse counts against it.
      const judged = category === 'seo' ? all.filter(({ page }) => !page.includes('?')) : all
      const least = Math.min(...judged.map(({ scores }) => scores[index] ?? 0))
      return {
        what: `${category}, the lowest score${judged === all ? '' : ' of what may be listed'}`,
        limit: '100',
        measured: String(least),
        holds: least === 100,
      }
    }),
    paint('First contentful paint', 'FCP', 900),
    paint('Largest contentful paint', 'LCP', 1200),
    paint('Total blocking time', 'TBT', 50),
    {
      what: 'Cumulative layout shift, the worst page on a phone',
      limit: '0',
      measured: worst('CLS').toFixed(3),
      holds: worst('CLS') === 0,
    },
  ]
}

function resultTable(device: PageResult['device']): string {
  return table(
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'in all'],
    results
      .filter((result) => result.device === device)
      .map((result) => [`\`${result.page}\``, ...result.scores.map(String), ...figures(result)]),
  )
}

function figures({ metrics: { FCP, LCP, TBT, CLS, bytes } }: PageResult): string[] {
  return [
    ...[FCP, LCP, TBT].map((ms) => `${Math.round(ms)} ms`),
    CLS.toFixed(3),
    `${(bytes / 1024).toFixed(0)} KiB`,
  ]
}
