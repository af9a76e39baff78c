import { afterAll, expect, it } from 'vitest'
import { ownerDecisions } from '~/content/owner-decisions'
import { packages } from '~/content/packages'
import { questionsPage } from '~/content/questions'
import { one, openPage, textOf } from '../support/document'
import { startSite } from '../support/site'

const topics = questionsPage.groups.flatMap((group) => group.topics)
const { hosting, changes, payment, designDay, furtherLanguage, start } = ownerDecisions
const included = `${hosting.includedMonths} months`
const yearly = `$${hosting.yearlyPrice} a year`
const inThreeYears = `$${(3 - hosting.includedMonths / 12) * hosting.yearlyPrice}`

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

it.each([
  ['included-hosting', ['ll three packages', included, yearly, hosting.endsIn]],
  ['after-year', [included, yearly, `hosting and domain add ${inThreeYears}`, `Cancel ${hosting.endsIn}`]],
  ['changes', [`${changes.freeDays} days`, `$${changes.hourlyPrice} an hour`, 'before we start']],
  ['pay', [`${payment.toStart} to start`, `${payment.onLaunch} on the day your site is live`, payment.by]],
  ['dislike', [`on day ${designDay}`, 'Cancel', 'we refund', 'owe nothing else']],
  ['languages', ['One language is included', `$${furtherLanguage.price}`, `${furtherLanguage.days} days`]],
  ['start', [start, 'of us are busy']],
  ['talk', ['don’t have a phone line', 'we’ll call you', 'days and times']],
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
  for (const { answer } of topics) {
    expect(answer[0]).not.toMatch(/^(?:Yes|No|It|Its|They|You do|Your|Three|Four)\b|^In \w+:/)
  }
})

it.each([
  ['how long does it take', /^five-days$/, 'The AI Starter Website is live in five days once'],
  [
    'can I pay in instalments',
    /^pay$/,
    `You pay ${payment.toStart} to start and ${payment.onLaunch} on the day`,
  ],
  ['Do you have a phone number', /^talk$/, 'We don’t have a phone line'],
  ['Can I cancel', /^(dislike|after-year)/, `Cancel on day ${designDay}`],
  ['Do you do online booking for barbers', /industries|packages/, 'Online booking begins with Growth'],
  [`Is booking in ${packages[0].price}?`, /^packages$/, 'the Starter answers questions and takes details'],
  ['What does each year cost?', /^after-year$/, yearly],
  ['Would my shop look like this?', /^industries$/, 'the shop is a Starter'],
  ['Is it really AI, ChatGPT?', /^wrong-answers$/, 'a program that answers from a written list'],
])('"%s" is answered at once, and truly', async (question, topic, words) => {
  const { document } = await openPage(site, `/questions?ask=${encodeURIComponent(question)}`)
  const answer = one<HTMLElement>(document, '#answer')
  expect(answer.dataset['kind']).toBe('answer')
  expect(answer.dataset['topic']).toMatch(topic)
  expect(textOf(answer)).toContain(words)
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
