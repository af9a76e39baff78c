import { setImmediate } from 'node:timers/promises'
import { agencyKnowledge } from '~/content/assistant-knowledge'
import type { Exhibit } from '~/content/showroom'
import { barbershop } from '~/showroom/barbershop/knowledge'
import { dentalPractice } from '~/showroom/dental-practice/knowledge'
import { estateAgent } from '~/showroom/estate-agent/knowledge'
import { photographer } from '~/showroom/photographer/knowledge'
import { shop } from '~/showroom/shop/knowledge'
import { createAssistant, type AssistantReply } from '../answer-or-hand-over'
import type { Knowledge } from '../knowledge'

/** The pages with an assistant: the demo websites, and the agency's own questions. */
export type AssistantId = Exhibit['id'] | 'questions'

export const knowledgeOf: Readonly<Record<AssistantId, Knowledge>> = {
  barbershop,
  'dental-practice': dentalPractice,
  shop,
  photographer,
  'estate-agent': estateAgent,
  questions: agencyKnowledge,
}

const assistants = new Map<AssistantId, (text: string) => AssistantReply>()

/** Indexes all knowledge, one assistant a turn of the event loop, since each takes some 100 ms. */
export async function indexKnowledge(): Promise<void> {
  for (const id of Object.keys(knowledgeOf) as AssistantId[]) {
    await setImmediate()
    ask(id, '')
  }
}

/** Its knowledge is indexed once per process, with the first question at the latest. */
export function ask(id: AssistantId, text: string): AssistantReply {
  const assistant = assistants.get(id) ?? createAssistant(knowledgeOf[id])
  assistants.set(id, assistant)
  return assistant(text)
}
