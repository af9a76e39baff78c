import { setImmediate } from 'node:timers/promises'
import { agencyKnowledge } from '~/assistant/agency-knowledge'
import { createAssistant, type Reply } from '~/assistant/answer'
import type { Knowledge } from '~/assistant/knowledge'
import type { Exhibit } from '~/content/showroom'
import { barbershop } from './barbershop/knowledge'
import { dentalPractice } from './dental-practice/knowledge'
import { estateAgent } from './estate-agent/knowledge'
import { photographer } from './photographer/knowledge'
import { shop } from './shop/knowledge'

/** The pages with an assistant: the demo websites, and the agency's own questions. */
export type Base = Exhibit['id'] | 'questions'

export const knowledgeOf: Readonly<Record<Base, Knowledge>> = {
  barbershop,
  'dental-practice': dentalPractice,
  shop,
  photographer,
  'estate-agent': estateAgent,
  questions: agencyKnowledge,
}

const assistants = new Map<Base, (text: string) => Reply>()

/** Indexes all knowledge, one base a turn of the event loop, since each takes some 100 ms. */
export async function indexKnowledge(): Promise<void> {
  for (const base of Object.keys(knowledgeOf) as Base[]) {
    await setImmediate()
    ask(base, '')
  }
}

/** Its knowledge is indexed once per process, with the first question at the latest. */
export function ask(base: Base, text: string): Reply {
  const assistant = assistants.get(base) ?? createAssistant(knowledgeOf[base])
  assistants.set(base, assistant)
  return assistant(text)
}
