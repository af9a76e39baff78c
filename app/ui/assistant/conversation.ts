import { helpIn } from '~/content/emergencies'
import type { SiteLink } from '~/content/site'
import type { Throttled } from '~/platform/rate-limit'
import { fill } from '../fill'
import type { SoFar, Turn } from '~/assistant/conversation'
import { dangerIn } from '~/assistant/emergencies'
import { handoverText } from '~/assistant/handover-text'
import type { Knowledge } from '~/assistant/knowledge'
import { withSearch } from './page-form'

/** What a page with an assistant shows of it. */
export interface Conversation {
  /** The path of the page; of a draft with its search. */
  url: string
  introduction: string
  suggestions: readonly string[]
  /** What was asked, the oldest first, and what of it goes along with the next question. */
  asked: SoFar
  next: SoFar
  /** The answers before the newest, the oldest first. */
  thread: readonly ShownAnswer[]
  answer: ShownAnswer | null
  /** Whether its question was too long to be read whole. */
  isCut: boolean
  /** Set where a visitor may leave a name and a number. */
  note: ShownNote | null
}

export interface ShownAnswer {
  question: string
  kind: Turn['reply']['kind']
  /** The ids of the topics, separated by spaces; empty for any other kind of reply but a choice. */
  topic: string
  /** For the title of the document. */
  title: string
  paragraphs: readonly string[]
  links: readonly SiteLink[]
  /** What the website does beside answering. */
  does?: NonNullable<Turn['task']>['does']
  /** Whether the words chose something in the rehearsal. */
  isPlayed?: boolean | undefined
  /** Whether the website did something that is only played. */
  isRehearsed?: boolean | undefined
}

/** What the owner gets on a phone. */
export interface ShownNote {
  who: string
  number: string
  /** When it was asked. */
  time: string
  state: 'empty' | 'incomplete' | 'left'
}

const throttledTexts = {
  client: 'You have asked more than I answer in an hour. Ask me again in {wait}, or ask a person:',
  total: 'I am asked too much just now. Ask me again in {wait}, or ask a person:',
} as const

/** Puts a turn into words; `before` is what was said until then. */
export function turnInWords(
  knowledge: Knowledge,
  url: string,
  { question, reply, task }: Turn,
  before: SoFar,
): ShownAnswer {
  if (!task) return replyInWords()
  const own = knowledge.topics.filter(({ id }) => id === task.topic)
  const answer = task.isAlone ? { ...shown(question, own), paragraphs: [] } : replyInWords()
  return {
    ...answer,
    // A draft's topic is what is asked.
    paragraphs: [...new Set([...answer.paragraphs, task.says])],
    does: task.does,
    isPlayed: Object.keys(task.values).length > 0,
    isRehearsed: task.step === 'review' || task.step === 'done',
  }

  function replyInWords(): ShownAnswer {
    switch (reply.kind) {
      case 'answer':
        return shown(question, reply.topics)
      case 'choice':
        return {
          ...shown(question, reply.topics),
          kind: 'choice',
          title: 'Which of these do you mean?',
          paragraphs: ['I’m not sure which of these you mean:'],
          links: reply.topics.map(({ label }) => ({ label, to: askLink(url, before, label) })),
        }
      case 'talk':
        return {
          ...shown(question, []),
          kind: 'talk',
          title: 'Nice to hear from you',
          paragraphs: [knowledge.manners[reply.manner]],
        }
      case 'handover':
        return handedOver(knowledge, question, handoverText(knowledge, reply.reason))
      case 'emergency':
        return { ...shown(question, []), ...helpIn(reply.danger) }
    }
  }
}

/** Says how long to wait, to who asks more than the limit allows. */
export function throttledInWords(
  knowledge: Knowledge,
  question: string,
  { limit, retryAfterSeconds }: Throttled,
): ShownAnswer {
  const danger = dangerIn(question)
  if (danger) return { ...shown(question, []), ...helpIn(danger) }
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const text = fill(throttledTexts[limit], { wait })
  return handedOver(knowledge, question, [text, knowledge.handover.who])
}

function shown(question: string, topics: Knowledge['topics']): ShownAnswer {
  return {
    question,
    kind: 'answer',
    topic: topics.map(({ id }) => id).join(' '),
    title: topics.map(({ label }) => label).join(', '),
    paragraphs: topics.flatMap(({ answer }) => answer),
    links: topics.flatMap(({ link }) => link ?? []),
  }
}

function handedOver(
  { handover: { link, takesQuestion } }: Knowledge,
  question: string,
  paragraphs: readonly string[],
): ShownAnswer {
  const to = takesQuestion ? `${link.to}?question=${encodeURIComponent(question)}` : link.to
  const title = 'A person answers that'
  return { ...shown(question, []), kind: 'handover', title, paragraphs, links: [{ label: link.label, to }] }
}

/** The page with the answer to a question after those before it, at the answer. */
export function askLink(url: string, { questions, table }: SoFar, question: string): string {
  const asked = [...questions, question].map((each) => `ask=${encodeURIComponent(each)}`)
  const search = [...(table ? [`table=${encodeURIComponent(table)}`] : []), ...asked].join('&')
  return withSearch(url, search, 'answer-place')
}
