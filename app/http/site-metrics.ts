import { demoPages, machineFiles, packagePages, pages } from '~/content/pages'
import { draftPath, trades } from '~/content/showroom'
import { submissionOutcomes } from '~/log/names'
import { forms } from '~/forms/registry'
import type { Meter } from '~/platform/metrics'
import { release } from '~/platform/release'
import { limitKinds } from '~/platform/rate-limit'
import type { OnResponse } from './access-log'
import { createFunnel } from './funnel-metrics'
import { cacheUses } from './request/response'
import { healthPaths } from './health'
import type { RequestInfo } from './request/request-info'

// All other paths share one label value, which limits the number of series.
const blogRoute = '/blog/:id'
const pageRoutes = new Map([
  ...Object.values(pages).map(({ path }): [string, string] => [path, path]),
  ...packagePages.map(({ path }) => [path, '/launch/:package'] as const),
  ...demoPages.map(({ path }) => [path, '/showroom/:site'] as const),
  ...trades.map((trade) => [draftPath(trade), '/preview/:trade'] as const),
])
const otherPaths = new Set<string>([...Object.keys(machineFiles), ...healthPaths])
const methods = ['GET', 'HEAD', 'POST']

export function createSiteMetrics(meter: Meter): OnResponse {
  const countView = createFunnel(meter)
  const { counter, gauge, histogram } = meter
  const request = { route: [], method: [], status: [] }
  const requests = counter('http_requests_total', 'Requests; the route `other` is none of ours', request)
  const errors = counter('server_errors_total', 'Responses of 500 or more, except 502 and /readyz')
  // From a cached page to a post that waits for the form service.
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
  const durationsHelp = 'How long a request waited for its response'
  const durations = histogram('http_request_duration_seconds', durationsHelp, buckets, 'route', 'method')
  const post = { form: Object.keys(forms), outcome: submissionOutcomes }
  const submissions = counter('submissions_total', 'Posts to a form, by what became of them', post)
  const throttledHelp = 'Posts over the limit of one client, or of all together'
  const throttled = counter('throttled_submissions_total', throttledHelp, { limit: limitKinds })
  const cacheHelp = 'Pages from the cache (hit), rendered and stored (render), or not stored (pass)'
  const pageCache = counter('page_cache_requests_total', cacheHelp, { outcome: cacheUses })
  gauge('build_info', 'Always 1; what runs', async (info) => info.set(release, 1), 'version', 'commit')

  return (info, { status, submission, cacheUse = 'pass' }, durationMs) => {
    const method = methods.includes(info.method) ? info.method : 'other'
    const route = routeOf(info)
    durations.observe({ route, method }, durationMs / 1000)
    requests.inc({ route, method, status })
    if (status >= 500 && status !== 502 && !route.startsWith('/readyz')) errors.inc()
    if (submission) submissions.inc({ form: submission.form, outcome: submission.outcome })
    if (submission?.limit) throttled.inc({ limit: submission.limit })
    if (route !== blogRoute && !pageRoutes.has(info.page)) return
    pageCache.inc({ outcome: cacheUse })
    const purpose = info.headers.get('sec-purpose') ?? info.headers.get('purpose')
    if (method === 'GET' && [200, 304].includes(status) && !purpose?.includes('prefetch'))
      countView(new URL(info.page + info.search, 'http://localhost'))
  }
}

function routeOf({ page }: RequestInfo): string {
  const route = pageRoutes.get(page)
  if (route || otherPaths.has(page)) return route ?? page
  if (/^\/blog\/[^/]+$/.test(page)) return blogRoute
  return page.startsWith('/assets/') ? '/assets/*' : 'other'
}
