import { posts } from './posts'

/** A page as the router, the cache, search engines and social networks know it. */
export interface SitePage {
  /** Its only address. */
  path: string
  /** The route module below `app/`. */
  module: string
  /** For search results and browser tabs; a route fills in what stands in braces. */
  title: string
  description: string
  /** Whether search engines may list it. */
  isIndexed: boolean
  /** The preview picture `public/social/<card>.png`, which `npm run pictures` draws. */
  card: string
  /** What the preview picture shows. */
  cardAlt: string
  /** The day on which its words last changed, `YYYY-MM-DD`; update it with them. */
  changed: string
}

export const pages = {
  home: {
    path: '/',
    module: 'routes/home.tsx',
    title: 'Dayfive: AI websites for small businesses, live by day five',
    description:
      'A website for your barbershop, practice, shop, studio or agency that answers customers, takes enquiries and is live in about five days. Three fixed prices, from {price}.',
    isIndexed: true,
    card: 'home',
    cardAlt:
      'The words “A website that answers while you work” over a strip of five days, the fifth of them filled in.',
    changed: '2026-11-21',
  },
  quiz: {
    path: '/quiz',
    module: 'routes/quiz.tsx',
    title: 'The 30-second quiz | Dayfive',
    description:
      'Five questions about your business, one recommendation with its price, its timeline and its reasons. No e-mail address needed.',
    isIndexed: true,
    card: 'quiz',
    cardAlt:
      'The words “The 30-second quiz” beside an answer sheet with five rows, one circle filled in each.',
    changed: '2026-11-21',
  },
  about: {
    path: '/about',
    module: 'routes/about.tsx',
    title: 'About | Dayfive',
    description:
      'Dayfive is four people who build websites for small businesses: sites that answer customers, take enquiries and are live in days, at a fixed price.',
    isIndexed: true,
    card: 'about',
    cardAlt: 'The words “A small agency for small businesses” beside a large tally of five.',
    changed: '2026-11-21',
  },
  launch: {
    path: '/launch',
    module: 'routes/launch.tsx',
    title: 'Packages and prices | Dayfive',
    description: '{offers}. Each price is the whole price, with a fixed timeline and a list of what you get.',
    isIndexed: true,
    card: 'launch',
    cardAlt: 'The words “Launch Your AI Website in Just 5 Days” over the three packages with their prices.',
    changed: '2026-11-21',
  },
  consultation: {
    path: '/consultation',
    module: 'routes/consultation.tsx',
    title: 'Free consultation | Dayfive',
    description:
      'Tell us what your website should do. You get a plain answer, a package and a price, and owe us nothing.',
    isIndexed: true,
    card: 'consultation',
    cardAlt: 'The words “Book your free consultation” beside a large tally of five.',
    changed: '2026-11-21',
  },
  getStarted: {
    path: '/get-started',
    module: 'routes/get-started.tsx',
    title: 'Start your project | Dayfive',
    description:
      'Tell us about your project and the package you chose. We write back within one working day.',
    isIndexed: true,
    card: 'get-started',
    cardAlt: 'The words “Start your project” beside a tally of five, its first stroke drawn.',
    changed: '2026-11-21',
  },
  privacy: {
    path: '/privacy',
    module: 'routes/privacy.tsx',
    title: 'Privacy | Dayfive',
    description:
      'What our two forms send, where it goes, what the server writes down, how long it is kept and how to have it erased. No cookies and no trackers.',
    isIndexed: true,
    card: 'privacy',
    cardAlt: 'The words “What happens to your words” beside a large tally of five.',
    changed: '2026-11-21',
  },
} as const satisfies Record<string, SitePage>

/** The page of each post, in the order of the blog. */
export const postPages: readonly SitePage[] = posts.map((post, place) => ({
  path: `/blog/${place}`,
  module: 'routes/blog-post.tsx',
  title: `${post.title} | Dayfive`,
  description: post.excerpt,
  isIndexed: true,
  card: `blog-${place}`,
  cardAlt: `The title “${post.title}” beside a drawing. ${post.imageAlt}`,
  changed: post.changed ?? post.published,
}))

/** Every page of the site. */
export const allPages: readonly SitePage[] = [...Object.values(pages), ...postPages]

/** The pages that search engines may list. */
export const indexedPages = allPages.filter(({ isIndexed }) => isIndexed)

/** The generated files by path, with their route modules below `app/`. */
export const files: Readonly<Record<string, string>> = {
  '/robots.txt': 'routes/files/robots.ts',
  '/sitemap.xml': 'routes/files/sitemap.ts',
  '/rss.xml': 'routes/files/rss.tsx',
  '/site.webmanifest': 'routes/files/manifest.ts',
  '/.well-known/security.txt': 'routes/files/security.ts',
}
