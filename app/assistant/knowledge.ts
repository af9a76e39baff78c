/** What one assistant knows, and how it speaks. */
export interface Knowledge {
  /** What it says of itself. */
  introduction: string
  topics: readonly KnownTopic[]
  /** Six to eight questions to try; each is answered at once. */
  suggestions: readonly string[]
  handover: HandoverWords
  /** A line for each, in the owner's voice. */
  manners: Readonly<Record<Manner, string>>
}

export interface KnownTopic {
  id: string
  /** Names it in a choice. */
  label: string
  /** One to three sentences in the owner's voice, as paragraphs. */
  answer: readonly string[]
  link?: { label: string; to: string } | undefined
  /** Sentences before the answer, each with the questions that it is for; without them a yes or no is said where it is sure. */
  first?: Readonly<Record<string, RegExp>> | undefined
  /** Said instead of the first paragraph, each where a question names what it tells of. */
  parts?: Readonly<Record<string, RegExp>> | undefined
  /** What it says first of the days that a question names. */
  open?: ((question: string) => string | undefined) | undefined
  /** Whether it names the price of something, which a draft answers with the prices of its owner. */
  hasPrice?: true
}

/** What is said without asking for a fact; `program` asks what the assistant itself is. */
export const manners = ['hello', 'thanks', 'bye', 'name', 'how-are-you', 'abilities', 'program'] as const

export type Manner = (typeof manners)[number]

/** Why a person has to answer, as the classifier learns it from the lessons. */
export const reasons = [
  'health',
  'danger',
  'law',
  'complaint',
  'money',
  'person',
  'exception',
  'off-topic',
] as const

export type HandoverReason = (typeof reasons)[number] | 'unsure'

export interface HandoverWords {
  /** Who answers, when, and how to reach them. */
  who: string
  /** What comes first for these reasons, such as a number to call at once. */
  first?: Readonly<Partial<Record<HandoverReason, string>>>
  link: { label: string; to: string }
  /** Whether the link leads to a form that takes the question along, as `question`. */
  takesQuestion?: true
}

type Topic = Omit<KnownTopic, 'id' | 'answer'> & { answer: string | readonly string[] }

/** What an assistant knows, by the ids of its topics; an answer of several paragraphs is a list. */
export function topicsFrom(topics: Readonly<Record<string, Topic>>): readonly KnownTopic[] {
  return Object.entries(topics).map(([id, { answer, ...topic }]) => ({
    id,
    ...topic,
    answer: typeof answer === 'string' ? [answer] : answer,
  }))
}
