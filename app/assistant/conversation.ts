import type { Assistant, AssistantReply } from './assistant'
import { dangerIn, type Danger } from './emergencies'
import type { KnownTopic } from './knowledge'

/** How far a website has come with what it does besides answering. */
export interface TaskTurn {
  step: 'idle' | 'choose' | 'review' | 'done'
  says: string
  /** Under which topic. */
  topic: string
  /** The choices of its rehearsal, by their names. */
  values: Readonly<Record<string, string>>
  /** Topics that are answered in the same turn. */
  besides: readonly string[]
  /** What was said of the time, kept when another part of it changes: its day, whom it is with, and values that were refused. */
  wish?: { day?: string | undefined; says?: string | undefined; not?: readonly string[] }
}

/** Plays one turn of what a website does. */
export type Play = (text: string, reply: AssistantReply, before: TaskTurn | undefined) => TaskTurn | undefined

export interface Turn {
  question: string
  reply: AssistantReply | { kind: 'emergency'; danger: Danger }
  task: TaskTurn | undefined
}

/** So many questions are remembered. */
export const longestConversation = 6

/** "And on Saturdays?", "how much is that": words that lean on what was said before. */
const leaning = /^(?:and|but|what about|how about|or)\b|\b(?:it|that|this|those|these|them|one|then|there)\b/i
const longestLeaning = 8

/** Answers the questions in their order, each with the last topic and the task so far in mind. */
export function converse(assistant: Assistant, play: Play | undefined, questions: readonly string[]): Turn[] {
  const turns: Turn[] = []
  let topic: KnownTopic | undefined
  let task: TaskTurn | undefined
  for (const question of questions) {
    const danger = dangerIn(question)
    const reply = danger
      ? { kind: 'emergency' as const, danger }
      : assistant(question, topic && leans(question) ? topic : undefined)
    // Danger leaves an offer as open as it was.
    const played = reply.kind === 'emergency' ? undefined : play?.(question, reply, task)
    turns.push({ question, reply, task: played })
    if (reply.kind === 'answer') topic = reply.topics.at(-1)
    if (danger) topic = undefined
    task = played ?? task
  }
  return turns
}

function leans(question: string): boolean {
  return leaning.test(question) && question.split(' ').length <= longestLeaning
}
