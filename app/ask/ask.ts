import type { Throttle, Throttled } from '~/platform/rate-limit'
import type { Draft } from '~/showroom/draft/draft'
import type { SoFar, Turn } from '~/assistant/conversation'
import type { AssistantId, Converse } from './assistants'

/** What became of a conversation whose last question is new; a draft may be shown without one. */
export type Asked = { kind: 'replied'; turns: readonly Turn[] } | ({ kind: 'throttled' } & Throttled)

export type Ask = (id: AssistantId, soFar: SoFar, clientIp: string, draft?: Draft) => Promise<Asked>

export type AskKind = Turn['reply']['kind'] | 'throttled'

interface AskServices {
  converse: Converse
  throttle: Throttle
  /** Called with what became of a question, never with its words. */
  count: (id: AssistantId, kind: AskKind) => void
}

/** Asks the assistant of a page within the limits. */
export function createAsk({ converse, throttle, count }: AskServices): Ask {
  return async (id, soFar, clientIp, draft) => {
    const throttled = await throttle(clientIp)
    if (throttled) {
      count(id, 'throttled')
      return { kind: 'throttled', ...throttled }
    }
    const turns = converse(id, soFar, draft)
    if (!draft) count(id, turns.at(-1)!.reply.kind)
    return { kind: 'replied', turns }
  }
}
