import { Counter, type Registry } from 'prom-client'
import { packages, packageTitles } from '~/content/packages'
import { formAt, forms } from '~/forms/registry'
import { sentReference } from '~/forms/receipt'
import { readQuiz } from '~/quiz/quiz'

/** Counts a page that somebody was shown. Its address says all that is counted: there are no cookies and no scripts. */
export type CountView = (address: URL) => void

const packagePages: Readonly<Record<string, string>> = {
  '/': 'home',
  '/launch': 'launch',
  '/get-started': 'get-started',
}

/** Builds the counters of the way from a page to an enquiry; the last step of it is counted as a submission. */
export function createFunnel(registry: Registry): CountView {
  const registers = [registry]
  const packageViews = new Counter({
    name: 'dayfive_package_views_total',
    help: 'Views of the pages that offer packages, by the package that the address names',
    labelNames: ['page', 'package'],
    registers,
  })
  const quizOpened = new Counter({
    name: 'dayfive_quiz_opened_total',
    help: 'Views of the quiz with nothing answered',
    registers,
  })
  const quizStarted = new Counter({
    name: 'dayfive_quiz_started_total',
    help: 'Answers to the first question of the quiz',
    registers,
  })
  const quizFinished = new Counter({
    name: 'dayfive_quiz_finished_total',
    help: 'Results of the quiz, by the package that it recommends',
    labelNames: ['package'],
    registers,
  })
  const formViews = new Counter({
    name: 'dayfive_form_views_total',
    help: 'Views of a form that is still to be filled in',
    labelNames: ['form'],
    registers,
  })
  // What has not happened yet is told as 0, so that Prometheus sees its first time as an increase.
  for (const page of Object.values(packagePages)) {
    for (const name of [...Object.keys(packageTitles), 'none', 'other']) {
      packageViews.inc({ page, package: name }, 0)
    }
  }
  for (const { id } of packages) quizFinished.inc({ package: id }, 0)
  for (const form of Object.keys(forms)) formViews.inc({ form }, 0)

  return (address) => {
    const { pathname, searchParams } = address
    // On the form's own page, the notice that it was sent or that a link to this notice is old.
    if (sentReference(searchParams)) return
    const page = packagePages[pathname]
    if (page) packageViews.inc({ page, package: packageOf(searchParams.get('package')) })
    if (pathname === '/quiz') countQuiz(searchParams)
    const form = formAt(pathname)
    if (form) formViews.inc({ form: form.id })
  }

  function countQuiz(search: URLSearchParams): void {
    const shown = readQuiz(search)
    if (shown.kind === 'result') quizFinished.inc({ package: shown.offer.id })
    else if (shown.isMissing) return
    else if (shown.isStart) quizOpened.inc()
    // Going back and forth between the questions is no new start.
    else if (shown.number === 2 && shown.chosen === null) quizStarted.inc()
  }
}

/** The id of a package that an address names by id or title; anyone can write anything there, so the rest is `other`. */
function packageOf(named: string | null): string {
  if (!named) return 'none'
  const known = Object.entries(packageTitles).find(
    ([id, title]) => id === named.toLowerCase() || title === named,
  )
  return known ? known[0] : 'other'
}
