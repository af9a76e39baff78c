import { fill } from '~/content/fill'
import { longestConversation, writeMemory, type SoFar } from '~/assistant/conversation'
import type { Knowledge } from '~/assistant/knowledge'
import { cleanQuestion, longestQuestion } from '~/assistant/question-text'
import type { Asked } from '~/ask/ask'
import { readRehearsal, stepTitle, type RehearsalField } from '~/showroom/kit/read-rehearsal'
import {
  noteLimits,
  throttledInWords,
  turnInWords,
  type Conversation,
  type ShownAnswer,
  type ShownNote,
} from '~/ui/assistant/answer-words'

interface AskingPage {
  knowledge: Knowledge
  path: string
  search: URLSearchParams
  ask: (soFar: SoFar) => Promise<Asked>
  /** The values of the names in braces in the answer to a question. */
  values?: (question: string) => Readonly<Record<string, string>>
  /** The fields of the rehearsal, which a conversation may fill. */
  fields?: readonly RehearsalField[]
  /** Whether the page counts against the limits even without a question. */
  isCounted?: boolean
}

/** Answers a page's questions. `init` has the status and headers of the response: 429 when too much was asked. */
export async function answerTo({ knowledge, path, search, ask, values, fields = [], isCounted }: AskingPage) {
  // One character more than is read tells whether something is cut.
  const asks = search
    .getAll('ask')
    .map((text) => cleanQuestion(text, longestQuestion + 1))
    .filter(Boolean)
    .slice(-longestConversation)
  const questions = asks.map((text) => cleanQuestion(text))
  const asked = { questions, memory: search.get('memory') ?? '' }
  const question = questions.at(-1)
  const reply = question || isCounted ? await ask(asked) : null
  const throttled = reply?.kind === 'throttled' ? reply : null
  const turns = reply?.kind === 'replied' ? reply.turns : []
  const answers = throttled
    ? [throttledInWords(knowledge, question ?? '', throttled)]
    : turns.map((turn, index) => {
        const shown = turnInWords(knowledge, path, turn, { ...asked, questions: questions.slice(0, index) })
        const own = values?.(turn.question)
        return { ...shown, paragraphs: shown.paragraphs.map((text) => (own ? fill(text, own) : text)) }
      })
  const answer = answers.at(-1) ?? null
  const left = turns[questions.length - longestConversation]?.memory
  const memory = turns.at(-1)?.memory
  const isPlayed = memory && (memory.step !== 'idle' || turns.some(({ task }) => task))
  const rehearsal = readRehearsal(fields, search, isPlayed ? memory : undefined)
  const conversation: Conversation = {
    url: path,
    introduction: knowledge.introduction,
    suggestions: knowledge.suggestions,
    asked,
    next: left ? { questions: questions.slice(1), memory: writeMemory(left) } : asked,
    thread: answers.slice(0, -1),
    answer,
    isCut: asks.at(-1) !== questions.at(-1),
    note: null,
  }
  return {
    conversation,
    rehearsal,
    /** The beginning of the page's title; empty on the first step, without an answer. */
    title: answer?.title ?? stepTitle(rehearsal),
    init: throttled ? { status: 429, headers: { 'Retry-After': String(throttled.retryAfterSeconds) } } : {},
  }
}

/** The note to the owner about a question that the assistant can't answer, or a number. */
export function noteOf(answer: ShownAnswer | null, search: URLSearchParams, time: string): ShownNote | null {
  if (answer?.kind !== 'handover' && !answer?.isNumber) return null
  const who = cleanQuestion(search.get('who') ?? '', noteLimits.who)
  const number = cleanQuestion(search.get('number') ?? '', noteLimits.number)
  const isLeft = who !== '' && /\d/.test(number)
  const state = isLeft ? 'left' : search.has('who') ? 'incomplete' : 'empty'
  return { who, number, time, state }
}
