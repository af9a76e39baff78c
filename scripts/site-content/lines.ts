import { ownerDecisions } from '../../app/content/owner-decisions'
import { packages } from '../../app/content/packages'
import { demoPages, machineFiles, movedPages, packagePages, pages } from '../../app/content/pages'
import { dollars } from '../../app/content/prices'
import { facts, phraseWords } from '../../app/content/question-facts'
import { groups } from '../../app/content/questions.json' with { type: 'json' }
import { question } from '../assistant/questions'
import { readPosts } from './posts'
import { problemsIn, unknown } from './problems'
import { readTexts } from './texts'

readTexts()
const listed = [...Object.values(pages), ...packagePages, ...demoPages, ...readPosts()]
const paths = [...listed.map(({ path }) => path), ...Object.keys({ ...machineFiles, ...movedPages })]
const ids = Object.values(groups).flatMap((group) => Object.keys(group))
const inQuestions = ['first', 'last', ...Object.keys({ ...facts, ...phraseWords })]
const inTexts = ['contactEmail', 'retentionDays', 'freeDays', 'hourlyPrice']

// A cost "over two years" is no length of hosting.
const months = /(?<!over |and )(\d+)[- ](month|year)/gi
const days = /(\d+)[- ]day/gi
const prices = /\$([\d,]+)/g
const amountsIn = (text: string, unit: RegExp) =>
  [...text.matchAll(unit)].map(([, price = '', per = '']) => dollars({ price }) * (/y/i.test(per) ? 12 : 1))
const [, growth, salesMachine] = packages
const { hosting, changes, furtherLanguage } = ownerDecisions
const decided = [
  [/hosting|domain/i, months, hosting.includedMonths, 'hosting.includedMonths of owner-decisions.ts'],
  [/hosting|domain/i, prices, hosting.yearlyPrice, 'hosting.yearlyPrice of owner-decisions.ts'],
  [/free.*change|change.*\b(free|for)\b/i, days, changes.freeDays, 'changes.freeDays of owner-decisions.ts'],
  [/\bchanges?\b/i, prices, changes.hourlyPrice, 'changes.hourlyPrice of owner-decisions.ts'],
  [/\blanguages?\b/i, days, furtherLanguage.days, 'furtherLanguage.days of owner-decisions.ts'],
  [/\blanguages?\b/i, prices, furtherLanguage.price, 'furtherLanguage.price of owner-decisions.ts'],
  [/tracking/i, months, amountsIn(growth.ends ?? '', months)[0], 'months in ends of packages.ts'],
  [/maintenance/i, months, amountsIn(salesMachine.ends ?? '', months)[0], 'months in ends of packages.ts'],
] as const

function problemsOf(line: string, file: string): string[] {
  if (file.endsWith('.jsonl')) return lessonProblems(line, file)
  const links = [...line.matchAll(/['"(](\/(?!\/)[\w./-]*)(?:[?#][^'")]*)?['")]/g)].map(([, path]) => path!)
  const names = [...line.matchAll(/\{([a-z][^}"]*)/gi)].map(([, name]) => name!)
  const known = file.endsWith('questions.json') ? inQuestions : /texts\/.*md$/.test(file) ? inTexts : names
  const texts = /posts|showroom/.test(file) ? [] : line.split(/(?<=[.?!]) |['"]/)
  return [
    ...unknown(links, paths, 'no page is at'),
    ...unknown(names, known, 'nothing fills the name'),
    ...decided.flatMap(([thing, unit, right = 0, field]) =>
      texts
        .filter((text) => thing.test(text) && amountsIn(text, unit).some((each) => each !== right))
        .map((text) => `"${text.trim()}" contradicts ${field}: ${right}`),
    ),
  ]
}

function lessonProblems(line: string, file: string) {
  try {
    const lesson = JSON.parse(line) as { right: string[] }
    const problems = problemsIn(question, lesson)
    if (problems.length > 0 || !/questions/.test(file)) return problems
    return unknown(lesson.right, ids, 'right: no question has the id')
  } catch {
    return ['a quote or comma is missing or curly; write { "text": "…", "right": ["id"], "source": "owner" }']
  }
}

/** Compares each line of a file with the rest of the site. */
export function lineProblems({ file, source }: { file: string; source: string }): string[] {
  const lines = source.trimEnd().split('\n')
  return lines.flatMap((line, at) => problemsOf(line, file).map((each) => `${file}(${at + 1}): ${each}`))
}
