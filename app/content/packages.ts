/** Specification sections 3 and 9. */
export interface Package {
  id: 'basic' | 'standard' | 'premium'
  title: string
  icon: 'storefront' | 'growth' | 'engine'
  price: string
  timeline: string
  description: string
  cta: string
  ctaLink: string
  features: readonly string[]
}

export const packages: readonly [Package, Package, Package] = [
  {
    id: 'basic',
    title: 'AI Starter Website',
    icon: 'storefront',
    price: '$800',
    timeline: '5-7 days',
    description:
      'For small businesses making a professional debut: a site that looks the part and takes down every caller you would have missed.',
    cta: 'Start with the Starter',
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
    title: 'AI Growth Website',
    icon: 'growth',
    price: '$1,200',
    timeline: '7-10 days',
    description:
      'For growing businesses that need AI to streamline and automate: questions answered at night, content written, numbers watched.',
    cta: 'Grow with this package',
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
    title: 'AI Sales Machine',
    icon: 'engine',
    price: '$1,800',
    timeline: '10-14 days',
    description:
      'For advanced features and long-term growth: a site that finds buyers, follows them up by e-mail and is looked after for half a year.',
    cta: 'Put it to work',
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

/** The title for each value of `?package=` (specification section 5). */
export const packageTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packages.map(({ id, title }) => [id, title])),
  custom: 'Custom AI Website',
}
