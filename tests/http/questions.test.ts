import { expect, it } from 'vitest'
import { ownerDecisions } from '~/content/owner-decisions'
import { packages } from '~/content/packages'
import { questionsPage } from '~/content/questions'
import { asPrice, costOverYears } from '~/content/prices'
import { one, openPage, textOf } from '../support/document'
import { startFileSite } from '../support/test-servers'

const { hosting, changes, payment, designDay, furtherLanguage, start } = ownerDecisions

const site = await startFileSite()

const months = `${hosting.includedMonths} months`
const yearly = `$${hosting.yearlyPrice} a year`
const inThreeYears = packages.map((each) => asPrice(costOverYears(each, 3)))
const toStart = `${payment.toStart} to start`
const lasts = [
  yearly,
  `billed ${hosting.billed}`,
  `cancel ${hosting.cancel}`,
  `we refund ${hosting.refunded}`,
]
const asked = [`included for the first ${months}`, ...lasts, toStart, payment.by]
const liked = [`the design on day ${designDay}`, 'you get your deposit back', 'you owe nothing else']
const lasting = [`free for ${changes.freeDays} days`, `$${changes.hourlyPrice} an hour`]
const later = [...lasting, `$${furtherLanguage.price}`, `adds ${furtherLanguage.days} days`]
const quizAnswers = 'business=barbershop&first=answer&source=phone&followup=first&budget=to-1500'

it.each([
  ...['/launch', ...packages.map(({ page }) => page)].map(
    (page) => [page, 'main', [...asked, ...liked, ...later]] as [string, string, string[]],
  ),
  [`/quiz?${quizAnswers}`, 'main', [`first ${months} included`, yearly, toStart, 'get your deposit back']],
  ['/questions', '#terms', [...asked, ...liked, ...later]],
  ['/get-started?package=standard', 'main', [yearly, toStart, ...liked]],
  ['/when-the-assistant-is-wrong', 'main', lasting],
  ['/', 'main', [`domain and hosting for ${months}`, yearly]],
  ['/questions', ':has(> #included-hosting)', ['all three packages', months, ...lasts]],
  ['/questions', ':has(> #after-year)', [months, ...lasts, ...inThreeYears]],
  ['/questions', ':has(> #changes)', [`${changes.freeDays} days`, `$${changes.hourlyPrice} an hour`]],
  ['/questions', ':has(> #pay)', [toStart, `${payment.onLaunch} on the day your site is live`, payment.by]],
  ['/questions', ':has(> #dislike)', [`on day ${designDay}`, 'cancel', 'deposit back', 'owe nothing else']],
  ['/questions', ':has(> #languages)', [`$${furtherLanguage.price}`, `${furtherLanguage.days} days`]],
  ['/questions', ':has(> #start)', [start]],
])(
  "%s states the owner's decisions in %s, and leaves none of them to the first call",
  async (page, place, said) => {
    const words = textOf(one((await openPage(site, page)).document, place))
    for (const each of said) expect(words.toLowerCase()).toContain(each.toLowerCase())
    expect(words).not.toMatch(/in the first call|What this page leaves open/)
  },
)

it.each<[string, RegExp, string]>([
  ['can I pay in instalments', /^pay$/, toStart],
  [`Is booking in ${packages[0].price}?`, /^packages$/, packages[1].price],
  ...packages.map(({ title, price }): [string, RegExp, string] => [
    `what is in the ${price} package`,
    /^packages$/,
    title,
  ]),
  ['What does each year cost?', /^after-year$/, yearly],
  ['what happens to the months I already paid if I cancel hosting', /^after-year$/, hosting.refunded],
  ['Can I cancel', /^(dislike|after-year)/, `on day ${designDay}`],
  ['can you do it by next friday', /^five-days$/, '(five days, seven at most)'],
])('"%s" is answered at once with the facts', async (question, topic, words) => {
  const { document } = await openPage(site, `/questions?ask=${encodeURIComponent(question)}`)
  const answer = one<HTMLElement>(document, '#answer')
  expect(answer.dataset['kind']).toBe('answer')
  expect(answer.dataset['topic']).toMatch(topic)
  expect(textOf(answer)).toContain(words)
})

// tests/unit/assistant has what its assistant answers.

const topics = questionsPage.groups.flatMap((group) => group.topics)

it('/questions has each topic as a heading that unfolds its answer, which the address of the topic opens', async () => {
  const main = one((await openPage(site, '/questions')).document, 'main')
  const headings = [...main.querySelectorAll('section:not(#terms) h3')]
  expect(headings.map(textOf)).toEqual(topics.map(({ label }) => label))
  for (const [place, { id, answer }] of topics.entries())
    // Browsers open the details around an element that the address names, but not around a summary.
    expect(textOf(one(headings[place]!.closest('details')!, `summary ~ #${id}`))).toContain(answer.join(''))
})

it.each([
  ['/questions', 'the packages', '/launch', 'main'],
  ['/questions#ask', 'the consultation form', '/consultation', 'main'],
  ['/questions#ask', 'the project form', '/get-started', 'main'],
  ['/questions#terms', 'the project form', '/get-started', 'main'],
  ['/questions#terms', 'a result of the quiz', `/quiz?${quizAnswers}`, 'main'],
  ['/questions#terms', 'any page', '/about', 'footer'],
])('%s is found from %s', async (href, _, address, place) => {
  const { document } = await openPage(site, address)
  expect(document.querySelectorAll(`${place} a[href="${href}"]`)).toHaveLength(1)
})
