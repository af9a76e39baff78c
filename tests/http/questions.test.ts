import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, one, textOf } from '../support/document'
import { startSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const topics = [
  'packages',
  'which',
  'five-days',
  'included-hosting',
  'after-year',
  'ownership',
  'changes',
  'dislike',
  'wrong-answers',
  'ai-data',
  'need-from-you',
  'start',
  'pay',
  'talk',
  'who',
  'industries',
  'existing-site',
  'seo',
  'languages',
  'support',
  'reference',
  'privacy',
]

describe('/questions', () => {
  it('has each topic as a heading with an answer, and leads to it from the top', async () => {
    const main = one((await openPage(site, '/questions')).document, 'main')
    const headings = [...main.querySelectorAll('h3')]
    expect(headings.map(({ id }) => id).toSorted()).toEqual(topics.toSorted())
    for (const heading of headings) {
      expect(textOf(heading)).toMatch(/\?$/)
      expect(textOf(heading.nextElementSibling!).length, heading.id).toBeGreaterThan(40)
    }
    const index = [...main.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), textOf(link)])
    expect(index).toEqual(headings.map((heading) => [`#${heading.id}`, textOf(heading)]))
  })

  it('says that what the owner has not decided is told in the first call', async () => {
    const { document } = await openPage(site, '/questions')
    for (const topic of ['included-hosting', 'after-year', 'changes', 'pay', 'dislike', 'languages'])
      expect(textOf(one(document, `#${topic}`).parentElement!), topic).toMatch(/first call/)
  })

  it.each([
    ['the header of every page', '/about', 'header'],
    ['the footer of every page', '/about', 'footer'],
    ['the packages', '/launch', 'main'],
  ])('is found from %s', async (_, address, place) => {
    const { document } = await openPage(site, address)
    expect(document.querySelectorAll(`${place} a[href="/questions"]`)).toHaveLength(1)
  })

  it.each([
    ['the header of every page', '/about', 'header'],
    ['the consultation form', '/consultation', 'main'],
    ['the project form', '/get-started', 'main'],
  ])('offers its assistant from %s', async (_, address, place) => {
    const { document } = await openPage(site, address)
    expect(document.querySelectorAll(`${place} a[href="/questions#ask"]`)).toHaveLength(1)
  })
})
