import { packageWords } from './packages'

/** The agency's words on each demo website; names in braces are filled in. */
export const demoBar = {
  /** In each step of a rehearsal, and beside the note that the owner would receive. */
  only: 'Demo only: nothing is booked, saved or sent.',
  /** Before the last tap of a rehearsal, and after a booking in words. */
  skipped: 'The real website would ask for your first name, number and email here. This demo skips that.',
  skip: 'Skip to the website',
  skipToAnswer: 'Skip to the answer',
  label: 'About this demo',
  mark: ['A demo by', 'Dayfive'],
  does: 'Made-up business, real assistant: it {does}.',
  start: 'Start one like this',
  draft: 'See it with your name',
  end: {
    title: 'That was a demo by Dayfive',
    text: '{client} isn’t real; the people and prices are made up. The assistant is real. It answers from what it was given and passes anything else to a person. On your website a language model may word the answers, but only from what you gave it.',
    doubt: packageWords.doubt,
    others: 'The other {count} demos',
  },
} as const
