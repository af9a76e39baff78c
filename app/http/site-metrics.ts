import { Counter, Histogram, type Registry } from 'prom-client'
import { forms } from '~/forms/registry'
import { submissionLimits } from '~/leads/throttle'
import { fileAddresses, healthAddresses } from '~/page-addresses'
import type { OnFinish } from './access-log'
import type { MemoryUse } from './cache/page-cache'
import type { RequestFacts } from './request-facts'
import { submissionOutcomes } from '~/enquiries/submission-outcomes'

/** What is measured of the requests. */
export interface SiteMetrics {
  /** Measures each request, and counts the page when somebody was shown one. */
  measure: OnFinish
}

/** The addresses of the contract. All others are one, so that nobody can make up more series than there are pages. */
const pages = ['/', '/quiz', '/about', '/launch', '/consultation', '/get-started', '/privacy']
const others = [...healthAddresses, ...fileAddresses]
const methods = ['GET', 'HEAD', 'POST']
const memoryUses: readonly MemoryUse[] = ['hit', 'render', 'pass']

/**
 * Builds the metrics of the site's requests.
 *
 * @param countView told the address of each page that somebody was shown
 */
export function createSiteMetrics(registry: Registry, countView: (address: URL) => void): SiteMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'dayfive_http_requests_total',
    help: 'Requests, by route, method and status; `other` is every address that is not ours',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'dayfive_http_request_duration_seconds',
    help: 'How long a request waited for its answer',
    labelNames: ['route', 'method'],
    // From a page out of memory to a form that waits for the form service.
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const submissions = new Counter({
    name: 'dayfive_submissions_total',
    help: 'Posts to a form, by what became of them',
    labelNames: ['form', 'outcome'],
    registers,
  })
  const throttled = new Counter({
    name: 'dayfive_throttled_submissions_total',
    help: 'Posts to a form that were turned away, by the limit: of one client, or of all together',
    labelNames: ['limit'],
    registers,
  })
  const pageCache = new Counter({
    name: 'dayfive_page_cache_requests_total',
    help: 'Pages, by how they were answered: hit (from memory), render (and kept), pass (for this request alone)',
    labelNames: ['outcome'],
    registers,
  })
  // What has not happened yet is told as 0, so that Prometheus sees its first time as an increase.
  for (const form of Object.keys(forms)) {
    for (const outcome of submissionOutcomes) submissions.inc({ form, outcome }, 0)
  }
  for (const outcome of memoryUses) pageCache.inc({ outcome }, 0)
  for (const limit of submissionLimits) throttled.inc({ limit }, 0)

  return {
    measure(facts, finish) {
      const { status, durationMs } = finish
      const method = methods.includes(finish.method) ? finish.method : 'other'
      const route = routeOf(facts)
      durations.observe({ route, method }, durationMs / 1000)
      requests.inc({ route, method, status })
      if (facts.report) submissions.inc({ form: facts.report.form, outcome: facts.report.outcome })
      if (facts.report?.limit) throttled.inc({ limit: facts.report.limit })
      if (!pages.includes(route) && route !== '/blog/:id') return
      if (facts.memory) pageCache.inc({ outcome: facts.memory })
      const isShown = method === 'GET' && [200, 304].includes(status) && !facts.isPrefetch
      if (isShown) countView(new URL(facts.page + facts.search, 'http://localhost'))
    },
  }
}

function routeOf({ page }: RequestFacts): string {
  if (pages.includes(page) || others.includes(page)) return page
  if (/^\/blog\/[^/]+$/.test(page)) return '/blog/:id'
  return page.startsWith('/assets/') ? '/assets/*' : 'other'
}
