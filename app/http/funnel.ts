import type { Registry } from 'prom-client'
import { packages, packageTitles } from '~/content/packages'
import { demoPath, draftPath, showroom } from '~/content/showroom'
import { formAt, forms } from '~/forms/registry'
import { sentReference } from '~/forms/receipt'
import { createMeter } from '~/platform/metrics'
import { readQuiz } from '~/quiz/quiz'

const pageNames: Readonly<Record<string, string>> = {
  '/': 'home',
  '/launch': 'launch',
  '/get-started': 'get-started',
  ...Object.fromEntries(packages.map(({ page }) => [page, 'package'])),
}

const demos: Readonly<Record<string, string>> = Object.fromEntries(
  showroom.map((demo) => [demoPath(demo), demo.id]),
)

const drafts = new Map(showroom.map((demo) => [draftPath(demo), demo.id]))

/** Funnel counters, from a page to a form; submissions are counted elsewhere. */
export function createFunnel(registry: Registry) {
  const { counter } = createMeter(registry)
  const offerHelp = 'Views of the pages that offer packages, by the package that the address names'
  const packageViews = counter('package_views_total', offerHelp, 'page', 'package')
  const quizOpened = counter('quiz_opened_total', 'Views of the quiz with nothing answered')
  const quizStarted = counter('quiz_started_total', 'Answers to the first question of the quiz')
  const resultHelp = 'Results of the quiz, by the package that it recommends'
  const quizFinished = counter('quiz_finished_total', resultHelp, 'package')
  const formViews = counter('form_views_total', 'Views of a form that is still to be filled in', 'form')
  const demoViews = counter(
    'demo_views_total',
    'Visits to a demo website, without the steps within it',
    'site',
  )
  const draftHelp = 'Drafts of visitors’ own websites that were shown, without the steps within them'
  const draftViews = counter('draft_views_total', draftHelp, 'site')
  const fromDemoHelp = 'Views of the project form by visitors who come from a demo website'
  const fromDemo = counter('form_views_from_demo_total', fromDemoHelp, 'site')
  // Initialise counters to 0, so that Prometheus sees the first increment.
  for (const page of new Set(Object.values(pageNames))) {
    for (const name of [...Object.keys(packageTitles), 'none', 'other']) {
      packageViews.inc({ page, package: name }, 0)
    }
  }
  for (const { id } of packages) quizFinished.inc({ package: id }, 0)
  for (const form of Object.keys(forms)) formViews.inc({ form }, 0)
  for (const { id: site } of showroom) {
    demoViews.inc({ site }, 0)
    draftViews.inc({ site }, 0)
    fromDemo.inc({ site }, 0)
  }

  /** Counts a page view from its URL alone (no cookies, no tracking script). */
  return ({ pathname, searchParams }: URL) => {
    // The page shows a notice instead of the form.
    if (sentReference(searchParams)) return
    const page = pageNames[pathname]
    if (page) packageViews.inc({ page, package: packageOf(pathname, searchParams.get('package')) })
    if (pathname === '/quiz') countQuiz(searchParams)
    const demo = demos[pathname]
    const draft = drafts.get(pathname)
    const isStep = searchParams.has('ask') || searchParams.has('rehearse')
    if (demo && !isStep) demoViews.inc({ site: demo })
    if (draft && !isStep) draftViews.inc({ site: draft })
    const form = formAt(pathname)
    if (form) formViews.inc({ form: form.id })
    const trade = showroom.find(({ id }) => id === searchParams.get('trade'))
    if (form?.id === 'project' && trade) fromDemo.inc({ site: trade.id })
  }

  function countQuiz(search: URLSearchParams): void {
    const shown = readQuiz(search)
    if (shown.kind === 'result') quizFinished.inc({ package: shown.offer.id })
    else if (shown.isMissing) return
    else if (shown.isStart) quizOpened.inc()
    // Returning to a question doesn't count again.
    else if (shown.number === 2 && shown.chosen === null) quizStarted.inc()
  }
}

/** The package id; `other` for untrusted text. */
function packageOf(pathname: string, named: string | null): string {
  const own = packages.find(({ page }) => page === pathname)
  if (own) return own.id
  if (!named) return 'none'
  const isNamed = ([id, title]: [string, string]) => id === named.toLowerCase() || title === named
  return Object.entries(packageTitles).find(isNamed)?.[0] ?? 'other'
}
