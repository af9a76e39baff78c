/**
 * Measures the assistants by questions as customers type them, and writes the tables into docs/assistant.md: of each source of
 * lessons, what is learnt from all others gets right. `--held-out` also measures the held-out questions, of which it shows nothing
 * but totals; `--failures` prints what went wrong in the lessons; `--source=NAME` leaves out those sources alone whose names begin so.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { createAssistant } from '~/assistant/assistant'
import type { Classifiers } from '~/assistant/classifier'
import { knowledgeOf } from '~/assistant/service/assistants'
import { inWords, judge, total, type Judged } from './assistant/judge'
import { learnAll, type Lessons } from './assistant/learn'
import { readQuestions, type LabelledQuestion } from './assistant/questions'
import { table } from './bench/report'

const { values: options } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    source: { type: 'string', default: '' },
  },
})
const ids = Object.keys(knowledgeOf) as (keyof typeof knowledgeOf)[]
const questions = Object.fromEntries(ids.map((id) => [id, readQuestions('lessons', id)]))
const sources = new Set(Object.values(questions).flatMap((all) => all.map(({ source }) => source)))

const judged: Judged[] = []
for (const source of [...sources].filter((each) => each.startsWith(options.source))) {
  const classifiers = learnFrom((question) => question.source !== source)
  judged.push(...ask(classifiers, (id) => questions[id]!.filter((question) => question.source === source)))
}
const tables = [tableOf('lessons, each source by what is learnt from all others', judged)]
if (options['held-out']) {
  const classifiers = learnFrom(() => true)
  tables.push(
    tableOf(
      'held out',
      ask(classifiers, (id) => readQuestions('held-out', id)),
    ),
  )
}
const report = tables.join('\n\n')
console.log(report)
if (options.failures) printFailures()
if (!options.source) await writeReport()

function learnFrom(isTaught: (question: LabelledQuestion) => boolean): Classifiers {
  const lessons = ids.map((id): [string, Lessons] => [
    id,
    { knowledge: knowledgeOf[id], questions: questions[id]!.filter(isTaught) },
  ])
  return learnAll(Object.fromEntries(lessons))
}

function ask(classifiers: Classifiers, asked: (id: string) => readonly LabelledQuestion[]): Judged[] {
  return ids.flatMap((id) => {
    const assistant = createAssistant(id, knowledgeOf[id], classifiers)
    return asked(id).map((question) => judge(id, question, assistant(question.text)))
  })
}

function tableOf(title: string, all: readonly Judged[]): string {
  const head = [
    title,
    'questions',
    'right at once',
    'at once or offered',
    'answered wrongly',
    'health, danger, law answered',
    'complaint, money answered',
  ]
  const row = (name: string, of: readonly Judged[]) => {
    const { atOnce, offered, wrong, gravest, grave } = total(of)
    return [name, String(of.length), ...[atOnce, offered, wrong, gravest, grave].map(inWords)]
  }
  const kinds = [...new Set(all.map(({ question: { kind } }) => kind))].toSorted()
  return table(head, [
    ...ids.map((id) =>
      row(
        id,
        all.filter((each) => each.id === id),
      ),
    ),
    ...kinds.map((kind) =>
      row(
        `*${kind}*`,
        all.filter(({ question }) => question.kind === kind),
      ),
    ),
    row('all', all),
  ])
}

function printFailures() {
  for (const { id, question, reply, verdict } of judged) {
    if (verdict === 'at once' || verdict === 'handed over') continue
    const got = reply.kind === 'handover' ? reply.reason : reply.topics.map((topic) => topic.id).join(' ')
    const right = question.right.join(' ') || question.reason
    console.log(`${id}  ${verdict}  ${question.text}  ->  ${reply.kind}: ${got}  (${right})`)
  }
}

async function writeReport() {
  const document = join(import.meta.dirname, '../docs/assistant.md')
  const block = /(<!-- measured -->)[^]*(<!-- \/measured -->)/
  const text = readFileSync(document, 'utf8').replace(
    block,
    (_, begin: string, end: string) => `${begin}\n\n${report}\n\n${end}`,
  )
  writeFileSync(document, await format(text, { ...(await resolveConfig(document)), filepath: document }))
}
