import { afterAll, expect, it } from 'vitest'
import { packages } from '~/content/packages'
import { postPage } from '~/content/pages'
import { people } from '~/content/people'
import { posts } from '~/content/posts'
import { questionsPage } from '~/content/questions'
import { site as content } from '~/content/site'
import { blogPosting, organization } from '~/routes/shared/structured-data.server'
import { addresses } from '../support/addresses'
import { parseHtml } from '../support/parse-html'
import { startSite } from '../support/site'

const site = await startSite({ environment: { SITE_URL: 'https://dayfive.test' } })
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
  name: content.name,
  url: 'https://dayfive.test/',
  logo: 'https://dayfive.test/icon-512.png',
}

const service = {
  '@type': 'Service',
  name: 'AI Website Packages',
  serviceType: 'Web design',
  provider: house,
  offers: packages.map(({ title, price, id }) => ({
    '@type': 'Offer',
    name: title,
    description: expect.stringContaining('For ') as string,
    price: Number(price.replace(/\D/g, '')),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: `https://dayfive.test/get-started?package=${id}`,
  })),
}

it('home tells machines who makes the site, the site and the three offers; launch the offers', async () => {
  expect((await factsOf('/')).facts).toEqual([
    { ...organization('https://dayfive.test'), ...house, slogan: content.promise },
    {
      '@type': 'WebSite',
      '@id': 'https://dayfive.test/#website',
      name: content.name,
      url: 'https://dayfive.test/',
      inLanguage: 'en',
      publisher: house,
    },
    service,
  ])
  expect((await factsOf('/launch')).facts).toEqual([service])
})

it.each(posts.map((post) => ({ post, path: post.path })))(
  '$path tells machines what is posted, by nobody invented, and where in the site',
  async ({ post: { id, title, published, changed, category, author }, path }) => {
    const { facts, text } = await factsOf(path)
    expect(facts).toEqual([
      {
        '@type': 'BlogPosting',
        headline: title,
        description: expect.stringMatching(/\w+/) as string,
        image: `https://dayfive.test/social/blog-${id}.png`,
        datePublished: published,
        dateModified: changed ?? published,
        articleSection: category,
        inLanguage: 'en',
        mainEntityOfPage: `https://dayfive.test${path}`,
        author: people.some(({ name, sample }) => name === author && !sample)
          ? { '@type': 'Person', name: author, worksFor: house }
          : house,
        publisher: house,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: content.name, item: 'https://dayfive.test/' },
          { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://dayfive.test/blog' },
          { '@type': 'ListItem', position: 3, name: title, item: `https://dayfive.test${path}` },
        ],
      },
    ])
    for (const words of [title, category, author]) expect(text).toContain(words)
  },
)

it('what is no sample is told to machines, and so is an address that is filled in', () => {
  const social = [
    { label: 'LinkedIn', to: 'https://social.test/own' },
    { label: 'YouTube', to: 'https://social.test/sample', sample: true as const },
  ]
  const company = { ...content.company, street: '', town: 'Springfield' }
  const own = { ...content, company, footer: { ...content.footer, social } }
  expect(organization('https://dayfive.test', own)).toMatchObject({
    sameAs: ['https://social.test/own'],
    address: 'Springfield',
  })
  const { sample: _, ...person } = people[0]!
  expect(blogPosting(posts[0]!, person, postPage(posts[0]!), 'https://dayfive.test').author).toEqual({
    '@type': 'Person',
    name: person.name,
    worksFor: house,
  })
})

it('the blog tells machines that it is one, and where', async () => {
  const { facts } = await factsOf('/blog')
  expect(facts.map((fact) => fact['@type'])).toEqual(['Blog', 'BreadcrumbList'])
  expect(facts[0]).toMatchObject({ url: 'https://dayfive.test/blog' })
})

const topics = questionsPage.groups.flatMap((group) => group.topics)

interface Told extends Fact {
  offers?: { name: string; price: number; description: string }[]
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
}

it.each(addresses)('%s tells machines nothing that is not on the page, and no rating', async (address) => {
  const { facts, markup, text } = await factsOf(address)
  expect(JSON.stringify(facts)).not.toMatch(/"\w*(?:review|rating)\w*"/i)
  // What stands in a script can't end it.
  expect(markup).not.toContain('<')
  for (const { name, price, description } of facts.flatMap(({ offers = [] }: Told) => offers))
    for (const words of [name, `$${price.toLocaleString('en-US')}`, description])
      expect(text).toContain(words)
  const asked = facts.flatMap(({ mainEntity = [] }: Told) => mainEntity)
  expect(asked).toHaveLength(address === '/questions' ? topics.length : 0)
  for (const { name, acceptedAnswer } of asked) {
    expect(text).toContain(name)
    // The page has paragraphs in the place of the spaces between them.
    expect(text.replaceAll(' ', '')).toContain(acceptedAnswer.text.replaceAll(' ', ''))
  }
})
