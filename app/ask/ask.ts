import type { SoFar, Turn } from '~/assistant/conversation'
import type { Meter } from '~/platform/metrics'
import { createThrottle, type Throttled, type ThrottleOptions } from '~/platform/rate-limit'
import type { Draft } from '~/showroom/draft/draft'
import { knowledgeOf, type AssistantId, type Converse } from './assistants'

/** What became of a conversation whose last question is new; a draft may be shown without one. */
export type Asked = { kind: 'replied'; turns: readonly Turn[] } | ({ kind: 'throttled' } & Throttled)

export type Ask = (id: AssistantId, soFar: SoFar, clientIp: string, draft?: Draft) => Promise<Asked>

/** A question takes some 10 ms with its page, and a curious visitor asks many. */
const questionsPerSubmission = 50

const kinds = ['answer', 'choice', 'handover', 'talk', 'emergency', 'throttled'] as const

interface AskServices extends Omit<ThrottleOptions, 'shared' | 'totalReached'> {
  converse: Converse
  meter: Meter | null
}

/** Asks the assistant of a page. Allows many questions for each submission that the limits allow, counted by each server alone. */
export function createAsk({ converse, meter, perClient, total, ...services }: AskServices): Ask {
  const questions = total * questionsPerSubmission
  const throttle = createThrottle({
    ...services,
    perClient: perClient * questionsPerSubmission,
    total: questions,
    shared: null,
    totalReached: `The ${questions} questions an hour that SUBMISSIONS_PER_HOUR_TOTAL allows are reached`,
  })
  const count = meter && countAsks(meter)
  return async (id, soFar, clientIp, draft) => {
    const throttled = await throttle(clientIp)
    if (throttled) {
      count?.(id, 'throttled')
      return { kind: 'throttled', ...throttled }
    }
    const turns = converse(id, soFar, draft)
    if (!draft) count?.(id, turns.at(-1)!.reply.kind)
    return { kind: 'replied', turns }
  }
}

/** Counts questions and what became of them, by site, without any text. */
function countAsks({ counter }: Meter) {
  const site = Object.keys(knowledgeOf)
  const asked = counter('assistant_questions_total', 'Questions to the assistant, by website', { site })
  const repliesHelp =
    'Replies of the assistant, by website and kind: answer, choice (offered), handover, talk, emergency, throttled'
  const replied = counter('assistant_replies_total', repliesHelp, { site, kind: kinds })
  return (id: AssistantId, kind: (typeof kinds)[number]) => {
    asked.inc({ site: id })
    replied.inc({ site: id, kind })
  }
}
