import type { Reply } from '~/assistant/answer'
import { ask, type Base } from './assistants'
import type { Throttled } from './conversation'

export type Ask = (base: Base, question: string, clientAddress: string) => Promise<Reply | Throttled>

interface AskServices {
  throttle: (clientAddress: string) => Promise<Omit<Throttled, 'kind'> | null>
  /** Called with what became of a question, never with its words. */
  count: (base: Base, kind: (Reply | Throttled)['kind']) => void
}

/** Asks the assistant of a page within the limits. */
export function createAsk({ throttle, count }: AskServices): Ask {
  return async (base, question, clientAddress) => {
    const limited = await throttle(clientAddress)
    const reply = limited ? ({ kind: 'throttled', ...limited } as const) : ask(base, question)
    count(base, reply.kind)
    return reply
  }
}
