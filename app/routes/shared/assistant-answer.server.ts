import { longestConversation, writeTable, type SoFar, type Table } from '~/assistant/conversation'
import type { Knowledge } from '~/assistant/knowledge'
import { cleanQuestion, longestQuestion } from '~/assistant/question-text'
import type { Asked } from '~/ask/ask'
import {
  throttledInWords,
  turnInWords,
  type Conversation,
  type ShownAnswer,
} from '~/ui/assistant/conversation'

interface AskingPage {
  knowledge: Knowledge
  path: string
  search: URLSearchParams
  ask: (soFar: SoFar) => Promise<Asked>
  /** Whether the page counts against the limits without a question, too. */
  isCounted?: boolean
}

interface AnsweredPage {
  conversation: Conversation
  /** How far the rehearsal has come by words. */
  task?: Table | undefined
  /** The status and the headers of the response: 429 when too much was asked. */
  init: { status?: number; headers?: Record<string, string> }
}

export async function answerTo({
  knowledge,
  path,
  search,
  ask,
  isCounted,
}: AskingPage): Promise<AnsweredPage> {
  // One character more than is read tells whether something is cut.
  const asks = search
    .getAll('ask')
    .map((text) => cleanQuestion(text, longestQuestion + 1))
    .filter(Boolean)
    .slice(-longestConversation)
  const questions = asks.map((text) => cleanQuestion(text))
  const { introduction, suggestions } = knowledge
  const asked = { questions, table: search.get('table') ?? '' }
  const conversation: Conversation = {
    url: path,
    introduction,
    suggestions,
    asked,
    next: asked,
    thread: [],
    answer: null,
    isCut: asks.at(-1) !== questions.at(-1),
    note: null,
  }
  const question = questions.at(-1)
  if (!question && !isCounted) return { conversation, init: {} }
  const reply = await ask(asked)
  if (reply.kind === 'throttled') {
    const answer = throttledInWords(knowledge, question ?? '', reply)
    const init = { status: 429, headers: { 'Retry-After': String(reply.retryAfterSeconds) } }
    return { conversation: { ...conversation, answer }, init }
  }
  const { turns } = reply
  const answers = turns.map((turn, index) =>
    turnInWords(knowledge, path, turn, { ...asked, questions: questions.slice(0, index) }),
  )
  const left = turns[questions.length - longestConversation]?.table
  const next = left ? { questions: questions.slice(1), table: writeTable(left) } : asked
  const [table] = turns.slice(-1).map((turn) => turn.table)
  const isPlayed = table?.step !== 'idle' || turns.some(({ task }) => task)
  return {
    conversation: { ...conversation, next, thread: answers.slice(0, -1), answer: answers.at(-1) ?? null },
    task: isPlayed ? table : undefined,
    init: {},
  }
}

/** The owner hears of what the assistant can't answer. */
export function noteOf(
  answer: ShownAnswer | null,
  search: URLSearchParams,
  time: string,
): Conversation['note'] {
  if (answer?.kind !== 'handover') return null
  const who = cleanQuestion(search.get('who') ?? '', 40)
  const number = cleanQuestion(search.get('number') ?? '', 20)
  const isLeft = who !== '' && /\d/.test(number)
  const state = isLeft ? 'left' : search.has('who') ? 'incomplete' : 'empty'
  return { who, number, time, state }
}
