import { hostingNote } from './terms'

export interface Package {
  id: 'basic' | 'standard' | 'premium'
  /** The address of its page. */
  page: string
  title: string
  icon: 'storefront' | 'growth' | 'engine'
  /** The only place: whatever names it is made from this. */
  price: `$${string}`
  timeline: string
  /** What its assistant does beside that of the cheaper ones. */
  does: string
  description: string
  /** Of the one that we recommend. */
  recommended?: string | undefined
  cta: string
  ctaLink: string
  /** Each with what it means for a barber. */
  features: Readonly<Record<string, string>>
}

type Sold = Omit<Package, 'cta' | 'ctaLink'>

function offer(sold: Sold): Package {
  return {
    ...sold,
    cta: `Get the ${sold.title} for ${sold.price}`,
    ctaLink: `/get-started?package=${sold.id}`,
  }
}

const strategySession = 'Thirty minutes: what customers ask you, and what you are tired of answering.'

/** On the cards and pages of all packages. */
export const packageWords = {
  contents: 'What is in it',
  meaning: 'Below each line, what it means for a barber.',
  doubt: { label: 'And when the assistant is wrong?', to: '/when-the-assistant-is-wrong' },
  cost: 'What it costs',
  hosting: hostingNote,
  more: 'See it day by day',
  asks: 'What we need from you',
  fits: 'Is it the right one?',
  compare: { label: 'Compare the three', to: '/launch#compare' },
} as const

export const packages: readonly [Package, Package, Package] = [
  offer({
    id: 'basic',
    page: '/launch/starter',
    title: 'AI Starter Website',
    icon: 'storefront',
    price: '$800',
    timeline: '5-7 days',
    does: 'answers and notes who asked',
    description:
      'For small businesses making a professional debut: it answers from your list and notes who asked, with name and number. You confirm.',
    features: {
      'AI-optimized design and SEO':
        'Your prices, hours and work in your own look, on pages that search engines can read.',
      'AI chatbot for lead capture':
        'While you cut, it answers from your list and notes name and number. You confirm the chair.',
      'Mobile-friendly and fast': 'Read on a phone at the bus stop, and your number dials at a touch.',
      'Free domain plus 1-year hosting': 'Your own address, and the site behind it kept running.',
      'Free AI strategy session': strategySession,
    },
  }),
  offer({
    id: 'standard',
    page: '/launch/growth',
    title: 'AI Growth Website',
    icon: 'growth',
    price: '$1,200',
    timeline: '7-10 days',
    does: 'also books',
    description:
      'For growing businesses that need AI to streamline and automate: it answers, notes who asked and also books, offering free times from your calendar.',
    recommended: 'We recommend this one',
    features: {
      'AI-enhanced UX and lead capture':
        'A father sees the children’s cut first, and whoever asks leaves a name and a number.',
      'AI chatbot for 24/7 support':
        'At ten at night it offers tomorrow’s free chairs from your calendar, and books one.',
      'AI-generated content':
        'A page each for cut, beard and shave. AI drafts it, a person reads it before you do.',
      '3 months of AI performance tracking':
        'One page a month in plain words: visits, questions, chairs booked.',
      'Free AI strategy session': strategySession,
    },
  }),
  offer({
    id: 'premium',
    page: '/launch/sales-machine',
    title: 'AI Sales Machine',
    icon: 'engine',
    price: '$1,800',
    timeline: '10-14 days',
    does: 'also follows up by e-mail',
    description:
      'For advanced features and long-term growth: it answers, books and also follows up by e-mail, and is looked after for half a year.',
    features: {
      'AI-powered UI and automation':
        'The site answers and books, and what follows a booking runs without you.',
      'AI SEO for high traffic':
        'Pages for people who search for a hot-towel shave and don’t know your name yet.',
      'AI chatbot plus email marketing automation':
        'It books the chair, and some weeks later an e-mail asks the regular back. You have read it first.',
      '6 months of AI maintenance': 'For half a year we look after the chatbot and the e-mails.',
      'Free AI strategy session': strategySession,
    },
  }),
]

export function packageOf(id: Package['id']): Package {
  return packages.find((each) => each.id === id)!
}

/** The title for each value of `?package=`. */
export const packageTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packages.map(({ id, title }) => [id, title])),
  custom: 'Custom AI Website',
}
