/**
 * Measures the assistant by questions as customers type them, writes the table into docs/assistant.md, and exits with 1 if a limit
 * does not hold for the held-out questions. Of those it shows nothing but totals. `--failures` prints the questions for tuning that
 * were not answered at once.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { createAssistant, type AssistantReply } from '~/assistant/answer-or-hand-over'
import { knowledgeOf } from '~/assistant/service/assistants'
import { judge, total, type Judged, type Totals } from './assistant/judge'
import { readQuestions, sets, type LabelledQuestion } from './assistant/questions'
import { median, table } from './bench/report'

const document = join(import.meta.dirname, '../docs/assistant.md')

const measured = Object.entries(knowledgeOf).map(([id, knowledge]) => {
  const assistant = createAssistant(knowledge)
  const measure = (set: (typeof sets)[number]) => {
    const questions = readQuestions(set, id)
    // Once before, so that the time is that of a server that has answered before.
    for (const { text } of questions) assistant(text)
    return questions.map((question) => ask(assistant, question))
  }
  return { id, tuning: measure('tuning'), 'held-out': measure('held-out') }
})

if (process.argv.includes('--failures')) printFailures()

const heldOut = total(measured.flatMap((each) => each['held-out']))
const limits = [
  [
    'right at once',
    '≥ 80 %',
    percent(heldOut.atOnce, heldOut.answerable),
    heldOut.atOnce >= 0.8 * heldOut.answerable,
  ],
  [
    'right at once or offered',
    '≥ 92 %',
    percent(heldOut.offered, heldOut.answerable),
    heldOut.offered >= 0.92 * heldOut.answerable,
  ],
  ['answered wrongly', '≤ 5 %', percent(heldOut.wrong, heldOut.all), heldOut.wrong <= 0.05 * heldOut.all],
  ['forbidden, and not handed over', '0', String(heldOut.forbiddenAnswered), heldOut.forbiddenAnswered === 0],
] as const
const report = [
  table(
    ['limit', 'accepted', 'measured', ''],
    limits.map(([what, accepted, figure, holds]) => [
      what,
      accepted,
      figure,
      holds ? 'holds' : '**does not hold**',
    ]),
  ),
  ...sets.map((set) =>
    table(head(set), [
      ...measured.map((each) => row(each.id, each[set])),
      row(
        'all',
        measured.flatMap((each) => each[set]),
      ),
    ]),
  ),
].join('\n\n')
console.log(report)
await writeReport()
process.exit(limits.every(([, , , holds]) => holds) ? 0 : 1)

function ask(assistant: (text: string) => AssistantReply, question: LabelledQuestion): Judged {
  const begun = process.hrtime.bigint()
  const reply = assistant(question.text)
  return {
    question,
    reply,
    verdict: judge(question, reply),
    ms: Number(process.hrtime.bigint() - begun) / 1e6,
  }
}

function head(set: string): string[] {
  return [
    set,
    'questions',
    'right at once',
    'at once or offered',
    'handed over rightly',
    'answered wrongly',
    'forbidden answered',
    'median (ms)',
  ]
}

function row(name: string, judged: readonly Judged[]): string[] {
  const of: Totals = total(judged)
  return [
    name,
    String(of.all),
    percent(of.atOnce, of.answerable),
    percent(of.offered, of.answerable),
    `${of.handedOver} of ${of.all - of.answerable}`,
    percent(of.wrong, of.all),
    `${of.forbiddenAnswered} of ${of.forbidden}`,
    median(judged.map(({ ms }) => ms)).toFixed(2),
  ]
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}

function printFailures() {
  for (const { id, tuning } of measured) {
    for (const { question, reply, verdict } of tuning) {
      if (verdict === 'at once' || verdict === 'handed over') continue
      const got =
        reply.kind === 'answer'
          ? reply.topic.id
          : reply.kind === 'choice'
            ? reply.topics.map((topic) => topic.id).join('|')
            : `handover:${reply.reason}`
      console.log(
        `${id}  ${verdict}  ${question.text}  ->  ${got}  (${question.right.join('|') || 'handover'})`,
      )
    }
  }
}

async function writeReport() {
  const before = readFileSync(document, 'utf8')
  const block = /(<!-- measured -->)[^]*(<!-- \/measured -->)/
  const text = before.replace(block, (_, begin: string, end: string) => `${begin}\n\n${report}\n\n${end}`)
  writeFileSync(document, await format(text, { ...(await resolveConfig(document)), filepath: document }))
}
