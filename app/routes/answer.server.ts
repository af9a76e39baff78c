import { data } from '@remix-run/node'
import { longestConversation } from '~/assistant/conversation'
import type { Knowledge } from '~/assistant/knowledge'
import { cleanQuestion } from '~/assistant/question-text'
import type { Asked } from '~/assistant/service/ask'
import {
  throttledInWords,
  turnInWords,
  type Conversation,
  type ShownAnswer,
} from '~/assistant/ui/conversation'

interface AskingPage {
  knowledge: Knowledge
  path: string
  search: URLSearchParams
  ask: (questions: readonly string[]) => Promise<Asked>
  /** Whether the page counts against the limits without a question, too. */
  isCounted?: boolean
}

/** The assistant of a page, with its answers if the address asks something. */
export async function answerTo({ knowledge, path, search, ask, isCounted }: AskingPage) {
  const asked = search
    .getAll('ask')
    .map((text) => cleanQuestion(text))
    .filter(Boolean)
    .slice(-longestConversation)
  const { introduction, suggestions } = knowledge
  const conversation: Conversation = {
    address: path,
    introduction,
    suggestions,
    asked,
    thread: [],
    answer: null,
    note: null,
  }
  const question = asked.at(-1)
  if (!question && !isCounted) return { conversation, task: undefined, throttled: null }
  const reply = await ask(asked)
  if (reply.kind === 'throttled') {
    const answer = throttledInWords(knowledge, question ?? '', reply)
    return { conversation: { ...conversation, answer }, task: undefined, throttled: reply }
  }
  const answers = reply.turns.map((turn, index) => turnInWords(knowledge, path, turn, asked.slice(0, index)))
  return {
    conversation: { ...conversation, thread: answers.slice(0, -1), answer: answers.at(-1) ?? null },
    /** How far the rehearsal has come by words. */
    task: reply.turns.findLast(({ task }) => task)?.task,
    throttled: null,
  }
}

/** The owner hears of what the assistant can't answer, and of who comes when nobody is there. */
export function noteOf(
  answer: ShownAnswer | null,
  search: URLSearchParams,
  time: string,
): Conversation['note'] {
  if (!answer || (answer.kind !== 'handover' && !answer.topic.split(' ').includes('hours'))) return null
  const who = cleanQuestion(search.get('who') ?? '', 40)
  const number = cleanQuestion(search.get('number') ?? '', 20)
  const isLeft = who !== '' && /\d/.test(number)
  const state = isLeft ? 'left' : search.has('who') ? 'incomplete' : 'empty'
  return { who, number, time, state }
}

/** The page, as 429 when too much was asked. */
export function withAnswer<Page extends object>(
  { conversation, throttled }: Pick<Awaited<ReturnType<typeof answerTo>>, 'conversation' | 'throttled'>,
  page: Page,
) {
  const init = throttled
    ? { status: 429, headers: { 'Retry-After': String(throttled.retryAfterSeconds) } }
    : { status: 200 }
  return data({ ...page, conversation }, init)
}
