import { Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { posts } from '~/content/posts'
import { startSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

async function documentOf(path: string): Promise<Document> {
  const html = await (await site.request(path)).text()
  return new JSDOM(html, { url: `http://site.test${path}` }).window.document
}

const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

describe.each(posts.map((post, place) => ({ post, path: `/blog/${place}` })))('$path', ({ post, path }) => {
  it('is whole and alone in the reader view of a browser', async () => {
    const document = await documentOf(path)
    const passages = [...document.querySelectorAll('.prose > *')].map((passage) => flat(passage.textContent))
    const view = new Readability(document).parse()
    expect(view?.title).toContain(post.title)
    expect(view?.publishedTime).toBe(post.published)
    const text = flat(view?.textContent)
    for (const passage of passages) expect(text).toContain(passage)
    const words = ['Back to Blog', 'Read on', 'Previous post', 'Next post', '30-Second Quiz', 'Elsewhere']
    expect(words.filter((each) => text.includes(each))).toEqual([])
  })

  it('says what it is by its elements', async () => {
    const article = (await documentOf(path)).querySelector('main article')!
    expect(article.querySelector('header h1')?.textContent).toBe(post.title)
    const time = article.querySelector('header time')
    expect([time?.getAttribute('datetime'), time?.textContent]).toEqual([post.published, post.date])
    const figure = article.querySelector('figure')
    expect(figure?.querySelector('img')?.getAttribute('alt')).toBe(post.imageAlt)
    expect(figure?.querySelector('figcaption')?.textContent).toBe(post.caption)
  })
})

it.each([
  ['/blog/0', [['Next post', '/blog/1']], ['/blog/2']],
  [
    '/blog/1',
    [
      ['Previous post', '/blog/0'],
      ['Next post', '/blog/2'],
    ],
    ['/blog/3'],
  ],
  [
    '/blog/2',
    [
      ['Previous post', '/blog/1'],
      ['Next post', '/blog/3'],
    ],
    ['/blog/0'],
  ],
  ['/blog/3', [['Previous post', '/blog/2']], ['/blog/1']],
])('%s leads to the posts beside it and to those on its subject', async (path, beside, related) => {
  const document = await documentOf(path)
  const linksOf = (id: string) => [...document.querySelectorAll(`article nav[aria-labelledby=${id}] a`)]
  expect(
    linksOf('read-on').map((link) => [link.firstElementChild?.textContent, link.getAttribute('href')]),
  ).toEqual(beside)
  expect(linksOf('related').map((link) => link.getAttribute('href'))).toEqual(related)
  const category = document.querySelector('article header span')?.textContent
  expect(document.querySelector('#related')?.textContent).toBe(`More on ${category}`)
})
