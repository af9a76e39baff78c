import { factsByPath } from '../../app/showroom/kit/formats'
import { ownerDecisions } from '../../app/content/owner-decisions'
import { packages } from '../../app/content/packages'
import { demoPages, machineFiles, movedPages, packagePages, pages } from '../../app/content/pages'
import { dollars } from '../../app/content/prices'
import { facts, phraseWords } from '../../app/content/question-facts'
import { groups } from '../../app/content/questions.json' with { type: 'json' }
import { parseJson } from '../../app/platform/parse-json'
import { question } from '../assistant/questions'
import advice from './advice.json' with { type: 'json' }
import { readPosts } from './posts'
import { inDigits, meant, problemsIn, unknown, words } from './problems'
import { readText } from './texts'

for (const file of ['assistant-mistakes.md', 'privacy.md']) readText(file)
const listed = [...Object.values(pages), ...packagePages, ...demoPages, ...readPosts()]
const paths = [...listed.map(({ path }) => path), ...Object.keys(movedPages)]
const ids = Object.values(groups).flatMap((group) => Object.keys(group))
/** The names that a file may have in braces; of the demo websites, the compiler knows them. */
const filled = [
  [/content\/(.*\.ts|owners-side\.json)$/, advice.names.split(' ')],
  [/questions\.json$/, ['first', 'last', ...Object.keys({ ...facts, ...phraseWords })]],
  [/texts\/.*\.md$/, ['contactEmail', 'retentionDays', 'freeDays', 'hourlyPrice', 'maintained']],
  [/\.md$/, []],
] as const

const amountsIn = (text: string, unit: RegExp) =>
  [...text.matchAll(unit)].map(([, price = '', per = '']) => dollars({ price }) * (/y/i.test(per) ? 12 : 1))
const [starter, growth, machine] = packages
const months = RegExp(advice.units.months, 'gi')
const valid: Record<string, unknown> = {
  ...factsByPath(ownerDecisions),
  'packages.ts: months in ends of standard': amountsIn(growth.ends ?? '', months)[0],
  'packages.ts: months in ends of premium': amountsIn(machine.ends ?? '', months)[0],
  'packages.ts: timeline of basic': starter.timeline.match(/\d+/g)?.map(Number),
}

function problemsOf(line: string, file: string): string[] {
  if (file.endsWith('.jsonl')) return lessonProblems(line, file)
  const links = [...line.matchAll(/['"(](\/(?!\/)[\w./-]*)(?:[?#][^'")]*)?['")]/g)].map(([, path]) => path!)
  const pageLinks = links.filter((path) => !(path in machineFiles))
  const quoted = file.endsWith('.md') ? [line] : (line.match(/'[^']*'|"(?:[^"\\]|\\.)*"/g) ?? [])
  const names = [...quoted.join().matchAll(/\{([a-z]\w*)\}/gi)].map(([, name]) => name!)
  const [, known = names] = filled.find(([where]) => where.test(file)) ?? []
  // Of a post, the offer below it.
  const isLoose = /showroom|posts(?!.*\n {2}text:)/.test(`${file}\n${line}`)
  const texts = isLoose ? [] : line.split(/(?<=[.?!]) |['"]/)
  // The package pages are compared package by package.
  const compared = /package-pages/.test(file) ? advice.decided.slice(0, -1) : advice.decided
  return [
    ...unknown(pageLinks, paths, 'no page is at'),
    ...unknown(names, known, 'nothing fills the name'),
    ...quoted.flatMap((text) => braceProblem(text, known)),
    ...compared.flatMap(([thing, unit, field]) => {
      const [about, counted] = [RegExp(thing!, 'i'), RegExp(advice.units[unit as 'days'], 'gi')]
      const values = [valid[field!.replace('owner-decisions.ts: ', '')] ?? 0].flat()
      const isOther = (text: string) =>
        amountsIn(inDigits(text), counted).some((each) => !values.includes(each))
      const wrong = texts.filter((text) => about.test(text) && isOther(text))
      return wrong.map((text) => `"${text.trim()}" contradicts app/content/${field}, ${values.join()}`)
    }),
  ]
}

const named = /(?<!\{)\{(?:[a-z][\w.-]*|\d*,?\d*)\}(?!\})/gi
const torn = /[{$][{([ ]*([a-z]\w*(?: \w+(?=\}))?)|([a-z]\w*)[)\] ]*\}|[{}]/i

/** Says how a name is written whose braces are wrong. Counts of an expression stand in braces, too. */
function braceProblem(text: string, known: readonly string[]): string[] {
  const [wrong, opened = 'name', name = opened] = torn.exec(text.replaceAll(named, '0')) ?? []
  return wrong ? [`write {${meant(name, known) ?? name}} instead of ${wrong}`] : []
}

const form = question.safeExtend({ text: words, source: words })
function lessonProblems(line: string, file: string) {
  const lesson = parseJson(line) as { right?: string[] } | null
  const right = /questions/.test(file) ? [lesson?.right ?? []].flat() : []
  return lesson
    ? [...problemsIn(form, lesson), ...unknown(right, ids, 'right: no question has the id')]
    : ['is no { "text": "…", "right": ["id"], "source": "owner" } with straight quotes and its commas']
}

/** Compares each line of a file with the rest of the site. */
export function lineProblems({ file, source }: { file: string; source: string }): string[] {
  const lines = source.trimEnd().split('\n')
  return lines.flatMap((line, at) => problemsOf(line, file).map((each) => `${file}(${at + 1}): ${each}`))
}
