/**
 * Measures the assistant by questions as customers type them, writes the table into docs/assistant.md, and exits with 1 if a limit
 * does not hold for the half that is kept apart from tuning. Of that half it shows nothing but totals. `--failures` prints the
 * questions of the other half that were not answered at once.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { createAssistant, type Reply } from '~/assistant/answer'
import { knowledgeOf } from '~/showroom/assistants'
import type { Asked } from './assistant/asked/asked'
import { judge, total, type Judged, type Totals } from './assistant/judge'
import { median, table } from './bench/report'

const halves = ['tuning', 'kept-apart'] as const
const document = join(import.meta.dirname, '../docs/assistant.md')

const measured = await Promise.all(
  Object.entries(knowledgeOf).map(async ([base, known]) => {
    const assistant = createAssistant(known)
    const inHalf = async (half: (typeof halves)[number]) => {
      const { asked } = (await import(`./assistant/asked/${half}/${base}.ts`)) as { asked: readonly Asked[] }
      // Once before, so that the time is that of a server that has answered before.
      for (const { text } of asked) assistant(text)
      return asked.map((each) => ask(assistant, each))
    }
    return { base, tuning: await inHalf('tuning'), 'kept-apart': await inHalf('kept-apart') }
  }),
)

if (process.argv.includes('--failures')) printFailures()

const keptApart = total(measured.flatMap((each) => each['kept-apart']))
const limits = [
  [
    'right at once',
    '≥ 80 %',
    percent(keptApart.atOnce, keptApart.answerable),
    keptApart.atOnce >= 0.8 * keptApart.answerable,
  ],
  [
    'right at once or offered',
    '≥ 92 %',
    percent(keptApart.offered, keptApart.answerable),
    keptApart.offered >= 0.92 * keptApart.answerable,
  ],
  [
    'answered wrongly',
    '≤ 5 %',
    percent(keptApart.wrong, keptApart.all),
    keptApart.wrong <= 0.05 * keptApart.all,
  ],
  [
    'forbidden, and not handed over',
    '0',
    String(keptApart.forbiddenAnswered),
    keptApart.forbiddenAnswered === 0,
  ],
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
  ...halves.map((half) =>
    table(head(half), [
      ...measured.map((each) => row(each.base, each[half])),
      row(
        'all',
        measured.flatMap((each) => each[half]),
      ),
    ]),
  ),
].join('\n\n')
console.log(report)
await writeReport()
process.exit(limits.every(([, , , holds]) => holds) ? 0 : 1)

function ask(assistant: (text: string) => Reply, asked: Asked): Judged {
  const begun = process.hrtime.bigint()
  const reply = assistant(asked.text)
  return { asked, reply, verdict: judge(asked, reply), ms: Number(process.hrtime.bigint() - begun) / 1e6 }
}

function head(half: string): string[] {
  return [
    half,
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
  for (const { base, tuning } of measured) {
    for (const { asked, reply, verdict } of tuning) {
      if (verdict === 'at once' || verdict === 'handed over') continue
      const got =
        reply.kind === 'answer'
          ? reply.topic.id
          : reply.kind === 'choice'
            ? reply.topics.map(({ id }) => id).join('|')
            : `handover:${reply.reason}`
      console.log(`${base}  ${verdict}  ${asked.text}  ->  ${got}  (${asked.right.join('|') || 'handover'})`)
    }
  }
}

async function writeReport() {
  const before = readFileSync(document, 'utf8')
  const block = /(<!-- measured -->)[^]*(<!-- \/measured -->)/
  const text = before.replace(block, (_, begin: string, end: string) => `${begin}\n\n${report}\n\n${end}`)
  writeFileSync(document, await format(text, { ...(await resolveConfig(document)), filepath: document }))
}
