import { helpIn } from '~/content/emergencies'
import type { SiteLink } from '~/content/site'
import type { Throttled } from '~/platform/rate-limit'
import { fill } from '~/content/fill'
import type { SoFar, Turn } from '~/assistant/conversation'
import { dangerIn } from '~/assistant/emergencies'
import { handoverText, type Knowledge } from '~/assistant/knowledge'
import { withSearch } from './page-form'

/** All that a page shows of its assistant. */
export interface Conversation {
  /** The path of the page; that of a draft has its search, too. */
  url: string
  introduction: string
  suggestions: readonly string[]
  /** All that was asked, the oldest first. */
  asked: SoFar
  /** The part of it that goes along with the next question. */
  next: SoFar
  /** The answers before the newest. */
  thread: readonly ShownAnswer[]
  answer: ShownAnswer | null
  /** Whether the newest question was too long to be read whole. */
  isCut: boolean
  /** Null where a visitor may not leave a name and a number. */
  note: ShownNote | null
}

export interface ShownAnswer {
  question: string
  kind: Turn['reply']['kind']
  /** The ids of the topics of an answer or a choice, separated by spaces. */
  topic: string
  title: string
  paragraphs: readonly string[]
  links: readonly SiteLink[]
  /** The step that the website takes beside answering. */
  does?: NonNullable<Turn['task']>['does']
  /** Whether the words chose something in the rehearsal. */
  isPlayed?: boolean | undefined
  /** Whether the words are a phone number, for which the form is shown that takes it. */
  isNumber?: boolean | undefined
  /** Whether the website offered or did something that is only played. */
  isRehearsed?: boolean | undefined
}

/** In characters, of what a visitor may leave for the owner. */
export const noteLimits = { who: 40, number: 20 } as const

/** What the owner gets on a phone. */
export type ShownNote = { who: string; number: string; time: string; state: 'empty' | 'incomplete' | 'left' }

const throttledTexts = {
  client: 'That’s more questions than I can take in an hour. Ask me again in {wait}, or ask a person:',
  total: 'I’m getting too many questions right now. Ask me again in {wait}, or ask a person:',
} as const

/** Puts a turn into words; `before` has the questions before it. */
export function turnInWords(
  knowledge: Knowledge,
  url: string,
  { question, reply, task, again }: Turn,
  before: SoFar,
): ShownAnswer {
  if (!task) return replyInWords()
  const own = knowledge.topics.filter(({ id }) => id === task.topic)
  const answer = task.isAlone ? { ...shown(question, own), paragraphs: [] } : replyInWords()
  return {
    ...answer,
    // In a draft, the answer of the topic may be the same as what the task asks.
    paragraphs: [...new Set([...answer.paragraphs, task.says])],
    does: task.does,
    isPlayed: Object.keys(task.values).length > 0,
    isRehearsed: task.step === 'review' || task.step === 'done',
  }

  function replyInWords(): ShownAnswer {
    const person = personFor(knowledge, question)
    switch (reply.kind) {
      case 'answer': {
        const told = shown(question, reply.topics)
        const links = [...told.links, person]
        const rest = reply.rest && handoverText(knowledge, reply.rest).join(' ')
        const also = [...told.paragraphs, `Your other question is for a person. ${rest}`]
        if (rest) return { ...told, paragraphs: also, links }
        const more = `That’s all I have on that. ${knowledge.handover.link.label} for more.`
        if (!reply.isGuess) return again > 0 ? { ...told, paragraphs: [...told.paragraphs, more] } : told
        const [first, ...others] = told.paragraphs
        const paragraphs = again > 0 ? [more] : [`The closest answer I have: ${first}`, ...others]
        return { ...told, paragraphs, links }
      }
      case 'choice': {
        const title = 'Which of these do you mean?'
        const paragraphs = ['I’m not sure what you mean. Is it one of these, or one for a person?']
        const offered = reply.topics.map(({ label }) => ({ label, to: askLink(url, before, label) }))
        const links = [...offered, person]
        return { ...shown(question, reply.topics), kind: 'choice', title, paragraphs, links }
      }
      case 'talk': {
        const isRepeated = again > 0 && !/thanks|bye|program|demo/.test(reply.manner)
        const paragraphs = [isRepeated ? knowledge.handover.who : knowledge.manners[reply.manner]]
        const isNumber = reply.manner === 'number'
        return { ...shown(question, []), kind: 'talk', title: 'Nice to hear from you', paragraphs, isNumber }
      }
      case 'handover':
        return handedOver(knowledge, question, handoverText(knowledge, reply, again))
      case 'emergency':
        return { ...shown(question, []), ...helpIn(reply.danger) }
    }
  }
}

/** Tells a visitor who asks more than the limit allows how long to wait. */
export function throttledInWords(
  knowledge: Knowledge,
  question: string,
  { limit, retryAfterSeconds }: Throttled,
): ShownAnswer {
  const danger = dangerIn(question)
  if (danger) return { ...shown(question, []), ...helpIn(danger) }
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const text = fill(throttledTexts[limit], { wait: minutes === 1 ? 'a minute' : `${minutes} minutes` })
  return handedOver(knowledge, question, [text, knowledge.handover.who])
}

function shown(question: string, topics: Knowledge['topics']): ShownAnswer {
  return {
    question,
    kind: 'answer',
    topic: [...new Set(topics.map(({ id }) => id))].join(' '),
    title: [...new Set(topics.map(({ label }) => label))].join(', '),
    paragraphs: [...new Set(topics.flatMap(({ answer }) => answer))],
    links: [...new Map(topics.flatMap(({ link }) => (link ? [[link.to, link]] : []))).values()],
  }
}

function handedOver(knowledge: Knowledge, question: string, paragraphs: readonly string[]): ShownAnswer {
  const title = 'A person will answer that'
  const links = [personFor(knowledge, question)]
  return { ...shown(question, []), kind: 'handover', title, paragraphs, links }
}

/** The link to a person, whose form takes the question along where there is one. */
function personFor({ handover: { link, takesQuestion } }: Knowledge, question: string): SiteLink {
  const to = takesQuestion ? `${link.to}?question=${encodeURIComponent(question)}` : link.to
  return { label: link.label, to }
}

/** The address of the answer to one more question. */
export function askLink(url: string, { questions, memory }: SoFar, question: string): string {
  const asked = [...questions, question].map((each) => `ask=${encodeURIComponent(each)}`)
  const search = [...(memory ? [`memory=${encodeURIComponent(memory)}`] : []), ...asked].join('&')
  return withSearch(url, search, 'answer-place')
}
