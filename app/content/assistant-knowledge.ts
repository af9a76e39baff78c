import type { Knowledge } from '~/assistant/knowledge'
import written from './questions.json' with { type: 'json' }
import { phraseWords } from './question-facts'
import { questionsPage } from './questions'

export const agencyKnowledge: Knowledge = {
  introduction: written.introduction,
  topics: questionsPage.groups.flatMap(({ topics }) => topics),
  words: phraseWords,
  suggestions: written.suggestions,
  handover: {
    who: 'Send your question to us and a person replies within one business day, or ask on the free call.',
    says: written.handedOver,
    link: { label: 'Send us the question', to: '/consultation' },
    takesQuestion: true,
  },
  manners: written.manners,
}
