import type { Registry } from 'prom-client'
import { createMeter } from '~/platform/metrics'
import { knowledgeOf, type AssistantId } from './assistants'

const kinds = ['answer', 'choice', 'handover', 'talk', 'emergency', 'throttled'] as const

/** Counts questions and what became of them, by site, without any text. */
export function countAsks(registry: Registry) {
  const { counter } = createMeter(registry)
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
