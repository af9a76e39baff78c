import type { KnownTopic } from './knowledge'

type Topic = Omit<KnownTopic, 'id' | 'answer'> & { answer: string | readonly string[] }

/** What an assistant knows, by the ids of its topics; an answer of several paragraphs is a list. */
export function topicsFrom(topics: Readonly<Record<string, Topic>>): readonly KnownTopic[] {
  return Object.entries(topics).map(([id, { answer, ...topic }]) => ({
    id,
    ...topic,
    answer: typeof answer === 'string' ? [answer] : answer,
  }))
}
