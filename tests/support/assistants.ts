import { readClassifiers } from '~/assistant/classifier'
import type { Turn } from '~/assistant/conversation'
import { createAssistants, knowledgeOf, type AssistantId } from '~/ask/assistants'

export const assistants = Object.keys(knowledgeOf) as AssistantId[]

/** The assistants as the build has taught them, on a Sunday. */
const assistantsOf = createAssistants(readClassifiers('build/assistants.bin'), () => Date.UTC(2027, 0, 3, 18))

/** `memory` is what the turns before these questions left, as it stands in an address. */
export function converse(
  id: AssistantId,
  questions: readonly string[],
  draft?: Parameters<typeof assistantsOf>[2],
  memory = '',
): Turn[] {
  return assistantsOf(id, { questions, memory }, draft)
}

export function ask(id: AssistantId, text: string): Turn['reply'] {
  return converse(id, [text])[0]!.reply
}

/** A reply in short: "prices", "prices or duration", "handover: money". */
export function inShort(reply: Turn['reply']): string {
  if (reply.kind === 'emergency') return `emergency: ${reply.danger}`
  if (reply.kind === 'talk') return `talk: ${reply.manner}`
  if (reply.kind === 'handover') return `handover: ${reply.reason}`
  return reply.topics.map(({ id }) => id).join(reply.kind === 'answer' ? ' and ' : ' or ')
}

/** The shop's assistant is not sure of it, and its likeliest topic begins no reservation. Which question that is changes with the lessons. */
export function unsureAtShop(): string {
  const vague = ['any late', 'post glass', 'card clay', 'window hands', 'wash post', 'sale card', 'any front']
  const unsure = vague.find((text) => {
    const reply = ask('shop', text)
    return (
      reply.kind === 'choice' && converse('shop', [text, reply.topics[0]!.label]).every(({ task }) => !task)
    )
  })
  if (!unsure) throw new Error('No vague question makes the shop unsure: add some')
  return unsure
}
