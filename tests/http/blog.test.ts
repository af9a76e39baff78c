import { afterAll, beforeAll, expect, it } from 'vitest'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { startSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

it.each([0, 1, 2, 3])('post %i is what its card says', async (index) => {
  const home = await openPage(site, '/')
  const card = one(home.document, '#blog').querySelectorAll('li')[index]!
  const { document } = await openPage(site, hrefOf(card, 'Read More →'))
  const article = one(document, 'main article')
  expect(textOf(one(article, 'h1'))).toBe(textOf(one(card, 'h3')))
  const facts = textsOf(card, 'p:first-of-type > *')
  expect(facts).toHaveLength(3)
  expect(textsOf(one(article, 'header p:has(time)'), ':scope > *')).toEqual(facts)
  expect(one<HTMLImageElement>(article, 'figure img').alt).toMatch(/\w+/)
  expect(article.querySelectorAll('.prose > p').length).toBeGreaterThan(4)
})

it.each([0, 1, 2, 3])('Back to Blog leads from post %i to the teaser of the home page', async (index) => {
  const { document } = await openPage(site, `/blog/${index}`)
  expect(hrefOf(one(document, 'article'), 'Back to Blog')).toBe('/#blog')
  one((await openPage(site, '/')).document, '#blog')
})
