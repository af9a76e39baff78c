import { posts } from './posts'

/** A page as search engines and social networks meet it; its title and description stand with its words. */
export interface SitePage {
  /** Its one address, whatever else leads to it. */
  path: string
  /** The preview picture `public/social/<card>.png`, which `npm run pictures` draws. */
  card: string
  /** What the preview picture shows. */
  cardAlt: string
  /** The day on which its words last changed, `YYYY-MM-DD`: whoever changes them changes this. */
  changed: string
}

export const pages = {
  home: {
    path: '/',
    card: 'home',
    cardAlt:
      'The words “A website that answers while you work” over a strip of five days, the fifth of them filled in.',
    changed: '2026-11-21',
  },
  quiz: {
    path: '/quiz',
    card: 'quiz',
    cardAlt:
      'The words “The 30-second quiz” beside an answer sheet with five rows, one circle filled in each.',
    changed: '2026-11-21',
  },
  about: {
    path: '/about',
    card: 'about',
    cardAlt: 'The words “A small agency for small businesses” beside a large tally of five.',
    changed: '2026-11-21',
  },
  launch: {
    path: '/launch',
    card: 'launch',
    cardAlt: 'The words “Launch Your AI Website in Just 5 Days” over the three packages with their prices.',
    changed: '2026-11-21',
  },
  consultation: {
    path: '/consultation',
    card: 'consultation',
    cardAlt: 'The words “Book your free consultation” beside a large tally of five.',
    changed: '2026-11-21',
  },
  getStarted: {
    path: '/get-started',
    card: 'get-started',
    cardAlt: 'The words “Start your project” beside a tally of five, its first stroke drawn.',
    changed: '2026-11-21',
  },
  privacy: {
    path: '/privacy',
    card: 'privacy',
    cardAlt: 'The words “What happens to your words” beside a large tally of five.',
    changed: '2026-11-21',
  },
} as const satisfies Record<string, SitePage>

/** The page of each post, in the order of the blog. */
export const postPages: readonly SitePage[] = posts.map(({ title, imageAlt, published, changed }, place) => ({
  path: `/blog/${place}`,
  card: `blog-${place}`,
  cardAlt: `The title “${title}” beside a drawing. ${imageAlt}`,
  changed: changed ?? published,
}))

/** Every page that search engines shall find. */
export const indexedPages: readonly SitePage[] = [...Object.values(pages), ...postPages]
