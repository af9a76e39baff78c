import { data } from '@remix-run/node'
import type { AssistantReply } from '~/assistant/answer-or-hand-over'
import type { Knowledge } from '~/assistant/knowledge'
import { cleanQuestion } from '~/assistant/question-text'
import { replyInWords, type Conversation, type ThrottledReply } from '~/assistant/ui/conversation'

/** The assistant of a page at `path`, with its answer if the address asks something. */
export async function answerTo(
  knowledge: Knowledge,
  path: string,
  search: URLSearchParams,
  ask: (question: string) => Promise<AssistantReply | ThrottledReply>,
) {
  const { introduction, suggestions } = knowledge
  const conversation: Conversation = { address: path, introduction, suggestions, answer: null }
  const question = cleanQuestion(search.get('ask') ?? '')
  if (!question) return { conversation, throttled: null }
  const reply = await ask(question)
  return {
    conversation: { ...conversation, answer: replyInWords(knowledge, path, question, reply) },
    throttled: reply.kind === 'throttled' ? reply : null,
  }
}

/** The page, as 429 when too much was asked. */
export function withAnswer<Page extends object>(
  { conversation, throttled }: Awaited<ReturnType<typeof answerTo>>,
  page: Page,
) {
  const init = throttled
    ? { status: 429, headers: { 'Retry-After': String(throttled.retryAfterSeconds) } }
    : { status: 200 }
  return data({ ...page, conversation }, init)
}
