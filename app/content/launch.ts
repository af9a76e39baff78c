/** The words of the page with packages and prices (specification section 2, "/launch"). */
export const launch = {
  meta: {
    title: 'Packages and prices | Dayfive',
    description:
      'AI Starter Website $800, AI Growth Website $1,200, AI Sales Machine $1,800. Fixed prices, fixed timelines, live in 5 to 14 days.',
  },
  title: 'Launch Your AI Website in Just 5 Days',
  lead: 'Pick the package that fits today. Each price is the whole price, and each list is what you get for it.',
  quiz: {
    title: 'Not sure which one?',
    text: 'Five questions, thirty seconds, one recommendation with its reasons.',
  },
} as const
