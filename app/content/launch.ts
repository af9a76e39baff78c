import { packages, type Package } from './packages'

const undecided = 'told in the first call, in writing'
const [starter] = packages

/** The page of all packages; names in braces are filled in. */
export const launch = {
  title: 'Launch Your AI Website in Just 5 Days',
  note: 'Five days is the {package}, with your texts and pictures at hand, seven at most. The others take {others}.',
  lead: 'Pick the package that fits today. What is on its list is in its price, and nothing is added before your site is live.',
  compareLink: { label: 'Compare the three', to: '#compare' },
  packages: 'AI Website Packages',
  quiz: {
    title: 'Not sure which one?',
    text: 'Five questions, thirty seconds, one recommendation with its reasons.',
  },
  questions: { label: 'What owners ask before they buy', to: '/questions' },
  compare: {
    title: 'What differs',
    lead: 'All three are fast on a phone, have a chatbot and begin with a free AI strategy session.',
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
        basic: 'captures leads',
        standard: 'supports customers 24/7',
        premium: 'comes with email marketing automation',
      },
      'Search and texts': {
        basic: 'SEO',
        standard: 'AI-generated content',
        premium: 'AI SEO for high traffic',
      },
      'Domain and hosting': {
        basic: 'free domain plus 1-year hosting',
        standard: undecided,
        premium: undecided,
      },
      'After the launch': {
        basic: 'not included',
        standard: '3 months of AI performance tracking',
        premium: '6 months of AI maintenance',
      },
    } as Readonly<Record<string, Readonly<Record<Package['id'], string>>>>,
  },
  cost: {
    title: 'What it costs to run',
    lead: 'What we tell you only in the first call says so.',
    caption: 'After the price of the package',
    rows: [
      [`Domain and hosting of the ${starter.title}, months 1 to 12`, 'in the price'],
      [`Domain and hosting of the ${starter.title}, from month 13 on`, undecided],
      ['Domain and hosting of the other two', undecided],
      ['Changes after the launch, if you want any', undecided],
    ],
  },
} as const
