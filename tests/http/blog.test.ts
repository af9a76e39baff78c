import { isProbablyReaderable, Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { posts } from '~/content/posts'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { parseHtml } from '../support/parse-html'
import { startFileSite } from '../support/test-servers'

const site = await startFileSite()

const blog = one((await openPage(site, '/blog')).document, 'main ul')
const cards = one((await openPage(site, '/')).document, '#blog')

it('the blog and the home page link to every post, the newest first', () => {
  const paths = posts.map(({ path }) => path)
  expect(textsOf(blog, 'h2')).toEqual(posts.map(({ title }) => title))
  expect([...blog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(paths)
  expect([...cards.querySelectorAll('li')].map((card) => hrefOf(card, 'Read More →'))).toEqual(paths)
})

describe.each(posts.map((post, place) => ({ ...post, place })))('$path', (post) => {
  it('has the facts of its card in semantic elements, and a link back to the list', async () => {
    const card = cards.querySelectorAll('li')[post.place]!
    const article = one((await openPage(site, post.path)).document, 'main article')
    expect([textOf(one(article, 'header h1')), textOf(one(card, 'h3'))]).toEqual([post.title, post.title])
    expect(textOf(one(card, 'h3 + p'))).toMatch(/\w+/)
    expect(one<HTMLImageElement>(card, 'img').alt).toMatch(/\w+/)
    const updates = post.revised ? [`Updated ${post.revised}`] : []
    const facts = [post.category, post.date, post.readTime]
    const line = 'p:first-of-type > *, p:has(time) > *'
    for (const root of [card, blog.querySelectorAll('li')[post.place]!])
      expect(textsOf(root, line)).toEqual(facts)
    expect(textsOf(one(article, 'header'), line)).toEqual([...facts, ...updates])
    expect(one(article, 'header time').getAttribute('datetime')).toBe(post.published)
    expect(one<HTMLImageElement>(article, 'figure img').alt).toBe(post.imageAlt)
    expect(textOf(one(article, 'figure figcaption'))).toBe(post.caption)
    expect(one(article, '.prose').innerHTML).toBe(parseHtml(post.content).body.innerHTML)
    expect(hrefOf(article, 'Back to Blog')).toBe('/blog')
  })

  it("is complete, without the rest of the page, in a browser's reader view", async () => {
    const html = await (await site.request(post.path)).text()
    const { document } = new JSDOM(html, { url: `http://site.test${post.path}` }).window
    // Browsers offer no such view of a few lines.
    if (!isProbablyReaderable(document)) return
    const passages = textsOf(document, '.prose > *')
    const view = new Readability(document).parse()
    expect(view?.title).toContain(post.title)
    expect(view?.publishedTime).toBe(post.published)
    const text = (view?.textContent ?? '').replace(/\s+/g, ' ')
    for (const passage of passages) expect(text).toContain(passage)
    const words = ['Back to Blog', 'Read next', 'Previous post', 'Next post', '30-Second Quiz', 'Follow Us']
    expect(words.filter((each) => text.includes(each) && !passages.join().includes(each))).toEqual([])
  })
})
