import { monthsOfHosting, ownerDecisions } from './owner-decisions'
import type { Package } from './packages'

/** What differs between the packages, in the words of their features (specification section 3). */
export interface Difference {
  topic: string
  /** Null while the owner has not decided it. */
  values: Readonly<Record<Package['id'], string | null>>
}

const { includedHostingMonths } = ownerDecisions

export const differences: readonly Difference[] = [
  {
    topic: 'Made for',
    values: {
      basic: 'a professional debut',
      standard: 'streamlining and automating',
      premium: 'advanced features and long-term growth',
    },
  },
  {
    topic: 'Design',
    values: {
      basic: 'AI-optimized design',
      standard: 'AI-enhanced UX and lead capture',
      premium: 'AI-powered UI and automation',
    },
  },
  {
    topic: 'The chatbot',
    values: {
      basic: 'captures leads',
      standard: 'supports customers 24/7',
      premium: 'comes with email marketing automation',
    },
  },
  {
    topic: 'Search and texts',
    values: { basic: 'SEO', standard: 'AI-generated content', premium: 'AI SEO for high traffic' },
  },
  {
    topic: 'Domain and hosting',
    values: {
      basic: 'free domain plus 1-year hosting',
      standard: hosting(includedHostingMonths.standard),
      premium: hosting(includedHostingMonths.premium),
    },
  },
  {
    topic: 'After the launch',
    values: {
      basic: 'not included',
      standard: '3 months of AI performance tracking',
      premium: '6 months of AI maintenance',
    },
  },
]

function hosting(months: number | null): string | null {
  return months === null ? null : monthsOfHosting(months)
}
