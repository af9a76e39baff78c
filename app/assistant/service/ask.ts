import type { ThrottledReply } from '~/assistant/ui/conversation'
import type { Throttle } from '~/platform/rate-limit'
import type { AssistantReply } from '../answer-or-hand-over'
import { ask, type AssistantId } from './assistants'

export type Ask = (
  id: AssistantId,
  question: string,
  clientAddress: string,
) => Promise<AssistantReply | ThrottledReply>

interface AskServices {
  throttle: Throttle
  /** Called with what became of a question, never with its words. */
  count: (id: AssistantId, kind: (AssistantReply | ThrottledReply)['kind']) => void
}

/** Asks the assistant of a page within the limits. */
export function createAsk({ throttle, count }: AskServices): Ask {
  return async (id, question, clientAddress) => {
    const throttled = await throttle(clientAddress)
    const reply = throttled ? ({ kind: 'throttled', ...throttled } as const) : ask(id, question)
    count(id, reply.kind)
    return reply
  }
}
