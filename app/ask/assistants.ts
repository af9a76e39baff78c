import { agencyKnowledge } from '~/content/assistant-knowledge'
import type { Demo } from '~/content/showroom'
import { artist } from '~/showroom/artist/knowledge'
import { barbershop } from '~/showroom/barbershop/knowledge'
import { dentalPractice } from '~/showroom/dental-practice/knowledge'
import { estateAgent } from '~/showroom/estate-agent/knowledge'
import { shop } from '~/showroom/shop/knowledge'
import type { Draft } from '~/showroom/draft/draft'
import { draftAssistant, draftKnowledge } from '~/showroom/draft/draft-assistant'
import { fieldsOf, play, withoutTask } from '~/showroom/conversation/task'
import { taskOf, tasks } from '~/showroom/tasks'
import { createAssistant } from '~/assistant/assistant'
import type { Classifiers } from '~/assistant/classifier'
import { converse, readTable, type Play, type SoFar, type Turn } from '~/assistant/conversation'
import { dangerIn } from '~/assistant/emergencies'
import type { Knowledge } from '~/assistant/knowledge'

/** The pages with an assistant: the demo websites, and the agency's own questions. */
export type AssistantId = Demo['id'] | 'questions'

export const knowledgeOf: Readonly<Record<AssistantId, Knowledge>> = {
  barbershop,
  'dental-practice': dentalPractice,
  shop,
  artist,
  'estate-agent': estateAgent,
  questions: agencyKnowledge,
}

/** With a draft, its owner's facts are all that the trade's assistant knows. */
export type Converse = (id: AssistantId, soFar: SoFar, draft?: Draft) => Turn[]

/** Throws if nothing has been learned for one of them. */
export function createAssistants(classifiers: Classifiers): Converse {
  const ids = Object.keys(knowledgeOf) as AssistantId[]
  const assistants = new Map(ids.map((id) => [id, createAssistant(id, knowledgeOf[id], classifiers)]))
  return (id, { questions, table }, draft) => {
    const [assistant, knowledge] = [assistants.get(id)!, knowledgeOf[id]]
    const task = id === 'questions' ? undefined : draft ? taskOf[id](draft) : tasks[id]
    const answering = draft && task ? draftAssistant(assistant, knowledge, draft, task) : assistant
    const { topics } = draft && task ? draftKnowledge(draft, task) : knowledge
    const before = readTable(table, topics, task ? fieldsOf(task) : [])
    const playing: Play = (...turn) => (task ? play(task, ...turn) : withoutTask(...turn))
    return converse(answering, playing, topics, questions, before)
  }
}

/** Compiles the expressions for dangers, as their first two uses do: a visitor would wait for them. */
export function warmUp() {
  for (const text of ['warm', 'up']) dangerIn(text)
}
