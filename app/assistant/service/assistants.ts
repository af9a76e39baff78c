import { agencyKnowledge } from '~/content/assistant-knowledge'
import type { Exhibit } from '~/content/showroom'
import { artist } from '~/showroom/artist/knowledge'
import { barbershop } from '~/showroom/barbershop/knowledge'
import { dentalPractice } from '~/showroom/dental-practice/knowledge'
import { estateAgent } from '~/showroom/estate-agent/knowledge'
import { shop } from '~/showroom/shop/knowledge'
import { play } from '~/showroom/task'
import { tasks } from '~/showroom/tasks'
import { createAssistant } from '~/assistant/assistant'
import type { Classifiers } from '../classifier'
import { converse, type Turn } from '../conversation'
import type { Knowledge } from '../knowledge'

/** The pages with an assistant: the demo websites, and the agency's own questions. */
export type AssistantId = Exhibit['id'] | 'questions'

export const knowledgeOf: Readonly<Record<AssistantId, Knowledge>> = {
  barbershop,
  'dental-practice': dentalPractice,
  shop,
  artist,
  'estate-agent': estateAgent,
  questions: agencyKnowledge,
}

export type Converse = (id: AssistantId, questions: readonly string[]) => Turn[]

/** Throws if nothing has been learnt for one of them. */
export function createAssistants(classifiers: Classifiers): Converse {
  const ids = Object.keys(knowledgeOf) as AssistantId[]
  const assistants = new Map(ids.map((id) => [id, createAssistant(id, knowledgeOf[id], classifiers)]))
  return (id, questions) => {
    const task = id === 'questions' ? undefined : tasks[id]
    return converse(assistants.get(id)!, task && ((...turn) => play(task, ...turn)), questions)
  }
}
