import { packages, packageTitles } from '~/content/packages'
import { demoPath, draftPath, showroom, trades } from '~/content/showroom'
import { formAt, forms } from '~/forms/registry'
import { sentReference } from '~/forms/receipt'
import type { Meter } from '~/platform/metrics'
import { readQuiz } from '~/quiz/quiz'

const pageNames: Readonly<Record<string, string>> = {
  '/': 'home',
  '/launch': 'launch',
  '/get-started': 'get-started',
  ...Object.fromEntries(packages.map(({ page }) => [page, 'package'])),
}

/** Counts the way from a page to a form; site-metrics.ts counts submissions. */
export function createFunnel({ counter }: Meter) {
  const packageViews = counter('package_views_total', 'Views of the pages that offer packages', {
    page: [...new Set(Object.values(pageNames))],
    package: [...Object.keys(packageTitles), 'none', 'other'],
  })
  const quizOpened = counter('quiz_opened_total', 'Views of the quiz with nothing answered')
  const quizStarted = counter('quiz_started_total', 'Answers to the first question of the quiz')
  const recommended = { package: packages.map(({ id }) => id) }
  const quizFinished = counter('quiz_finished_total', 'Results of the quiz', recommended)
  const formViews = counter('form_views_total', 'Views of an empty form', { form: Object.keys(forms) })
  const sites = { site: trades.map(({ id }) => id) }
  const demoSites = { site: showroom.map(({ id }) => id) }
  const demoViews = counter('demo_views_total', 'Visits to a demo website', demoSites)
  const draftViews = counter('draft_views_total', 'Visits to a draft of a visitor’s own website', sites)
  const fromDemoHelp = 'Views of the project form by visitors who come from a demo website or a draft'
  const fromDemo = counter('form_views_from_demo_total', fromDemoHelp, sites)

  /** Counts a page view by its URL alone, without cookies or a tracking script. */
  return ({ pathname, searchParams }: URL) => {
    // This page shows the success box instead of the form.
    if (sentReference(searchParams)) return
    const page = pageNames[pathname]
    if (page) packageViews.inc({ page, package: packageOf(pathname, searchParams.get('package')) })
    if (pathname === '/quiz') countQuiz(searchParams)
    const isTalk = searchParams.has('ask') || searchParams.has('rehearse')
    for (const trade of isTalk ? [] : trades) {
      if (pathname === demoPath(trade)) demoViews.inc({ site: trade.id })
      if (pathname === draftPath(trade)) draftViews.inc({ site: trade.id })
    }
    const form = formAt(pathname)
    if (form) formViews.inc({ form: form.id })
    const trade = trades.find(({ id }) => id === searchParams.get('trade'))
    if (form?.id === 'project' && trade) fromDemo.inc({ site: trade.id })
  }

  function countQuiz(search: URLSearchParams): void {
    const shown = readQuiz(search)
    if (shown.kind === 'result') quizFinished.inc({ package: shown.offer.id })
    else if (shown.isMissing) return
    else if (shown.isStart) quizOpened.inc()
    // A return to a question does not count again.
    else if (shown.number === 2 && shown.chosen === null) quizStarted.inc()
  }
}

/** Visitors can write anything into `?package=`, so unknown text is `other`. */
function packageOf(pathname: string, named: string | null): string {
  const own = packages.find(({ page }) => page === pathname)
  if (own) return own.id
  if (!named) return 'none'
  const isNamed = ([id, title]: [string, string]) => id === named.toLowerCase() || title === named
  return Object.entries(packageTitles).find(isNamed)?.[0] ?? 'other'
}
