import { facts, phraseWords } from './question-facts'
import written from './questions.json' with { type: 'json' }
import { packages } from './packages'
import { termsOf } from './terms'
import { topicsWritten, type Written } from './written-topics'

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
    topics: topicsWritten(topics, facts, {}, phraseWords),
  })),
  terms: { ...written.terms, list: [...written.terms.before, ...termsOf(packages), ...written.terms.after] },
}
