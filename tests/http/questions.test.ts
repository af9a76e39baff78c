import { afterAll, expect, it } from 'vitest'
import { one, openPage, textOf } from '../support/document'
import { questionsPage } from '~/content/questions'
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
})

it.each([
  ['included-hosting', ['all three packages', '12 months', '$180 a year', 'any month']],
  ['after-year', ['12 months', '$180 a year', 'three years that adds $360', 'cancel in any month']],
  ['changes', ['30 days', '$60 an hour', 'before it is spent']],
  ['pay', ['half to start', 'half on the day your site is live', 'card or transfer']],
  ['dislike', ['on day 2', 'cancel', 'the first half comes back', 'you owe nothing more']],
  ['languages', ['One language is included', '$300', '2 days']],
  ['start', ['this week or next', 'all four of us are busy']],
  ['talk', ['no phone number', 'we ring you', 'days and times that suit you']],
])(
  '/questions says under %s what the owner has decided, and leaves nothing of it to the call',
  async (topic, said) => {
    const main = one((await openPage(site, '/questions')).document, 'main')
    const answer = textOf(one(main, `#${topic}`).parentElement!)
    for (const words of said) expect(answer).toContain(words)
    expect(answer).not.toMatch(/in the first call/)
  },
)

it('/questions has no answer that begins like the rest of its question', () => {
  for (const { answer } of questionsPage.groups.flatMap(({ topics }) => topics)) {
    expect(answer[0]).not.toMatch(/^(?:Yes|No|It|Its|They|You do|Your|Three|Four)\b|^In \w+:/)
  }
})

it.each([
  ['how long does it take', /^five-days$/, 'The AI Starter Website is live in five days once'],
  ['can I pay in instalments', /^pay$/, 'You pay half to start and half on the day'],
  ['Do you have a phone number', /^talk$/, 'We have no phone number to ring'],
  ['Can I cancel', /^(dislike|after-year)/, 'You can also cancel'],
  ['Do you do online booking for barbers', /industries|packages/, 'Online booking begins with Growth'],
  ['Is booking in $800?', /^packages$/, 'the Starter answers and notes who asked'],
  ['What does each year cost?', /^after-year$/, '$180 a year'],
  ['Would my shop look like this?', /^industries$/, 'the Starter is shown by the shop'],
  ['Is it really AI, ChatGPT?', /^wrong-answers$/, 'a program that answers from a written list'],
])('"%s" is answered at once, and truly', async (question, topic, words) => {
  const { document } = await openPage(site, `/questions?ask=${encodeURIComponent(question)}`)
  const answer = one<HTMLElement>(document, '#answer')
  expect(answer.dataset['kind']).toBe('answer')
  expect(answer.dataset['topic']).toMatch(topic)
  expect(textOf(answer)).toContain(words)
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
