/**
 * Measures the assistants by conversations, and by the questions of each source of lessons after learning from all other sources,
 * and prints each failure. `--held-out` instead prints only the totals of what is held out, for docs/assistant.md.
 */
import { readClassifiers } from '~/assistant/classifier'
import { createAssistants, knowledgeOf, type AskAssistant, type AssistantId } from '~/ask/assistants'
import { casesOf, judgeCases, readCases, type Finding } from './assistant/conversations'
import { learnAll } from './assistant/learn'
import { readQuestions, readTalk } from './assistant/questions'
import { tableOf } from './markdown-table'

const ids = Object.keys(knowledgeOf) as AssistantId[]
const read = (set: 'lessons' | 'held-out') => ids.flatMap((id) => readQuestions(set, id))

const asTaught = createAssistants(readClassifiers('build/assistants.bin'), Date.now)
if (process.argv.includes('--held-out')) {
  const found = await judgeCases(answersOf(asTaught), read('held-out').flatMap(casesOf))
  found.push(...(await judgeCases(asTaught, readCases('questions/held-out'))))
  console.log(tableOfShares('held out', found))
} else {
  const lessons = read('lessons')
  const found = await judgeCases(asTaught, readCases('questions'))
  for (const source of new Set(lessons.map((each) => each.source))) {
    const asked = lessons.filter((each) => each.source === source)
    const others = lessons.filter((each) => each.source !== source)
    const answers = answersOf(createAssistants(learnAll(others, readTalk()), Date.now))
    found.push(...(await judgeCases(answers, asked.flatMap(casesOf))))
  }
  for (const { id, figure, isRight, told } of found) if (!isRight) console.log(`${id}  ${figure}  ${told}`)
  console.log(tableOfShares('lessons and conversations', found))
}

/** The answers without rehearsals, which offer times to whoever asks for a person. */
function answersOf(ask: AskAssistant): AskAssistant {
  return (...given) => ask(...given).map((turn) => ({ ...turn, task: undefined }))
}

/** The share of right findings for each figure, of each assistant and of all, and the number of findings. */
function tableOfShares(title: string, findings: readonly Finding[]): string {
  const rows = [...new Set(findings.map(({ figure }) => figure))].map((name) => {
    const all = findings.filter(({ figure }) => figure === name)
    const shares = [...ids.map((one) => all.filter(({ id }) => id === one)), all].map((own) => {
      const share = own.filter(({ isRight }) => isRight).length / own.length
      return own.length > 0 ? `${(100 * share).toFixed(1)}%` : '–'
    })
    return [name, ...shares, all.length]
  })
  return tableOf([title, ...ids, 'all', 'number'], rows)
}
