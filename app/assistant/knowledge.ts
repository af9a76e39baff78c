import phrases from './phrases.json' with { type: 'json' }

/** The knowledge of one assistant, and its manners. */
export interface Knowledge {
  introduction: string
  topics: readonly KnownTopic[]
  /** Words of the phrases in `asked.json` that follow the content, such as prices. */
  words?: Readonly<Record<string, string>>
  /** Six to eight questions to try; each is answered at once. */
  suggestions: readonly string[]
  handover: {
    /** Who answers, when, and how to reach them. */
    who: string
    /** A sentence to say first for a reason, such as a number to call at once; `says` has those to say instead of the usual ones. */
    first?: Readonly<Partial<Record<HandoverReason, string>>>
    says?: Readonly<Record<string, string>>
    /** What is said of a known topic that isn't among these, named as `about`. */
    lacking?: readonly [first: string, again: string]
    link: { label: string; to: string }
    /** Whether the link leads to a form that takes the question along, as `question`. */
    takesQuestion?: true
  }
  /** A line for each, in the owner's voice. */
  manners: Readonly<Record<Manner, string>>
}

export interface KnownTopic {
  id: string
  /** Its name in a choice. */
  label: string
  /** One to three sentences in the owner's voice, as paragraphs. */
  answer: readonly string[]
  link?: { label: string; to: string } | undefined
  /** Sentences to say before the answer, each with the questions it answers. Without `first`, "Yes." or "No." is said where that is sure. */
  first?: Readonly<Record<string, RegExp>> | undefined
  /** Sentences to say instead of the answer, each with the questions it answers and maybe a link of its own. */
  parts?: Readonly<Record<string, Pick<RegExp, 'test'> & Pick<KnownTopic, 'link'>>> | undefined
  /** First names, which "he" and "she" may mean next. */
  people?: readonly string[] | undefined
  /** A sentence to say first about the days that a question names. */
  open?: ((question: string) => string | undefined) | undefined
  /** Whether the answer has a price. A draft answers such a topic with its owner's prices. */
  hasPrice?: true
  /** Whether the answer only asks for the first choice of a task, as in a draft. */
  isPrompt?: true
}

/** Small talk, which asks for no fact; `program` asks what the assistant itself is. */
export const manners = ['hello', 'thanks', 'bye', 'name', 'how-are-you', 'abilities', 'program'] as const

/** These are found by phrases alone: no lessons tell them. `demo` asks whether the business is real, or for a website like it. */
export type Manner = (typeof manners)[number] | 'number' | 'too-much' | 'yes' | 'doubt' | 'sigh' | 'demo'

/** Reasons for which a person answers, whatever else a text asks for. */
export const graveReasons = ['health', 'danger', 'law', 'complaint'] as const
/** All reasons for which a person has to answer. The classifier learns them from the lessons. */
export const reasons = [...graveReasons, 'money', 'person', 'exception', 'off-topic'] as const

/** No lessons tell that somebody wants to be called, or grieves: phrases do. */
export type HandoverReason = (typeof reasons)[number] | 'unsure' | 'callback' | 'grief'

/** A reply that hands over; `about` is the last topic, or the one that a draft lacks. */
export interface Handover {
  reason: HandoverReason
  about?: string | undefined
}

export const isGrave = (reason: HandoverReason) => ['grief', ...graveReasons].includes(reason)

const openings: Readonly<Partial<Record<HandoverReason, string>>> = phrases.handovers.openings

/** The paragraphs of a handover: that the assistant doesn't guess, and who answers, when and how to reach them. */
export function handoverText(
  { handover }: Knowledge,
  { reason, about }: Handover,
  again = 0,
): readonly string[] {
  const { first, says, who, link, lacking } = handover
  if (lacking && about && reason === 'unsure') {
    return [lacking[again > 0 ? 1 : 0].replace('{about}', about), who]
  }
  const opening =
    says?.[`${about} ${reason}`] ?? says?.[reason] ?? openings[reason] ?? phrases.handovers.unknown
  if (again > 0 && /^(?:unsure|off)/.test(reason))
    return [phrases.handovers.further[again % 2]!, first?.unsure ?? `${link.label}.`]
  if (again > 0 && reason === 'complaint') return [phrases.handovers.stillSorry, who]
  if (again > 0 && !isGrave(reason)) return [who]
  const told = [opening, first?.[reason] ?? []]
  return [...(reason === 'unsure' ? told : told.toReversed()).flat(), who]
}

type Topic = Omit<KnownTopic, 'id' | 'answer'> & { answer: string | readonly string[] }

/** Topics from their ids; an answer of several paragraphs is a list. */
export function topicsFrom(topics: Readonly<Record<string, Topic>>): readonly KnownTopic[] {
  return Object.entries(topics).map(([id, { answer, ...topic }]) => ({
    id,
    ...topic,
    answer: [answer].flat(),
  }))
}

/** Who answers what a website's assistant cannot, and when. */
export function handoverTo(who: string, phone: string, hours: string) {
  return {
    who: `${who} can help you: call ${phone}, ${hours}.`,
    link: { label: `Call ${phone}`, to: `tel:${phone}` },
  }
}
