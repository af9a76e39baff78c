import { ownerDecisions } from './owner-decisions'
import { packages, type Package } from './packages'
import { shownBy } from './showroom'
import { allTerms } from './terms'

const [starter, growth, salesMachine] = packages
const included = `domain and hosting for ${ownerDecisions.hosting.includedMonths} months`

/** The page of all packages; names in braces are filled in. */
export const launch = {
  title: 'Launch Your AI Website in Just 5 Days',
  note: 'The {package} takes five business days once we have your text and photos, seven at most. The other two take {others}.',
  lead: `Pick the package that fits today. Everything listed is included, plus ${included}. No extras before launch.`,
  compareLink: { label: 'Compare the three', to: '#compare' },
  packages: 'AI Website Packages',
  quiz: {
    title: 'Not sure which one?',
    text: 'Five questions, thirty seconds, one recommendation, and the reasons for it.',
  },
  questions: { label: 'What owners ask before they buy', to: '/questions' },
  compare: {
    title: 'How they compare',
    lead: `All three are fast on a phone, have a chatbot, include ${included}, and start with a free AI strategy session.`,
    price: 'Price',
    timeline: 'Ready in',
    /** By topic, in the words of their features. */
    differences: {
      'Made for': {
        basic: 'a professional debut',
        standard: 'streamlining and automating',
        premium: 'advanced features and long-term growth',
      },
      Design: {
        basic: 'AI-optimized design',
        standard: 'AI-enhanced UX and lead capture',
        premium: 'AI-powered UI and automation',
      },
      'The chatbot': {
        basic: starter.does,
        standard: growth.does,
        premium: salesMachine.does,
      },
      'Search and text': {
        basic: 'SEO',
        standard: 'AI-generated content',
        premium: 'AI SEO for high traffic',
      },
      'After launch': {
        basic: 'not included',
        standard: '3 months of AI performance tracking',
        premium: '6 months of AI maintenance',
      },
      'In the showroom': {
        basic: shownBy(starter),
        standard: shownBy(growth),
        premium: shownBy(salesMachine),
      },
    } as Readonly<Record<string, Readonly<Record<Package['id'], string>>>>,
  },
  cost: {
    title: 'What it costs over three years',
    table: {
      caption: 'Package, domain and hosting combined.',
      years: ['1 year', '2 years', '3 years'],
    },
    terms: allTerms,
  },
} as const
