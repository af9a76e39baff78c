export interface Package {
  id: 'basic' | 'standard' | 'premium'
  /** The address of its page. */
  page: string
  title: string
  icon: 'storefront' | 'growth' | 'engine'
  price: string
  timeline: string
  description: string
  cta: string
  ctaLink: string
  features: readonly string[]
}

/** On the cards and pages of all packages. */
export const packageWords = {
  contents: 'What is in it',
  more: 'See it day by day',
  asks: 'What we need from you',
  fits: 'Is it the right one?',
  compare: { label: 'Compare the three', to: '/launch#compare' },
} as const

export const packages: readonly [Package, Package, Package] = [
  {
    id: 'basic',
    page: '/launch/starter',
    title: 'AI Starter Website',
    icon: 'storefront',
    price: '$800',
    timeline: '5-7 days',
    description:
      'For small businesses making a professional debut: a site that looks the part, and notes the name and number of everyone you would have missed.',
    cta: 'Get the AI Starter Website for $800',
    ctaLink: '/get-started?package=basic',
    features: [
      'AI-optimized design and SEO',
      'AI chatbot for lead capture',
      'Mobile-friendly and fast',
      'Free domain plus 1-year hosting',
      'Free AI strategy session',
    ],
  },
  {
    id: 'standard',
    page: '/launch/growth',
    title: 'AI Growth Website',
    icon: 'growth',
    price: '$1,200',
    timeline: '7-10 days',
    description:
      'For growing businesses that need AI to streamline and automate: questions answered at night, content written, numbers watched.',
    cta: 'Get the AI Growth Website for $1,200',
    ctaLink: '/get-started?package=standard',
    features: [
      'AI-enhanced UX and lead capture',
      'AI chatbot for 24/7 support',
      'AI-generated content',
      '3 months of AI performance tracking',
      'Free AI strategy session',
    ],
  },
  {
    id: 'premium',
    page: '/launch/sales-machine',
    title: 'AI Sales Machine',
    icon: 'engine',
    price: '$1,800',
    timeline: '10-14 days',
    description:
      'For advanced features and long-term growth: a site that finds buyers, follows them up by e-mail and is looked after for half a year.',
    cta: 'Get the AI Sales Machine for $1,800',
    ctaLink: '/get-started?package=premium',
    features: [
      'AI-powered UI and automation',
      'AI SEO for high traffic',
      'AI chatbot plus email marketing automation',
      '6 months of AI maintenance',
      'Free AI strategy session',
    ],
  },
]

/** The title for each value of `?package=`. */
export const packageTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packages.map(({ id, title }) => [id, title])),
  custom: 'Custom AI Website',
}
