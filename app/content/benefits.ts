export interface Benefit {
  title: string
  icon: 'seo' | 'chat' | 'design' | 'insight' | 'mobile' | 'edge'
  bullets: readonly [string, string, string, string]
}

export const benefits = {
  title: 'What the AI does all day',
  lead: 'Six jobs you would otherwise do in the evening, or not at all. Which of them a package does is on its list.',
  cards: [
    {
      title: 'Intelligent SEO',
      icon: 'seo',
      bullets: [
        'A page for each service, in the words your customers type',
        'Hours, prices and area marked up so that search engines can show them',
        'Titles and descriptions rewritten when searches change',
        'Links to your old website lead to the right new page',
      ],
    },
    {
      title: '24/7 AI Chatbots',
      icon: 'chat',
      bullets: [
        'Questions about prices, parking and hours answered at night',
        'A name and a number taken when you can’t come to the phone',
        'Free times offered and booked, from the Growth package on',
        'You are called in when a question needs a person',
      ],
    },
    {
      title: 'Advanced UI/UX',
      icon: 'design',
      bullets: [
        'One clear thing to do on every page: call, book or buy',
        'Visitors see the service they came for first',
        'Text you can read at arm’s length, in the sun',
        'Works with a keyboard and with a screen reader',
      ],
    },
    {
      title: 'Actionable Insights',
      icon: 'insight',
      bullets: [
        'One page a month in plain words: visits, enquiries, bookings',
        'The ten questions your customers ask most',
        'Which page each enquiry came from',
        'Where visitors give up, and one change that would help',
      ],
    },
    {
      title: 'Mobile Optimization',
      icon: 'mobile',
      bullets: [
        'Built to show your name within two seconds on mobile data',
        'Your number dials at the touch of a thumb',
        'Pictures sized for the screen, so that they use little data',
        'Short forms, with the right keyboard for each field',
      ],
    },
    {
      title: 'Competitive Edge',
      icon: 'edge',
      bullets: [
        'A first reply in seconds, while others reply the next day',
        'With the Sales Machine, a friendly second message to whoever went quiet',
        'Drafts for the season and for offers, waiting for your yes',
        'A fixed price in writing before any work begins',
      ],
    },
  ] as readonly Benefit[],
  link: { label: 'View Pricing & Packages', to: '/launch' },
  claim: 'Launch in as little as 5 days.',
} as const
