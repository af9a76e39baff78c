import { afterAll, expect, it } from 'vitest'
import { one, openPage, textOf } from '../support/document'
import { startSite } from '../support/site'

const site = await startSite()
afterAll(() => site.close())

it('/questions has each of its topics as a heading with an answer, and leads to it from the top', async () => {
  const main = one((await openPage(site, '/questions')).document, 'main')
  const headings = [...main.querySelectorAll('h3')]
  expect(headings.length).toBeGreaterThan(20)
  for (const heading of headings) {
    expect(textOf(heading)).toMatch(/\?$/)
    expect(textOf(heading.nextElementSibling!).length, heading.id).toBeGreaterThan(40)
  }
  const index = [...main.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), textOf(link)])
  expect(index).toEqual(headings.map((heading) => [`#${heading.id}`, textOf(heading)]))
  // What the owner has not decided.
  for (const topic of ['included-hosting', 'after-year', 'changes', 'pay', 'dislike', 'languages'])
    expect(textOf(one(main, `#${topic}`).parentElement!), topic).toMatch(/first call/)
})

it.each([
  ['/questions', 'the header of every page', '/about', 'header'],
  ['/questions', 'the footer of every page', '/about', 'footer'],
  ['/questions', 'the packages', '/launch', 'main'],
  ['/questions#ask', 'the header of every page', '/about', 'header'],
  ['/questions#ask', 'the consultation form', '/consultation', 'main'],
  ['/questions#ask', 'the project form', '/get-started', 'main'],
])('%s is found from %s', async (href, _, address, place) => {
  const { document } = await openPage(site, address)
  expect(document.querySelectorAll(`${place} a[href="${href}"]`)).toHaveLength(1)
})
