import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../support/site'
import { addresses } from '../support/addresses'
import { parseHtml } from '../support/parse-html'

let site: Site
beforeAll(async () => {
  site = await startSite({ environment: { SITE_URL: 'https://dayfive.test' } })
})
afterAll(() => site.close())

type Fact = Record<string, unknown>

async function factsOf(address: string): Promise<{ facts: Fact[]; markup: string; text: string }> {
  const document = parseHtml(await (await site.request(address)).text())
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const facts = blocks.flatMap((block) => {
    const data = JSON.parse(block.textContent!) as Fact
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph'] as Fact[]
  })
  const text = document.querySelector('main')!.textContent!.replace(/\s+/g, ' ')
  return { facts, markup: blocks.map((block) => block.innerHTML).join(), text }
}

const house = {
  '@type': 'Organization',
  '@id': 'https://dayfive.test/#organization',
  name: 'Dayfive',
  url: 'https://dayfive.test/',
  logo: 'https://dayfive.test/icon-512.png',
}

const offer = (name: string, price: number, id: string) => ({
  '@type': 'Offer',
  name,
  description: expect.stringContaining('For ') as string,
  price,
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  url: `https://dayfive.test/get-started?package=${id}`,
})

const service = {
  '@type': 'Service',
  name: 'AI Website Packages',
  serviceType: 'Web design',
  provider: house,
  offers: [
    offer('AI Starter Website', 800, 'basic'),
    offer('AI Growth Website', 1200, 'standard'),
    offer('AI Sales Machine', 1800, 'premium'),
  ],
}

it('home tells machines who makes the site, the site and the three offers', async () => {
  const { facts } = await factsOf('/')
  expect(facts).toEqual([
    {
      ...house,
      slogan: 'Your website, live by day five.',
      sameAs: expect.arrayContaining(['https://www.linkedin.com/company/dayfive']) as string[],
    },
    {
      '@type': 'WebSite',
      '@id': 'https://dayfive.test/#website',
      name: 'Dayfive',
      url: 'https://dayfive.test/',
      inLanguage: 'en',
      publisher: house,
    },
    service,
  ])
})

it('launch tells machines the three offers', async () => {
  expect((await factsOf('/launch')).facts).toEqual([service])
})

describe.each([
  [
    '/blog/0',
    'Your name is the shop: a brand for people who work alone',
    '2024-09-17',
    'Personal Branding',
    'Mei Tanaka',
  ],
  ['/blog/1', 'What a visitor decides in the first five seconds', '2024-07-09', 'Web Design', 'Ruth Amsel'],
  [
    '/blog/2',
    'Ask for the review while the chair is still warm',
    '2024-05-14',
    'Personal Branding',
    'Mei Tanaka',
  ],
  ['/blog/3', 'The chatbot that knows when to stop', '2024-03-12', 'Web Design', 'Jonah Okafor'],
])('%s', (path, headline, published, category, author) => {
  it('tells machines what is posted, and where in the site', async () => {
    const { facts, text } = await factsOf(path)
    const place = path.at(-1)!
    expect(facts).toEqual([
      {
        '@type': 'BlogPosting',
        headline,
        description: expect.stringMatching(/\w+/) as string,
        image: `https://dayfive.test/social/blog-${place}.png`,
        datePublished: published,
        // They were signed on this day.
        dateModified: '2026-11-22',
        articleSection: category,
        inLanguage: 'en',
        mainEntityOfPage: `https://dayfive.test${path}`,
        author: { '@type': 'Person', name: author, worksFor: house },
        publisher: house,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Dayfive', item: 'https://dayfive.test/' },
          { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://dayfive.test/#blog' },
          { '@type': 'ListItem', position: 3, name: headline, item: `https://dayfive.test${path}` },
        ],
      },
    ])
    expect(text).toContain(headline)
    expect(text).toContain(category)
    expect(text).toContain(author)
  })
})

it('/questions tells machines each question of the page with its answer, and no other page has any', async () => {
  const questions = async (address: string) => {
    const { facts, text } = await factsOf(address)
    const pages = facts.filter((fact) => fact['@type'] === 'FAQPage') as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }[]
    return { text, asked: pages.flatMap(({ mainEntity }) => mainEntity) }
  }
  const { text, asked } = await questions('/questions')
  expect(asked).toHaveLength(22)
  for (const { name, acceptedAnswer } of asked) {
    expect(text).toContain(name)
    // The page has paragraphs in the place of the spaces between them.
    expect(text.replaceAll(' ', '')).toContain(acceptedAnswer.text.replaceAll(' ', ''))
  }
  for (const address of addresses.filter((each) => each !== '/questions'))
    expect((await questions(address)).asked, address).toEqual([])
})

it.each(addresses)('%s tells machines nothing that is not on the page, and no rating', async (address) => {
  const { facts, markup, text } = await factsOf(address)
  expect(JSON.stringify(facts)).not.toMatch(/review"|rating/i)
  // What stands in a script can't end it.
  expect(markup).not.toContain('<')
  for (const { offers = [] } of facts as {
    offers?: { name: string; price: number; description: string }[]
  }[])
    for (const { name, price, description } of offers)
      for (const words of [name, `$${price.toLocaleString('en-US')}`, description])
        expect(text).toContain(words)
})
