import { data } from '@remix-run/node'
import type { Reply } from '~/assistant/answer'
import type { Knowledge } from '~/assistant/knowledge'
import { cleanQuestion } from '~/assistant/question-text'
import { answered, type Asking, type Throttled } from '~/showroom/conversation'

/** The assistant of a page at `path`, with its answer if the address asks something. */
export async function answerTo(
  knowledge: Knowledge,
  path: string,
  search: URLSearchParams,
  ask: (question: string) => Promise<Reply | Throttled>,
) {
  const { introduction, suggestions } = knowledge
  const assistant: Asking = { address: path, introduction, suggestions, answered: null }
  const question = cleanQuestion(search.get('ask') ?? '')
  if (!question) return { asking: assistant, throttled: null }
  const reply = await ask(question)
  return {
    asking: { ...assistant, answered: answered(knowledge, path, question, reply) },
    throttled: reply.kind === 'throttled' ? reply : null,
  }
}

/** The page, as 429 when too much was asked. */
export function withAnswer<Page extends object>(
  { asking, throttled }: Awaited<ReturnType<typeof answerTo>>,
  page: Page,
) {
  const init = throttled
    ? { status: 429, headers: { 'Retry-After': String(throttled.retryAfterSeconds) } }
    : { status: 200 }
  return data({ ...page, asking }, init)
}
