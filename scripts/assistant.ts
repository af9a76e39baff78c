/**
 * Measures the assistants by the questions of each source of lessons, after learning from all other sources, and by
 * conversations. `--held-out` adds the totals of the held-out questions for docs/assistant.md, `--failures` each failure elsewhere.
 */
import { createAssistant, type Assistant } from '~/assistant/assistant'
import { readClassifiers } from '~/assistant/classifier'
import { createAssistants, knowledgeOf, type AssistantId } from '~/ask/assistants'
import { judgeCases, readCases, tableOfCases } from './assistant/conversations'
import { learnAll } from './assistant/learn'
import { readQuestions, readTalk, type LabelledQuestion } from './assistant/questions'
import { tableOf } from './markdown-table'

const ids = Object.keys(knowledgeOf) as AssistantId[]
const read = (set: 'lessons' | 'held-out') => ids.flatMap((id) => readQuestions(set, id))
type Judged = ReturnType<typeof judge>[number]

const lessons = read('lessons')
const judged = [...new Set(lessons.map(({ source }) => source))].flatMap((source) => {
  const asked = lessons.filter((each) => each.source === source)
  const taught = lessons.filter((each) => each.source !== source)
  return judge(asked, taught)
})
const converse = createAssistants(readClassifiers('build/assistants.bin'))
const found = await judgeCases(converse, readCases('questions'))
console.log(tableOfQuestions('lessons, each source by what is learned from all others', judged))
console.log(tableOfCases('conversations', found))
if (process.argv.includes('--failures')) {
  for (const { id, figure, isRight, told } of found) if (!isRight) console.log(`${id}  ${figure}  ${told}`)
  for (const { id, text, right, reason, reply, verdict } of judged)
    if (['offered', 'missed', 'wrong'].includes(verdict))
      console.log(`${id}  ${verdict}  ${text}  ->  ${reply}  (${right.join(' ') || reason})`)
}
if (process.argv.includes('--held-out')) {
  console.log(`${tableOfQuestions('held out', judge(read('held-out'), lessons))}\n`)
  const heldOut = await judgeCases(converse, readCases('questions/held-out'))
  console.log(tableOfCases('conversations held out', heldOut))
}

/** A choice without the right topic counts as a wrong answer, as does any answer to a question for a person. */
function judge(asked: readonly LabelledQuestion[], taught: readonly LabelledQuestion[]) {
  const classifiers = learnAll(taught, readTalk())
  const assistants = new Map<string, Assistant>(
    ids.map((id) => [id, createAssistant(id, knowledgeOf[id], classifiers)]),
  )
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

function tableOfQuestions(title: string, all: readonly Judged[]): string {
  const kinds = [...new Set(all.map(({ kind }) => `*${kind}*`))].toSorted()
  const head = [title, 'questions', 'right at once', 'at once or offered', 'answered wrongly']
  const rows = [...ids, ...kinds, 'all'].map((name) => {
    const own = all.filter(({ id, kind }) => [id, `*${kind}*`, 'all'].includes(name))
    const answered = own.filter(({ right }) => right.length > 0)
    const because = (...reasons: Judged['reason'][]) => own.filter(({ reason }) => reasons.includes(reason))
    return [
      name,
      own.length,
      share(answered, 'at once'),
      share(answered, 'at once', 'offered'),
      share(own, 'wrong'),
      share(because('health', 'danger', 'law'), 'wrong'),
      share(because('complaint', 'money'), 'wrong'),
    ]
  })
  return tableOf([...head, 'health, danger, law answered', 'complaint, money answered'], rows)
}

/** The share with these verdicts and its 95% Wilson confidence interval: "85.0% (82.1–87.5)". */
function share(of: readonly Judged[], ...verdicts: string[]): string {
  if (of.length === 0) return '–'
  const percent = (part: number) => (100 * Math.max(0, part)).toFixed(1)
  const part = of.filter(({ verdict }) => verdicts.includes(verdict)).length / of.length
  const spread = 1.96 ** 2 / of.length
  const margin = Math.sqrt(spread * part * (1 - part) + spread ** 2 / 4)
  const [from, to] = [-margin, margin].map((each) => percent((part + spread / 2 + each) / (1 + spread)))
  return `${percent(part)}% (${from}–${to})`
}
