import { afterAll, describe, expect, it } from 'vitest'
import { indexedPages } from '~/content/all-pages'
import { posts } from '~/content/posts'
import { site as content } from '~/content/site'
import { quizResult } from '../support/addresses'
import { parseHtml } from '../support/parse-html'
import { startSite } from '../support/site'
import { startTestSite } from '../support/test-servers'
import { bothForms, successAddress } from '../support/visitors'

const site = await startSite({ environment: { SITE_URL: 'https://dayfive.test' } })
afterAll(() => site.close())

const headOf = async (address: string, from = site) => parseHtml(await (await from.request(address)).text())

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

const contentOf = ({ head }: Document, selector: string) =>
  head.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? undefined
const canonicalOf = ({ head }: Document) => head.querySelector('link[rel=canonical]')?.getAttribute('href')

describe('the head of a page', () => {
  it.each(indexedPages)('$path has exactly these elements', async ({ path, card }) => {
    const document = await headOf(path)
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
      `og:image: https://dayfive.test/social/${card}.png`,
      'og:image:width: 1200',
      'og:image:height: 630',
      `og:image:alt: ${alt}`,
      'twitter:card: summary_large_image',
    ])
    const [before, after] = path === '/' ? ['', ': '] : [' | ', '']
    expect(title).toContain(before + content.name + after)
    expect(title).not.toMatch(/[{}]/)
    // What search results and previews show of it.
    for (const words of [description, alt]) expect(words).toMatch(/^[^{}]{40,250}$/)
  })

  it.each([
    ['/?package=AI%20Growth%20Website', '/'],
    ['/?scout=explained&utm_source=mail', '/'],
    ['/get-started?package=premium&business=shop', '/get-started'],
    [`${posts[0]!.path}?fbclid=1`, posts[0]!.path],
  ])('%s has the address %s', async (address, path) => {
    const document = await headOf(address)
    expect(canonicalOf(document)).toBe(`https://dayfive.test${path}`)
    expect(contentOf(document, 'name=robots')).toBeUndefined()
  })

  it('speaks of the origin that it was asked at while none is configured', async () => {
    const document = await headOf('/about', await startTestSite())
    expect(canonicalOf(document)).toBe('http://site.test/about')
    expect(contentOf(document, 'property="og:image"')).toBe('http://site.test/social/about.png')
  })

  it.each(['/', '/nope'])('%s announces the feed and the icons', async (address) => {
    const { head } = await headOf(address)
    const links = [...head.querySelectorAll('link:is([rel$=icon], [rel=alternate])')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/favicon-32.png',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/rss.xml',
    ])
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
    const document = await headOf(address)
    expect(contentOf(document, 'name=robots')).toBe('noindex')
    expect(canonicalOf(document)).toBeUndefined()
    expect(contentOf(document, 'property="og:url"')).toBeUndefined()
  })

  it('though a shared result still shows its package', async () => {
    const said = saidBy(await headOf(quizResult))
    expect(said).toContain('og:title: Your package: AI Starter Website')
    expect(said).toContain('og:image: https://dayfive.test/social/quiz.png')
  })
})
