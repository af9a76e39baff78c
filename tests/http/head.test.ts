import { describe, expect, it } from 'vitest'
import { indexedPages } from '~/content/indexed-pages'
import { packages } from '~/content/packages'
import { postPage } from '~/content/pages'
import { people } from '~/content/people'
import { posts } from '~/content/posts'
import { site as content } from '~/content/site'
import { blogPosting, organization } from '~/routes/shared/structured-data.server'
import { addresses, quizResult } from '../support/addresses'
import { parseHtml } from '../support/parse-html'
import { bothForms, successAddress } from '../support/visitors'
import { startFileSite } from '../support/test-servers'

const site = await startFileSite({ environment: { SITE_URL: 'https://dayfive.test' } })

const openDocument = async (address: string, from = site) =>
  parseHtml(await (await from.request(address)).text())

/** The elements of a head in their order, without links to files and structured data. */
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

const contentOf = ({ head }: Document, selector: string) =>
  head.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? undefined
const canonicalOf = ({ head }: Document) => head.querySelector('link[rel=canonical]')?.getAttribute('href')

describe('the head of a page', () => {
  it.each(indexedPages)('$path has exactly these elements', async ({ path }) => {
    const document = await openDocument(path)
    const { title } = document
    const description = contentOf(document, 'name=description')
    const alt = contentOf(document, 'property="og:image:alt"')
    const published = contentOf(document, 'property="article:published_time"')
    expect(saidBy(document)).toEqual([
      title,
      `description: ${description}`,
      `canonical: https://dayfive.test${path}`,
      `og:url: https://dayfive.test${path}`,
      ...(path.startsWith('/blog/')
        ? ['og:type: article', `article:published_time: ${published}`]
        : ['og:type: website']),
      `og:site_name: ${content.name}`,
      `og:title: ${title.replace(` | ${content.name}`, '')}`,
      `og:description: ${description}`,
      `og:image: https://dayfive.test/social/${path.slice(1).replace('/', '-') || 'home'}.png`,
      'og:image:width: 1200',
      'og:image:height: 630',
      `og:image:alt: ${alt}`,
      'twitter:card: summary_large_image',
    ])
    const [before, after] = path === '/' ? ['', ': '] : [' | ', '']
    expect(title).toContain(before + content.name + after)
    expect(title).not.toMatch(/[{}]/)
    // Search results and previews show no more.
    for (const words of [description, alt]) expect(words).toMatch(/^[^{}]{40,250}$/)
  })

  it.each([
    ['/?package=AI%20Growth%20Website', '/'],
    ['/?scout=explained&utm_source=mail', '/'],
    ['/get-started?package=premium&business=shop', '/get-started'],
    [`${posts[0]!.path}?fbclid=1`, posts[0]!.path],
  ])('%s has the address %s', async (address, path) => {
    const document = await openDocument(address)
    expect(canonicalOf(document)).toBe(`https://dayfive.test${path}`)
    expect(contentOf(document, 'name=robots')).toBeUndefined()
  })
})

describe('states that a visitor caused are noindex', async () => {
  it.each([
    '/consultation?sent=K7F2-9QXM',
    '/consultation?question=Do+you+paint%3F',
    '/preview?trade=shop&name=Ours',
    '/quiz?business=shop',
    quizResult,
    '/nope',
    ...(await Promise.all(bothForms.map(({ form }) => successAddress(site, form)))),
  ])('%s', async (address) => {
    const document = await openDocument(address)
    expect(contentOf(document, 'name=robots')).toBe('noindex')
    expect(canonicalOf(document)).toBeUndefined()
    expect(contentOf(document, 'property="og:url"')).toBeUndefined()
  })
})

type Fact = Record<string, unknown>

async function factsOf(address: string): Promise<{ facts: Fact[]; markup: string; text: string }> {
  const document = await openDocument(address)
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

it('the home page has structured data of the agency, the site and the offers; /launch has the offers', async () => {
  const { facts } = await factsOf('/')
  expect(facts).toMatchObject([
    house,
    { '@type': 'WebSite', '@id': 'https://dayfive.test/#website', inLanguage: 'en', publisher: house },
    service,
  ])
  expect((await factsOf('/launch')).facts).toEqual([service])
})

it.each(posts)('$path has structured data of its post, without an invented author', async (post) => {
  const { title, published, changed, category, author, path } = post
  const { facts, text } = await factsOf(path)
  expect(facts).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: title,
      articleSection: category,
      inLanguage: 'en',
      description: expect.stringMatching(/\w{3}/) as string,
      image: expect.stringMatching(/^https:\/\/dayfive\.test\/\w/) as string,
      datePublished: published,
      dateModified: changed ?? published,
      mainEntityOfPage: `https://dayfive.test${path}`,
      author: people.some(({ name, sample }) => name === author && !sample)
        ? { '@type': 'Person', name: author, worksFor: house }
        : house,
      publisher: house,
    },
  ])
  for (const words of [title, category, author]) expect(text).toContain(words)
})

it('real people, accounts and addresses are in the structured data', () => {
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

interface Told extends Fact {
  offers?: { name: string; price: number; description: string }[]
}

it.each(addresses)('structured data of %s has no rating, and only what the page shows', async (address) => {
  const { facts, markup, text } = await factsOf(address)
  expect(JSON.stringify(facts)).not.toMatch(/"\w*(?:review|rating)\w*"/i)
  // Text in a script cannot end the script.
  expect(markup).not.toContain('<')
  for (const { name, price, description } of facts.flatMap(({ offers = [] }: Told) => offers))
    for (const words of [name, `$${price.toLocaleString('en-US')}`, description])
      expect(text).toContain(words)
})
