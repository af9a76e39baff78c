import { afterAll, expect, it } from 'vitest'
import { questionsPage } from '~/content/questions'
import { one, openPage, textOf } from '../support/document'
import { startSite } from '../support/site'

// tests/unit/assistant has what its assistant answers.

const topics = questionsPage.groups.flatMap((group) => group.topics)

const site = await startSite()
afterAll(() => site.close())

it('/questions has each of its topics as a heading with an answer, and leads to it from the top', async () => {
  const main = one((await openPage(site, '/questions')).document, 'main')
  const headings = [...main.querySelectorAll('h3')]
  expect(headings.map(textOf)).toEqual(topics.map(({ question }) => question))
  for (const [place, { answer }] of topics.entries())
    expect(textOf(headings[place]!.parentElement!)).toContain(answer.join(''))
  const index = [...main.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), textOf(link)])
  expect(index).toEqual(headings.map((heading) => [`#${heading.id}`, textOf(heading)]))
})

it('/questions has no answer that begins like the rest of its question', () => {
  for (const { answer } of topics)
    expect(answer[0]).not.toMatch(/^(?:Yes|No|It|Its|They|You do|Your|Three|Four)\b|^In \w+:/)
})

it.each([
  ['/questions', 'the footer of every page', '/about', 'footer'],
  ['/questions', 'the packages', '/launch', 'main'],
  ['/questions#ask', 'the consultation form', '/consultation', 'main'],
  ['/questions#ask', 'the project form', '/get-started', 'main'],
])('%s is found from %s', async (href, _, address, place) => {
  const { document } = await openPage(site, address)
  expect(document.querySelectorAll(`${place} a[href="${href}"]`)).toHaveLength(1)
})
