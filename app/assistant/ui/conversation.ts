import type { SiteLink } from '~/content/site'
import type { Throttled } from '~/platform/rate-limit'
import { fill } from '~/ui/fill'
import type { AssistantReply } from '../answer-or-hand-over'
import { handoverText } from '../handover-text'
import type { Knowledge } from '../knowledge'

/** What a page with an assistant shows of it. */
export interface Conversation {
  /** The path of the page. */
  address: string
  introduction: string
  suggestions: readonly string[]
  answer: ShownAnswer | null
}

export interface ShownAnswer {
  question: string
  kind: AssistantReply['kind']
  /** The ids of the topics, separated by spaces; empty for a handover. */
  topic: string
  /** For the title of the document. */
  title: string
  paragraphs: readonly string[]
  links: readonly SiteLink[]
}

/** More questions than the limit allows. */
export interface ThrottledReply extends Throttled {
  kind: 'throttled'
}

const conversationWords = {
  choice: 'I’m not sure which of these you mean:',
  choiceTitle: 'Which of these do you mean?',
  handoverTitle: 'A person answers that',
  throttled: {
    client: 'You have asked more than I answer in an hour. Ask me again in {wait}, or ask a person:',
    total: 'I am asked too much just now. Ask me again in {wait}, or ask a person:',
  },
} as const

/** Puts a reply into words. */
export function replyInWords(
  knowledge: Knowledge,
  address: string,
  question: string,
  reply: AssistantReply | ThrottledReply,
): ShownAnswer {
  const { handover } = knowledge
  switch (reply.kind) {
    case 'answer': {
      const { id, label, answer, link } = reply.topic
      return {
        question,
        kind: 'answer',
        topic: id,
        title: label,
        paragraphs: answer,
        links: link ? [link] : [],
      }
    }
    case 'choice':
      return {
        question,
        kind: 'choice',
        topic: reply.topics.map(({ id }) => id).join(' '),
        title: conversationWords.choiceTitle,
        paragraphs: [conversationWords.choice],
        links: reply.topics.map(({ label }) => ({ label, to: askLink(address, label) })),
      }
    case 'handover':
      return handedOver(handoverText(knowledge, reply.reason))
    case 'throttled': {
      const minutes = Math.ceil(reply.retryAfterSeconds / 60)
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
      return handedOver([fill(conversationWords.throttled[reply.limit], { wait }), handover.who])
    }
  }

  function handedOver(paragraphs: readonly string[]): ShownAnswer {
    const { label, to } = handover.link
    const link = handover.takesQuestion ? `${to}?question=${encodeURIComponent(question)}` : to
    const title = conversationWords.handoverTitle
    return { question, kind: 'handover', topic: '', title, paragraphs, links: [{ label, to: link }] }
  }
}

/** The page with the answer to a question, at the answer. */
export function askLink(address: string, question: string): string {
  return `${address}?ask=${encodeURIComponent(question)}#answer-place`
}
