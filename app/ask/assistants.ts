import { agencyKnowledge } from '~/content/assistant-knowledge'
import type { Demo } from '~/content/showroom'
import { demos, tasks } from '~/showroom/demos'
import { withExamples, type Draft } from '~/showroom/draft/draft'
import { draftAssistant, draftKnowledge } from '~/showroom/draft/draft-assistant'
import { fieldsOf } from '~/showroom/conversation/task'
import { play, withoutTask } from '~/showroom/conversation/play'
import { withWeekdays } from '~/showroom/conversation/when'
import { createAssistant } from '~/assistant/assistant'
import type { Classifiers } from '~/assistant/classifier'
import { converse, readMemory, type SoFar, type Turn } from '~/assistant/conversation'
import { dangerIn } from '~/assistant/emergencies'
import type { Knowledge } from '~/assistant/knowledge'

export type AssistantId = Demo['id'] | 'questions'
// By UTC, an evening in the United States is already the next day.
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'America/Chicago' })

export const knowledgeOf = {
  ...Object.fromEntries(Object.entries(demos).map(([id, { knowledge }]) => [id, knowledge])),
  questions: agencyKnowledge,
} as Readonly<Record<AssistantId, Knowledge>>

/** Answers a conversation. With a draft, the assistant of its trade knows its owner's facts alone. */
export type AskAssistant = (id: AssistantId, soFar: SoFar, draft?: Draft) => Turn[]

/** Throws if nothing has been learned for one of the assistants. */
export function createAssistants(classifiers: Classifiers, now: () => number): AskAssistant {
  const ids = Object.keys(knowledgeOf) as AssistantId[]
  const assistants = new Map(ids.map((id) => [id, createAssistant(id, knowledgeOf[id], classifiers)]))
  return (id, { questions, memory }, draft) => {
    const [assistant, knowledge] = [assistants.get(id)!, knowledgeOf[id]]
    if (id === 'questions') {
      const before = readMemory(memory, knowledge.topics, [])
      return converse(assistant, withoutTask, knowledge.topics, questions, before)
    }
    const told = draft && withExamples(draft, id)
    const task = told ? demos[id].taskOf(told) : tasks[id]
    const tomorrow = weekday.format(now() + 86_400_000)
    const { topics } = told ? draftKnowledge(told, task, '', tomorrow) : knowledge
    const answering = told ? draftAssistant(assistant, knowledge.topics, topics, told) : assistant
    const before = readMemory(memory, topics, fieldsOf(task))
    const heard = (text: string) => (told ? withWeekdays(text, tomorrow) : text)
    return converse(answering, (text, ...turn) => play(task, heard(text), ...turn), topics, questions, before)
  }
}

/** Has the expressions for dangers compiled, which their first two uses do, so that no visitor waits for that. */
export function warmUp() {
  for (const text of ['warm', 'up']) dangerIn(text)
}
