import { packageTexts } from './package-pages'
import { packages } from './packages'
import type { Post } from './posts/post'
import { demoPath, showroom } from './showroom'

/** The facts about a page for the router, the cache, search engines and social networks. */
export interface SitePage {
  path: string
  /** In search results and browser tabs; the route fills in names in braces. */
  title: string
  description: string
  cardAlt: string
  /** `YYYY-MM-DD` */
  changed: string
}

/** The day on which any page but a post last changed, set by hand. */
const changed = '2026-11-28'

function page(name: string, text: Omit<SitePage, 'path' | 'changed'>): SitePage {
  return { path: `/${name}`, changed, ...text }
}

/** The name of the preview picture in `public/social/`, which `npm run pictures` draws. */
export function cardOf({ path }: SitePage): string {
  return path.slice(1).replace('/', '-') || 'home'
}

export const pages = {
  home: page('', {
    title: 'Dayfive: AI websites for small businesses, live by day five',
    description:
      'A website for your barbershop, practice, shop, studio or agency that answers customers and takes inquiries. Three fixed prices, from {price} for a site that’s live in about five days.',
    cardAlt: 'The words “A website that answers while you work” over a strip of five days, the fifth filled.',
  }),
  quiz: page('quiz', {
    title: 'The 30-second quiz | Dayfive',
    description: 'Five questions, one package with its price, timeline and reasons. No email address needed.',
    cardAlt: 'The words “The 30-second quiz” beside an answer sheet of five rows, one circle filled in each.',
  }),
  about: page('about', {
    title: 'About | Dayfive',
    description:
      'Dayfive builds websites for small businesses: sites that answer customers, take inquiries and are live in days, at a fixed price.',
    cardAlt: 'The words “A small agency for small businesses” beside a large tally of five.',
  }),
  launch: page('launch', {
    title: 'Packages and prices | Dayfive',
    description: '{offers}. Fixed prices, timelines, what’s included and the cost over three years.',
    cardAlt: 'The words “Launch Your AI Website in Just 5 Days” over the three packages with their prices.',
  }),
  consultation: page('consultation', {
    title: 'Free consultation | Dayfive',
    description: 'Tell us what your website should do. You’ll get a package and a price. No obligation.',
    cardAlt: 'The words “Book your free consultation” beside a large tally of five.',
  }),
  getStarted: page('get-started', {
    title: 'Start your project | Dayfive',
    description: 'Tell us about your project and package. We reply within one business day.',
    cardAlt: 'The words “Start your project” beside a tally of five, its first stroke drawn.',
  }),
  preview: page('preview', {
    title: 'See your own website | Dayfive',
    description:
      'It takes 30 seconds, and nothing is stored: enter your business name, prices and hours, and try a draft of your website that answers from them.',
    cardAlt: 'The words “See your own website” beside a large tally of five.',
  }),
  blog: page('blog', {
    title: 'Blog | Dayfive',
    description:
      'Short reads for owners of small businesses, on brands, websites, reviews and assistants: three to five minutes each, and nothing to sign up for.',
    cardAlt: 'The words “Worth five minutes of your evening” beside a large tally of five.',
  }),
  privacy: page('privacy', {
    title: 'Privacy | Dayfive',
    description:
      'What our two forms send, where it goes, what the server logs, how long we keep it and how to have it deleted. We use no cookies or trackers.',
    cardAlt: 'The words “What happens to what you send” beside a large tally of five.',
  }),
  questions: page('questions', {
    title: 'What owners ask before they buy | Dayfive',
    description:
      'Prices, hosting, who owns what, how soon, and what if the assistant gets it wrong: short answers to what owners ask us before they buy a website.',
    cardAlt: 'The words “What owners ask before they buy” beside four question marks, crossed by a stroke.',
  }),
  assistantMistakes: page('when-the-assistant-is-wrong', {
    title: 'When the assistant is wrong | Dayfive',
    description:
      'What your website’s assistant never answers, how it hands a question to you, who checks it, who is responsible, and what we do about a wrong answer.',
    cardAlt: 'The words “When the assistant is wrong” beside a tally whose fifth stroke is missing.',
  }),
} as const

/** In the order of the packages. */
export const packagePages = packages.map(({ id, title, price, timeline, page: path }) => ({
  path,
  title: `${title}: ${price}, ${timeline} | Dayfive`,
  description: packageTexts[id].intro,
  cardAlt: `The words “${title}” beside its price, ${price}, and its ${timeline} as tallies.`,
  changed,
}))

export function postPage({ path, title, excerpt, imageAlt, ...days }: Post): SitePage {
  return {
    path,
    title: `${title} | Dayfive`,
    description: excerpt,
    cardAlt: `The title “${title}” beside a drawing. ${imageAlt}`,
    changed: days.changed ?? days.published,
  }
}

/** In the order of the showroom. Not indexed, so that nobody takes an invented business for a real one. */
export const demoPages: readonly SitePage[] = showroom.map((demo) => ({
  path: demoPath(demo),
  title: `${demo.client} | A demo by Dayfive`,
  description: `The website of a made-up ${demo.trade.toLowerCase()}, yours to try. Its assistant ${demo.does}.`,
  cardAlt: demo.imageAlt,
  changed,
}))

/** New paths by former ones. */
export const movedPages: Readonly<Record<string, string>> = {
  '/showroom': '/#showroom',
  '/showroom/photographer': '/showroom/artist',
}

/** Generated files that programs read, by path, with their route modules below `app/`. */
export const machineFiles: Readonly<Record<string, string>> = {
  '/robots.txt': 'routes/files/robots.ts',
  '/sitemap.xml': 'routes/files/sitemap.ts',
  '/rss.xml': 'routes/files/rss.tsx',
  '/.well-known/security.txt': 'routes/files/security.ts',
}
