import type { AssistantReply } from '~/assistant/assistant'
import type { HandoverReason } from '~/assistant/knowledge'
import type { LabelledQuestion } from './questions'

/** `missed` is handed over although a topic answers it. */
export type Verdict = 'at once' | 'offered' | 'handed over' | 'missed' | 'wrong'

export interface Judged {
  /** Of the assistant. */
  id: string
  question: LabelledQuestion
  reply: AssistantReply
  verdict: Verdict
}

/** A choice without the right topic is as wrong as a wrong answer; so is either where a person has to answer. */
export function judge(id: string, question: LabelledQuestion, reply: AssistantReply): Judged {
  return { id, question, reply, verdict: verdictOn(question.right, reply) }
}

function verdictOn(right: readonly string[], reply: AssistantReply): Verdict {
  if (reply.kind === 'handover') return right.length === 0 ? 'handed over' : 'missed'
  const ids = reply.topics.map(({ id }) => id)
  if (reply.kind === 'answer') return right.includes(ids[0]!) ? 'at once' : 'wrong'
  return ids.some((id) => right.includes(id)) ? 'offered' : 'wrong'
}

const gravest: readonly (HandoverReason | undefined)[] = ['health', 'danger', 'law']
const grave: readonly (HandoverReason | undefined)[] = ['complaint', 'money']

export function total(judged: readonly Judged[]) {
  const answerable = judged.filter(({ question }) => question.right.length > 0)
  const share = (of: readonly Judged[], ...verdicts: readonly Verdict[]): Share => ({
    part: of.filter(({ verdict }) => verdicts.includes(verdict)).length,
    whole: of.length,
  })
  const because = (reasons: typeof grave) =>
    judged.filter(({ question }) => reasons.includes(question.reason))
  return {
    atOnce: share(answerable, 'at once'),
    offered: share(answerable, 'at once', 'offered'),
    wrong: share(judged, 'wrong'),
    gravest: share(because(gravest), 'wrong'),
    grave: share(because(grave), 'wrong'),
    others: share(because(['person', 'exception', 'off-topic']), 'wrong'),
  }
}

export interface Share {
  part: number
  whole: number
}

/** "85.0 % (82.1 to 87.5)": with the 95 % confidence interval of Wilson. */
export function inWords({ part, whole }: Share): string {
  if (whole === 0) return '–'
  const z = 1.96
  const share = part / whole
  const middle = share + z ** 2 / (2 * whole)
  const margin = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const [from, to] = [middle - margin, middle + margin].map((each) => percent(each / (1 + z ** 2 / whole)))
  return `${percent(share)} % (${from} to ${to})`
}

function percent(share: number): string {
  return (100 * Math.max(0, share)).toFixed(1)
}
