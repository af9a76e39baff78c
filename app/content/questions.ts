import type { KnownTopic } from '~/assistant/knowledge'
import { withWords } from '~/assistant/phrases'
import { fill } from './fill'
import { facts, phraseWords } from './question-facts'
import written from './questions.json' with { type: 'json' }

/** A topic as it is written, with what is said first or instead of its answer for the questions that ask it. */
interface Written {
  label: string
  answer: string | readonly string[]
  link?: KnownTopic['link']
  first?: readonly Narrow[]
  instead?: readonly Narrow[]
}
type Narrow = { asked: string; answer: string; link?: KnownTopic['link'] }
function topicOf([id, { label, answer, link, first, instead }]: [string, Written]): KnownTopic {
  const told = [answer].flat().map((each) => fill(each, facts))
  const own = { ...facts, first: told[0]!, last: told.at(-1)! }
  const spelled = (answers: readonly Narrow[] = []) =>
    Object.fromEntries(
      answers.map(({ asked, answer: says, link: to }) => {
        return [fill(says, own), Object.assign(withWords([asked], phraseWords), { link: to })] as const
      }),
    )
  return { id, label, answer: told, link, ...(first && { first: spelled(first) }), parts: spelled(instead) }
}

/** Topics by their ids, in groups by their headings. */
const groups: Readonly<Record<string, Readonly<Record<string, Written>>>> = written.groups

export const questionsPage = {
  title: 'What owners ask before they buy',
  intro: 'What it costs, how soon you’re live and how to cancel. Ask our assistant, or read on.',
  assistant: {
    title: 'Ask our assistant',
    label: 'Your question',
    button: 'Ask',
    suggestions: 'Owners often ask',
  },
  groups: Object.entries(groups).map(([title, topics]) => ({
    title,
    topics: Object.entries(topics).map(topicOf),
  })),
}
