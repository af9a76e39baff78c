/** Screen readers say `spoken`, which begins with the label. */
export type SiteLink = { label: string; to: string; spoken?: string }

/** Marks invented content, to be replaced before a launch. */
export type Sample = { sample?: true; name?: string; author?: string; label?: string }

export const site = {
  name: 'Dayfive',
  promise: 'Your website, live by day five.',
  feed: 'Dayfive blog',
  /** The page backgrounds of theme.css, for the browser's own bars. */
  paper: { light: '#fdfaf4', dark: '#17100b' },
  navigation: [
    { label: '30-Second Quiz', to: '/quiz' },
    { label: 'About', to: '/about' },
    { label: 'Launch', to: '/launch' },
    { label: 'What We Build', to: '/#features' },
    { label: 'Showroom', to: '/#showroom' },
    { label: 'Free Consultation', to: '/consultation' },
  ],
  /** This item of the navigation is a button on wide screens. */
  button: '/consultation',
  /** Shown on /about, in the footer and in structured data once the street or the town is filled in. */
  company: {
    text: 'Dayfive is a small web agency, and its address is {address}.',
    street: '',
    town: '',
  } as Record<'text' | 'street' | 'town', string>,
  footer: {
    contact: 'Email us',
    navigation: [
      { label: 'AI Showroom', to: '/#showroom' },
      { label: 'AI Solutions', to: '/#features', spoken: 'AI Solutions: what we build' },
      { label: 'About', to: '/about' },
      { label: 'Blog', to: '/blog' },
      { label: 'Questions', to: '/questions' },
      { label: 'What if the assistant gets it wrong?', to: '/when-the-assistant-is-wrong' },
      { label: 'Privacy', to: '/privacy' },
    ],
    getStarted: [
      { label: 'AI Solutions', to: '/launch', spoken: 'AI Solutions: packages and prices' },
      { label: 'Free AI Consultation', to: '/consultation' },
    ],
    social: [
      { label: 'LinkedIn', to: 'https://www.linkedin.com/company/dayfive', sample: true },
      { label: 'Instagram', to: 'https://www.instagram.com/dayfive', sample: true },
      { label: 'Facebook', to: 'https://www.facebook.com/dayfive', sample: true },
      { label: 'YouTube', to: 'https://www.youtube.com/@dayfive', sample: true },
    ] as readonly (SiteLink & Sample)[],
    sampleNote: 'Sample links: our accounts aren’t live yet.',
    copyright: '© 2024 Dayfive',
    terms: { label: 'Terms', to: '/questions#terms' },
  },
} as const

export const callsToAction = {
  quiz: { label: 'Find Your Perfect AI Website in 30 Seconds', to: '/quiz' },
  launch: { label: 'Pick a Package & Launch Today', to: '/launch' },
} as const satisfies Record<string, SiteLink>

/** Both are empty until the address is filled in. */
export function whoIsBehind({ text, street, town } = site.company) {
  const address = [street, town].filter(Boolean).join(', ')
  return { address, sentence: address && text.replace('{address}', address) }
}

/** The offer at the end of a page; phones also show it in a bar at the lower edge. */
export interface NextStep {
  title: string
  text: string
  action: SiteLink & { variant?: 'loud' }
  other?: SiteLink | undefined
  bar: { note: string; days?: string; label: string }
}

export function talk(title: string, text: string): NextStep {
  return {
    title,
    text,
    action: { label: 'Free Consultation', to: '/consultation' },
    bar: { note: 'Free 30-minute call', label: 'Free Consultation' },
  }
}
