import type { KnownTopic } from '~/assistant/knowledge'
import phrased from '~/assistant/asked.json' with { type: 'json' }
import { withWords } from '~/assistant/phrases'
import { fill } from './fill'

/** A topic as it is written, with what is said first or instead of its answer for the questions that ask it. */
export interface Written {
  label: string
  answer: string | readonly string[]
  hasPrice?: boolean
  people?: readonly string[]
  link?: KnownTopic['link']
  first?: readonly Narrow[]
  instead?: readonly Narrow[]
}
type Narrow = { asked: string; answer: string; link?: KnownTopic['link'] }

/** Topics by their ids. Their answers name facts in braces, and their questions `words`. */
export function topicsWritten(
  written: Readonly<Record<string, Written>>,
  facts: Readonly<Record<string, string | number>>,
  more: Readonly<Record<string, Partial<KnownTopic>>> = {},
  words: Readonly<Record<string, string>> = phrased.words,
): KnownTopic[] {
  return Object.entries(written).map(([id, { label, answer, hasPrice, people, link, first, instead }]) => {
    const told = [answer].flat().map((each) => fill(each, facts))
    const own = { ...facts, first: told[0]!, last: told.at(-1)! }
    const spelled = (answers: readonly Narrow[] = []) =>
      Object.fromEntries(
        answers
          .map(({ asked, answer: says, link: to }) => {
            return [fill(says, own), Object.assign(withWords([asked], words), { link: to })] as const
          })
          .filter(([said]) => said),
      )
    const { parts, ...others } = more[id] ?? {}
    const topic = {
      id,
      label: fill(label, facts),
      answer: told,
      link,
      ...(hasPrice && { hasPrice: true as const }),
      people: people?.map((each) => fill(each, facts)),
      ...others,
    }
    return { ...topic, ...(first && { first: spelled(first) }), parts: { ...parts, ...spelled(instead) } }
  })
}
