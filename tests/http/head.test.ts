import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quizResult } from '../support/addresses'
import { startSite, type Site } from '../support/site'
import { bothForms, successAddress } from '../support/visitors'
import { parseHtml } from '../support/parse-html'

let site: Site
beforeAll(async () => {
  site = await startSite({ environment: { SITE_URL: 'https://dayfive.test' } })
})
afterAll(() => site.close())

async function headOf(address: string, from = site): Promise<Document> {
  return parseHtml(await (await from.request(address)).text())
}

/** What a head says, in its order, without what every page loads and without the facts for machines. */
function saidBy({ head }: Document): string[] {
  const said = head.querySelectorAll(
    'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical]',
  )
  return [...said].map((element) => {
    const name =
      element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel')
    return name
      ? `${name}: ${element.getAttribute('content') ?? element.getAttribute('href')}`
      : element.textContent!
  })
}

// Written out once more: whoever changes what a page says of itself changes it here too.
const pages = [
  {
    path: '/',
    title: 'Dayfive: AI websites for small businesses, live by day five',
    description:
      'A website for your barbershop, practice, shop, studio or agency that answers customers, takes enquiries and is live in about five days. Three fixed prices, from $800.',
    card: 'home',
    cardAlt:
      'The words “A website that answers while you work” over a strip of five days, the fifth of them filled in.',
  },
  {
    path: '/quiz',
    title: 'The 30-second quiz | Dayfive',
    description:
      'Five questions about your business, one recommendation with its price, its timeline and its reasons. No e-mail address needed.',
    card: 'quiz',
    cardAlt:
      'The words “The 30-second quiz” beside an answer sheet with five rows, one circle filled in each.',
  },
  {
    path: '/about',
    title: 'About | Dayfive',
    description:
      'Dayfive is four people who build websites for small businesses: sites that answer customers, take enquiries and are live in days, at a fixed price.',
    card: 'about',
    cardAlt: 'The words “A small agency for small businesses” beside a large tally of five.',
  },
  {
    path: '/launch',
    title: 'Packages and prices | Dayfive',
    description:
      'AI Starter Website $800, AI Growth Website $1,200, AI Sales Machine $1,800. Fixed prices, each with a timeline, a list of what you get and what it costs to run.',
    card: 'launch',
    cardAlt: 'The words “Launch Your AI Website in Just 5 Days” over the three packages with their prices.',
  },
  {
    path: '/consultation',
    title: 'Free consultation | Dayfive',
    description:
      'Tell us what your website should do. You get a plain answer, a package and a price, and owe us nothing.',
    card: 'consultation',
    cardAlt: 'The words “Book your free consultation” beside a large tally of five.',
  },
  {
    path: '/get-started',
    title: 'Start your project | Dayfive',
    description:
      'Tell us about your project and the package you chose. We write back within one working day.',
    card: 'get-started',
    cardAlt: 'The words “Start your project” beside a tally of five, its first stroke drawn.',
  },
  {
    path: '/privacy',
    title: 'Privacy | Dayfive',
    description:
      'What our two forms send, where it goes, what the server writes down, how long it is kept and how to have it erased. No cookies and no trackers.',
    card: 'privacy',
    cardAlt: 'The words “What happens to your words” beside a large tally of five.',
  },
  {
    path: '/questions',
    title: 'What owners ask before they buy | Dayfive',
    description:
      'Prices, hosting, who owns what, how soon, and what if the assistant is wrong: short answers to what owners ask us before they buy a website.',
    card: 'questions',
    cardAlt:
      'The words “What owners ask before they buy” beside a tally of four question marks, crossed by a stroke.',
  },
  {
    path: '/when-the-assistant-is-wrong',
    title: 'When the assistant is wrong | Dayfive',
    description:
      'What the assistant of your website never answers, how it hands over, who reads it, who is responsible, and what we do about a wrong answer.',
    card: 'when-the-assistant-is-wrong',
    cardAlt: 'The words “When the assistant is wrong” beside a tally whose fifth stroke is missing.',
  },
  {
    path: '/launch/starter',
    title: 'AI Starter Website: $800, 5-7 days | Dayfive',
    description:
      'Your first proper website: your prices, your hours, your work, and an assistant that takes the name and number of everyone you couldn’t get to.',
    card: 'launch-starter',
    cardAlt: 'The words “AI Starter Website” beside its price, $800, and its 5-7 days as tallies.',
  },
  {
    path: '/launch/growth',
    title: 'AI Growth Website: $1,200, 7-10 days | Dayfive',
    description:
      'For a business that already gets questions, and gets them at night. The chatbot answers, the pages are written for you, and for three months we watch what works.',
    card: 'launch-growth',
    cardAlt: 'The words “AI Growth Website” beside its price, $1,200, and its 7-10 days as tallies.',
  },
  {
    path: '/launch/sales-machine',
    title: 'AI Sales Machine: $1,800, 10-14 days | Dayfive',
    description:
      'For sales that take weeks or months. The site brings people in, the chatbot answers them, e-mails stay in touch, and we look after all of it for half a year.',
    card: 'launch-sales-machine',
    cardAlt: 'The words “AI Sales Machine” beside its price, $1,800, and its 10-14 days as tallies.',
  },
  {
    path: '/blog/0',
    published: '2024-09-17',
    title: 'Your name is the shop: a brand for people who work alone | Dayfive',
    description: 'A stranger has to trust you before you speak. Four decisions see to it.',
    card: 'blog-0',
    cardAlt:
      'The title “Your name is the shop: a brand for people who work alone” beside a drawing. A smiling shopkeeper among shut houses with empty signs: his collar is a striped awning, his body a shopfront, and he waves.',
  },
  {
    path: '/blog/1',
    published: '2024-07-09',
    title: 'What a visitor decides in the first five seconds | Dayfive',
    description: 'What, where, how much, how to reach you. Most sites hide two of the four.',
    card: 'blog-1',
    cardAlt:
      'The title “What a visitor decides in the first five seconds” beside a drawing. A visitor with a doubtful look holds a stopwatch to her eye like a lens; its first five seconds are marked in red.',
  },
  {
    path: '/blog/2',
    published: '2024-05-14',
    title: 'Ask for the review while the chair is still warm | Dayfive',
    description: 'Word of mouth is written down today. How to ask without begging.',
    card: 'blog-2',
    cardAlt:
      'The title “Ask for the review while the chair is still warm” beside a drawing. A customer lifts his hat at the door; behind him warmth rises from the empty barber’s chair, and five stars over it.',
  },
  {
    path: '/blog/3',
    published: '2024-03-12',
    title: 'The chatbot that knows when to stop | Dayfive',
    description: 'It earns its keep by what it answers, and trust by what it hands to you.',
    card: 'blog-3',
    cardAlt:
      'The title “The chatbot that knows when to stop” beside a drawing. An assistant with a speech bubble for a head, in a porter’s jacket, hands a telephone receiver to a person.',
  },
]

describe('the head of a page', () => {
  it.each(pages)('$path has exactly these elements', async (page) => {
    const { path, title, description, card, cardAlt, published } = page
    const socialTitle = title.replace(' | Dayfive', '')
    expect(saidBy(await headOf(path))).toEqual([
      title,
      `description: ${description}`,
      `canonical: https://dayfive.test${path}`,
      `og:url: https://dayfive.test${path}`,
      `og:type: ${published ? 'article' : 'website'}`,
      ...(published ? [`article:published_time: ${published}`] : []),
      'og:site_name: Dayfive',
      'og:locale: en_US',
      `og:title: ${socialTitle}`,
      `og:description: ${description}`,
      `og:image: https://dayfive.test/social/${card}.png`,
      'og:image:type: image/png',
      'og:image:width: 1200',
      'og:image:height: 630',
      `og:image:alt: ${cardAlt}`,
      'twitter:card: summary_large_image',
    ])
  })

  it('has a title, a description and a picture like no other', () => {
    for (const part of ['title', 'description', 'card', 'cardAlt'] as const)
      expect(new Set(pages.map((page) => page[part])).size).toBe(pages.length)
  })

  it.each([
    ['/?package=AI%20Growth%20Website', '/'],
    ['/?scout=explained&utm_source=mail', '/'],
    ['/quiz?utm_source=mail', '/quiz'],
    ['/about?x=1', '/about'],
    ['/get-started?package=premium&business=shop', '/get-started'],
    ['/blog/2?fbclid=1', '/blog/2'],
  ])('%s has the address %s', async (address, path) => {
    const { head } = await headOf(address)
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://dayfive.test${path}`,
    )
    expect(head.querySelector('meta[name=robots]')).toBeNull()
  })

  it('speaks of the origin that it was asked at while none is configured', async () => {
    const open = await startSite()
    const { head } = await headOf('/about', open)
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://site.test/about')
    expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'http://site.test/social/about.png',
    )
    await open.close()
  })

  it.each(['/', '/blog/0', '/nope'])('%s announces the feed, the icons and its colours', async (address) => {
    const { head } = await headOf(address)
    const links = [...head.querySelectorAll('link:is([rel$=icon], [rel=alternate])')]
    expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['icon', '/favicon-32.png'],
      ['icon', '/favicon.svg'],
      ['apple-touch-icon', '/apple-touch-icon.png'],
      ['alternate', '/rss.xml'],
    ])
    expect(links.at(-1)?.getAttribute('type')).toBe('application/rss+xml')
    const colours = [...head.querySelectorAll('meta[name=theme-color]')]
    expect(colours.map((colour) => [colour.getAttribute('media'), colour.getAttribute('content')])).toEqual([
      ['(prefers-color-scheme: light)', '#fdfaf4'],
      ['(prefers-color-scheme: dark)', '#17100b'],
    ])
  })
})

describe('states that a visitor caused are noindex', () => {
  it.each([
    '/consultation?sent=K7F2-9QXM',
    '/get-started?package=basic&sent=words',
    '/quiz?business=shop',
    quizResult,
    '/nope',
    '/blog/4',
    '/%E0%A4%A',
  ])('%s', async (address) => {
    const { head } = await headOf(address)
    expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(head.querySelector('link[rel=canonical]')).toBeNull()
    expect(head.querySelector('meta[property="og:url"]')).toBeNull()
  })

  it.each(bothForms)('the success of the $name form', async ({ form }) => {
    const { head } = await headOf(await successAddress(site, form))
    expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(head.querySelector('link[rel=canonical]')).toBeNull()
  })

  it('though a shared result still shows its package', async () => {
    const said = saidBy(await headOf(quizResult))
    expect(said).toContain('og:title: Your package: AI Starter Website')
    expect(said).toContain('og:image: https://dayfive.test/social/quiz.png')
  })
})
