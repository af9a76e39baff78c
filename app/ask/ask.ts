import type { SoFar, Turn } from '~/assistant/conversation'
import type { Meter } from '~/platform/metrics'
import { createThrottle, type Throttled, type ThrottleOptions } from '~/platform/rate-limit'
import type { Draft } from '~/showroom/draft/draft'
import { knowledgeOf, type AssistantId, type AskAssistant } from './assistants'

/** The turns of a conversation, of which the last is new; a draft may be shown without any. */
export type Asked = { kind: 'replied'; turns: readonly Turn[] } | ({ kind: 'throttled' } & Throttled)

export type Ask = (id: AssistantId, soFar: SoFar, clientIp: string, draft?: Draft) => Promise<Asked>

/** A question with its page costs some 10 ms, and a curious visitor asks many. */
const questionsPerSubmission = 50

const kinds = ['answer', 'choice', 'handover', 'talk', 'emergency', 'throttled'] as const

interface AskServices extends Omit<ThrottleOptions, 'countShared' | 'totalReached'> {
  askAssistant: AskAssistant
  meter: Meter | null
}

/** Asks the assistant of a page. For each submission that the limits allow, they allow many questions; each server counts alone. */
export function createAsk({ askAssistant, meter, perClient, total, ...services }: AskServices): Ask {
  const questions = total * questionsPerSubmission
  const throttle = createThrottle({
    ...services,
    perClient: perClient * questionsPerSubmission,
    total: questions,
    countShared: null,
    totalReached: `The ${questions} questions an hour that SUBMISSIONS_PER_HOUR_TOTAL allows are reached`,
  })
  const replies = meter?.counter(
    'assistant_replies_total',
    'Replies of the assistant, by website and kind: answer, choice (offered), handover, talk, emergency, throttled',
    { site: Object.keys(knowledgeOf), kind: kinds },
  )
  return async (id, soFar, clientIp, draft) => {
    const throttled = await throttle(clientIp)
    if (throttled) {
      replies?.inc({ site: id, kind: 'throttled' })
      return { kind: 'throttled', ...throttled }
    }
    const turns = askAssistant(id, soFar, draft)
    if (!draft) replies?.inc({ site: id, kind: turns.at(-1)!.reply.kind })
    return { kind: 'replied', turns }
  }
}
