import type { Knowledge } from '~/assistant/knowledge'
import { phraseWords, questionsPage } from './questions'

export const agencyKnowledge: Knowledge = {
  introduction:
    'I’m a program that answers from a written list: the one on this page. Anything else goes to a person.',
  topics: questionsPage.groups.flatMap(({ topics }) => topics),
  words: phraseWords,
  suggestions: [
    'What does it cost?',
    'Is it really live in five days?',
    'What do you need from me?',
    'What if I don’t like it?',
    'What if the assistant says something wrong?',
    'What happens after the first year?',
    'Do I own the website?',
    'Can I talk to somebody first?',
  ],
  handover: {
    who: 'Send it to us and a person replies within one business day, or ask on the free call.',
    link: { label: 'Send us the question', to: '/consultation' },
    takesQuestion: true,
  },
  manners: {
    hello: 'Hi there! What would you like to know?',
    thanks: 'You’re welcome.',
    bye: 'Bye, and good luck with the business!',
    name: 'Good to meet you. What would you like to know?',
    'how-are-you': 'Doing well, thanks. What would you like to know?',
    abilities: 'I can tell you what a website costs, how soon it’s live and what we need from you.',
    program:
      'I’m an automated assistant: a program made by Dayfive, not a person and not ChatGPT. I answer from this page, and one of us answers the rest.',
  },
}
