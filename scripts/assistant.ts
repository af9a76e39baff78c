/**
 * Measures the assistants by questions as customers type them, of each source of lessons by what is learned from all others, and by
 * conversations. `--held-out` also measures what is held out, and writes nothing but its totals into docs/assistant.md; `--failures`
 * prints what went wrong in the rest.
 */
import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createAssistant } from '~/assistant/assistant'
import { readClassifiers } from '~/assistant/classifier'
import { createAssistants, knowledgeOf, type AssistantId } from '~/ask/assistants'
import { judgeCases, readCases, tableOfCases } from './assistant/conversations'
import { learnAll } from './assistant/learn'
import { readQuestions, readTalk } from './assistant/questions'

const ids = Object.keys(knowledgeOf) as AssistantId[]
const read = (set: 'lessons' | 'held-out') =>
  ids.flatMap((id) => readQuestions(set, id).map((question) => ({ ...question, id })))
type Question = ReturnType<typeof read>[number]
type Judged = ReturnType<typeof judge>[number]

const lessons = read('lessons')
const sources = [...new Set(lessons.map(({ source }) => source))]
const judged = sources.flatMap((each) => {
  const taught = lessons.filter(({ source }) => source !== each)
  return judge(
    lessons.filter(({ source }) => source === each),
    taught,
  )
})
const websites = [...ids, 'all']
const kinds = [...new Set(lessons.map(({ kind }) => `*${kind}*`))].toSorted()
const converse = createAssistants(readClassifiers('build/assistants.bin'))
const found = await judgeCases(converse, readCases('questions'))
console.log(
  tableOf('each source of lessons by what is learned from all others', judged, [...websites, ...kinds]),
)
console.log(tableOfCases('conversations', found))
if (process.argv.includes('--failures')) {
  for (const { id, figure, isRight, told } of found) if (!isRight) console.log(`${id}  ${figure}  ${told}`)
  for (const { id, text, right, reason, reply, verdict } of judged)
    if (verdict === 'offered' || verdict === 'missed' || verdict === 'wrong')
      console.log(`${id}  ${verdict}  ${text}  ->  ${reply}  (${right.join(' ') || reason})`)
}
if (process.argv.includes('--held-out')) {
  const heldOut = await judgeCases(converse, readCases('questions/held-out'))
  const questions = tableOf('held out', judge(read('held-out'), lessons), websites)
  const report = `${questions}\n\n${tableOfCases('conversations held out', heldOut)}`
  console.log(report)
  const file = 'docs/assistant.md'
  const block = /(?<=<!-- measured -->)[^]*(?=<!-- \/measured -->)/
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(block, () => `\n\n${report}\n\n`),
  )
  execSync(`prettier --write ${file}`)
}

/** A choice without the right topic is as wrong as a wrong answer; so is either where a person has to answer. */
function judge(asked: readonly Question[], taught: readonly Question[]) {
  const lessonsOf = ids.map((id) => [id, taught.filter((each) => each.id === id)] as const)
  const classifiers = learnAll(Object.fromEntries(lessonsOf), readTalk())
  const assistants = new Map(ids.map((id) => [id, createAssistant(id, knowledgeOf[id], classifiers)]))
  return asked.map((question) => {
    const reply = assistants.get(question.id)!(question.text)
    const { right } = question
    const topics = 'topics' in reply ? reply.topics.map(({ id }) => id) : []
    const isRight = topics.some((id, index) => right.includes(id) && (index === 0 || reply.kind === 'choice'))
    const verdict = {
      answer: isRight ? 'at once' : 'wrong',
      choice: isRight ? 'offered' : 'wrong',
      handover: right.length > 0 ? 'missed' : 'handed over',
      talk: right.length > 0 ? 'wrong' : 'handed over',
    }[reply.kind]
    const given = reply.kind === 'handover' ? reply.reason : topics.join(' ')
    return { ...question, reply: `${reply.kind}: ${given}`, verdict }
  })
}

function tableOf(title: string, all: readonly Judged[], names: readonly string[]): string {
  const isAnswerable = ({ right }: Judged) => right.length > 0
  const gravest = new Set<Judged['reason']>(['health', 'danger', 'law'])
  const grave = new Set<Judged['reason']>(['complaint', 'money'])
  const columns = {
    'right at once': share(isAnswerable, 'at once'),
    'at once or offered': share(isAnswerable, 'at once', 'offered'),
    'answered wrongly': share(() => true, 'wrong'),
    'health, danger, law answered': share(({ reason }) => gravest.has(reason), 'wrong'),
    'complaint, money answered': share(({ reason }) => grave.has(reason), 'wrong'),
  }
  const rows = names.map((name) => {
    const own = all.filter(({ id, kind }) => [id, `*${kind}*`, 'all'].includes(name))
    return [name, own.length, ...Object.values(columns).map((column) => column(own))]
  })
  const head = [title, 'questions', ...Object.keys(columns)]
  return [head, ['---', ...head.slice(1).map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** "85.0% (82.1–87.5)": of those, the share with these verdicts, with the 95 % confidence interval of Wilson. */
function share(isCounted: (each: Judged) => boolean, ...verdicts: string[]) {
  const percent = (part: number) => (100 * Math.max(0, part)).toFixed(1)
  return (all: readonly Judged[]) => {
    const of = all.filter(isCounted)
    const whole = of.length
    if (whole === 0) return '–'
    const z = 1.96
    const part = of.filter(({ verdict }) => verdicts.includes(verdict)).length / whole
    const middle = part + z ** 2 / (2 * whole)
    const margin = z * Math.sqrt((part * (1 - part)) / whole + z ** 2 / (4 * whole ** 2))
    const [from, to] = [middle - margin, middle + margin].map((each) => percent(each / (1 + z ** 2 / whole)))
    return `${percent(part)}% (${from}–${to})`
  }
}
