import type { AssistantReply } from '~/assistant/answer-or-hand-over'
import type { LabelledQuestion } from './questions'

/** `missed` is handed over although a topic answers it. */
type Verdict = 'at once' | 'offered' | 'handed over' | 'missed' | 'wrong'

export interface Judged {
  question: LabelledQuestion
  reply: AssistantReply
  verdict: Verdict
  ms: number
}

export type Totals = ReturnType<typeof total>

/** A choice without the right topic is as wrong as a wrong answer; so is either where a person has to answer. */
export function judge({ right }: LabelledQuestion, reply: AssistantReply): Verdict {
  if (reply.kind === 'handover') return right.length === 0 ? 'handed over' : 'missed'
  if (reply.kind === 'answer') return right.includes(reply.topic.id) ? 'at once' : 'wrong'
  return reply.topics.some(({ id }) => right.includes(id)) ? 'offered' : 'wrong'
}

export function total(judged: readonly Judged[]) {
  const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length
  const forbidden = judged.filter(({ question }) => question.forbidden)
  return {
    all: judged.length,
    /** Those that a topic answers. */
    answerable: judged.filter(({ question }) => question.right.length > 0).length,
    atOnce: count('at once'),
    /** At once, or among those offered. */
    offered: count('at once') + count('offered'),
    handedOver: count('handed over'),
    wrong: count('wrong'),
    forbidden: forbidden.length,
    forbiddenAnswered: forbidden.filter(({ reply }) => reply.kind !== 'handover').length,
  }
}
