/** Specification section 2, "/launch". */
export const launch = {
  title: 'Launch Your AI Website in Just 5 Days',
  lead: 'Pick the package that fits today. Each price is the whole price, and each list is what you get for it.',
  quiz: {
    title: 'Not sure which one?',
    text: 'Five questions, thirty seconds, one recommendation with its reasons.',
  },
} as const
