import { ownerDecisions } from './owner-decisions'
import { refundNote } from './refund'

export interface Package {
  id: 'basic' | 'standard' | 'premium'
  page: string
  title: string
  /** Every mention of the price on the site is made from this. */
  price: `$${string}`
  timeline: string
  description: string
  recommended?: string | undefined
  /** As the demo of the package page. */
  example: string
  cta: string
  ctaLink: string
  /** The larger packages contain the one before. */
  contains?: string | undefined
  /** The meaning for the owner in `example`, by feature. */
  features: Readonly<Record<string, string>>
  /** Says which features end, and when. */
  ends?: string | undefined
  /** Says which changes after launch are free beyond the days that hold for all packages. */
  changes?: string | undefined
}

function offer(sold: Omit<Package, 'cta' | 'ctaLink'>): Package {
  return {
    ...sold,
    cta: `Get the ${sold.title} for ${sold.price}`,
    ctaLink: `/get-started?package=${sold.id}`,
  }
}

export const packageWords = {
  contents: 'What’s included',
  meaning: 'What that means for {example}:',
  session:
    'The strategy session is a call on day 1, once you’ve ordered. The free consultation is a separate call, before you decide.',
  doubt: { label: 'What if the assistant gets it wrong?', to: '/when-the-assistant-is-wrong' },
  refund: refundNote,
  cost: 'What it costs',
  terms: 'Hosting, payment, changes and refunds',
  more: 'What happens each day',
  demo: 'A site like this, for {example}',
  asks: 'What we need from you',
  fits: 'Is it right for you?',
  compare: { label: 'Compare the packages', to: '/launch#compare' },
} as const

export const packages: readonly [Package, Package, Package] = [
  offer({
    id: 'basic',
    page: '/launch/starter',
    title: 'AI Starter Website',
    price: '$800',
    timeline: '5-7 days',
    description:
      'For small businesses making a professional debut. You write the text. The assistant answers questions and takes names and numbers, and you call them back to confirm.',
    example: 'a shop',
    features: {
      'AI-optimized design and SEO':
        'Your prices, hours and products, in your own style, on pages that search engines can read.',
      'AI chatbot for lead capture':
        'While you’re wrapping a vase, it answers questions and takes a name and number.',
      'Mobile-friendly and fast': 'Easy to read on the go. One tap to call you.',
      'Free domain plus 1-year hosting': 'Your own domain, and we keep the site running.',
      'Free AI strategy session': 'A 30-minute call about the questions you’re tired of answering.',
    },
  }),
  offer({
    id: 'standard',
    page: '/launch/growth',
    title: 'AI Growth Website',
    price: '$1,200',
    timeline: '7-10 days',
    description:
      'For growing businesses that need AI to streamline and automate. Everything in the Starter, plus pages we write for you and an assistant that books appointments at the times you set.',
    recommended: 'Our pick',
    ends: 'Tracking stops after 3 months and doesn’t renew.',
    contains: 'Everything in the Starter, plus:',
    example: 'a barbershop',
    features: {
      'AI-enhanced UX and lead capture':
        'A dad looking for a kid’s haircut lands right on the price and can leave his number.',
      'AI chatbot for 24/7 support':
        'At 10 pm it offers tomorrow’s openings and books the one your customer picks.',
      'AI-generated content':
        'Separate pages for cuts, beards and shaves. AI writes the draft; one of us edits it before you see it.',
      '3 months of AI performance tracking':
        'A one-page report each month, in plain English: visits, questions and bookings.',
      'Free AI strategy session': 'A 30-minute call about which questions the assistant should handle.',
    },
  }),
  offer({
    id: 'premium',
    page: '/launch/sales-machine',
    title: 'AI Sales Machine',
    price: '$1,800',
    timeline: '10-14 days',
    description:
      'For owners ready for advanced features and long-term growth. Everything in Growth, plus an assistant that follows up by email. We look after it for six months.',
    ends: 'Maintenance stops after 6 months and doesn’t renew. Follow-up emails keep going.',
    changes: `With the AI Sales Machine, ${ownerDecisions.changes.maintained} are free for six months.`,
    contains: 'Everything in Growth, plus:',
    example: 'a real estate agent',
    features: {
      'AI-powered UI and automation': 'It books showings and sends the emails you’ve approved.',
      'AI SEO for high traffic': 'Pages for people nearby who search for what you do and don’t know you yet.',
      'AI chatbot plus email marketing automation':
        'It books the showing, then emails the buyer the next morning to ask what they thought. You approve every email.',
      '6 months of AI maintenance': 'We read what people ask it, add missing answers and adjust the emails.',
      'Free AI strategy session': 'A 30-minute call to trace one buyer from first search to sale.',
    },
  }),
]

export function packageOf(id: Package['id']): Package {
  return packages.find((each) => each.id === id)!
}

export const packageTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packages.map(({ id, title }) => [id, title])),
  custom: 'Custom AI Website',
}
