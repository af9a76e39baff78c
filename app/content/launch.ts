import { ownerDecisions } from './owner-decisions'
import { packages } from './packages'
import { shownBy } from './showroom'
import { termsOf } from './terms'

const edits = `${ownerDecisions.changes.freeDays} days of free changes`
const included = `domain and hosting for ${ownerDecisions.hosting.includedMonths} months`

/** The page of all packages; names in braces are filled in. */
export const launch = {
  title: 'Launch Your AI Website in Just 5 Days',
  note: 'The {title} costs {price} and is live in five business days once we have your deposit, text and photos, seven at most. The other two take {others}.',
  intro: `Pick the package that fits your business today. The price covers everything listed, plus ${included}. Anything beyond that is quoted first.`,
  packages: 'AI Website Packages',
  quiz: {
    title: 'Not sure which one?',
    text: 'Answer five questions in 30 seconds and get one recommendation, with the reasons.',
  },
  questions: { label: 'What owners ask before they buy', to: '/questions' },
  compare: {
    title: 'How they compare',
    intro: `Each package includes everything in the one before it. All three give you a site that’s fast on a phone, an assistant, ${included}, and a free AI strategy session on day 1.`,
    price: 'Price',
    timeline: 'Live in',
    differences: {
      'The assistant': [
        'Answers questions, takes names and numbers',
        'Also books appointments at the times you set',
        'Also follows up by email',
      ],
      'The text': packages.map(({ id }) => ownerDecisions.text[id]),
      Search: ['AI-optimized SEO', 'AI-optimized SEO', 'AI SEO for high traffic'],
      'After launch': [edits, 'Plus 3 months of AI performance tracking', 'Plus 6 months of AI maintenance'],
      'In the showroom': packages.map(shownBy),
    } as Readonly<Record<string, readonly string[]>>,
  },
  cost: {
    title: 'What it costs over three years',
    table: {
      caption: 'Total paid after 1, 2 and 3 years, including domain and hosting.',
      years: ['1 year', '2 years', '3 years'],
    },
    terms: termsOf(packages),
  },
} as const
