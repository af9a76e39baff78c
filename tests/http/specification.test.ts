import { expect, it } from 'vitest'
import { home } from '~/content/home'
import { packages } from '~/content/packages'
import { site as siteWords } from '~/content/site'
import { testimonials } from '~/content/testimonials'
import { hrefOf, one, openPage, pressedIn, sendButton, textOf, textsOf } from '../support/document'
import { startFileSite } from '../support/test-servers'
import asked from './specification.json'

// What the site was asked to say, once more: a change of these words must be made here too. What owners change by docs/content.md,
// such as prices, posts, people, quotes and statistics, is read from the content.

const site = await startFileSite({ environment: { CONTACT_EMAIL: 'owner@shop.example' } })

const open = async (address: string) => (await openPage(site, address)).document
const statistics = home.statistics.list
const [starter, growth, machine] = packages
it.each<{ address: string; selector: string; texts: readonly (string | undefined)[] }>([
  ...asked.texts,
  {
    address: '/',
    selector: '#estimate optgroup[label="AI Website Packages"] option',
    texts: packages.map(({ title, price }) => `${title} - ${price}`),
  },
  { address: '/', selector: 'main section > div > dl dt', texts: statistics.map(({ label }) => label) },
  {
    address: '/',
    selector: 'main section > div > dl dt + dd',
    texts: statistics.map(({ figure }) => figure),
  },
])('$address has the required words in $selector', async ({ address, selector, texts }) => {
  expect(textsOf(await open(address), selector)).toEqual(texts)
})

it.each(asked.links)('$address has the link "$name" to $href', async ({ address, place, name, href }) => {
  expect(hrefOf(one(await open(address), place), name)).toBe(href)
})

it.each([
  ['/', '#features'],
  ['/launch', 'main'],
])('%s shows the three packages', async (address, place) => {
  const cards = [...one(await open(address), place).querySelectorAll('li:has(.price)')]
  const fixed = [
    [starter, '5-7 days', 'basic', /small businesses making a professional debut/],
    [growth, '7-10 days', 'standard', /growing businesses that need AI to streamline/],
    [machine, '10-14 days', 'premium', /advanced features and long-term growth/],
  ] as const
  expect(cards.flatMap((card) => textsOf(card, 'h3'))).toEqual([
    'AI Starter Website',
    'AI Growth Website',
    'AI Sales Machine',
  ])
  for (const [index, [{ title, features, page, price }, timeline, id, description]] of fixed.entries()) {
    const card = cards[index]!
    expect(textsOf(card, 'p:has(.price) > span')).toEqual([price, timeline])
    expect(textOf(card)).toMatch(description)
    expect(textsOf(card, 'li p:first-child')).toEqual(Object.keys(features))
    one(card, ':scope > svg')
    expect(hrefOf(card, `Get the ${title} for ${price}`)).toBe(`/get-started?package=${id}`)
    expect(hrefOf(card, `What happens each day: ${title}`)).toBe(page)
    expect(/Our pick/.test(textOf(card))).toBe(title === 'AI Growth Website')
  }
})

it('the home page has its sections in order', async () => {
  const sections = [...(await open('/')).querySelectorAll('main > section')]
  const words = [
    /live in about 5 days[^]*Pick a Package & Launch Today/i,
    /AI Showroom/,
    /AI Website Packages/,
    new RegExp(statistics[0]!.label),
    /Alpha[^]*simulated/,
    /launch in as little as 5 days/i,
    /Pause/,
    /Read More →/,
    /Find Your Perfect AI Website in 30 Seconds/,
  ]
  expect(sections.map(textOf)).toEqual(words.map((each) => expect.stringMatching(each)))
  const parts = sections.flatMap((section) =>
    [section, ...section.querySelectorAll('[id]')].map(({ id }) => id),
  )
  const named = parts.filter((id) => /^(showroom|features|estimate|scout|blog)$/.test(id))
  expect(named.join()).toBe('showroom,features,estimate,scout,blog')
  expect(sections[0]!.querySelector('img')?.alt).toMatch(/\w+/)
})

it('the home page shows every quote twice, with the copy hidden from screen readers', async () => {
  const [quotes, copy, ...more] = (await open('/')).querySelectorAll('ul:has(blockquote + figcaption img)')
  expect(more.length).toBe(0)
  const said = [...quotes!.children].map((each) => textsOf(each, 'blockquote, figcaption > span > span'))
  expect(said).toEqual(
    testimonials.quotes.map(({ quote, author, role }) => [expect.stringContaining(quote), author, role]),
  )
  for (const each of quotes!.children) one(each, 'img')
  expect([quotes, copy].map((list) => list!.getAttribute('aria-hidden'))).toEqual([null, 'true'])
  expect(textOf(copy!)).toBe(textOf(quotes!))
})

it('about has a mission, three differentiators and four points', async () => {
  const main = one(await open('/about'), 'main')
  expect(textsOf(main, 'h2').join()).toMatch(/mission/i)
  for (const name of [/24\/7 engagement/i, /automated lead generation/i, /smart content/i])
    expect(textsOf(main, 'ul h3').filter((heading) => name.test(heading))).toHaveLength(1)
  expect(main.querySelectorAll('ol > li')).toHaveLength(4)
})

it('consultation has its form, and a panel with the quiz, a call and an e-mail', async () => {
  const main = one(await open('/consultation'), 'main')
  for (const field of ['#name[required]', '#email[type=email]', 'textarea[name=message][required]'])
    one(main, field)
  one(main, 'input[name=subject][type=hidden][value="New Consultation Request"]')
  const panel = one(main, 'aside')
  expect(textOf(one(panel, 'a[href="/quiz"]'))).toMatch(/quiz/i)
  expect(textsOf(panel, 'h3')).toContain('Schedule a Call')
  expect(hrefOf(panel, 'Ask for a 30-minute call')).toMatch(
    /^mailto:owner@shop\.example\?subject=Schedule%20a%2030-minute%20call&body=Hello%20[^&]+%0D%0A/,
  )
})

// tests/unit/forms has every kind of name.
it.each([
  ['', 'Please select a package', 'Not Selected'],
  ['?package=basic', "You've selected our AI Starter Website", 'AI Starter Website'],
  ['?package=gold', "You've selected our Gold", 'Gold'],
])('a project request at "%s" is headed "%s"', async (query, heading, name) => {
  const document = await open(`/get-started${query}`)
  expect(textsOf(document, 'h1')).toEqual([heading])
  const field = one<HTMLInputElement>(document, '#package')
  expect([textOf(field.labels![0]!), field.value, field.readOnly]).toEqual(['Your package', name, true])
  one(document, 'textarea[name=details][required]')
  expect(textOf(sendButton(document))).toBe('Submit Project Request')
  const buttons = packages.map(({ title, timeline, price }) => `${title} ${timeline} ${price}`)
  expect(textsOf(document, 'main form button[name=choose]')).toEqual(buttons)
  expect(pressedIn(document)).toEqual(buttons.filter((words) => words.startsWith(name)))
})

it('the footer names each link differently, and marks links that open a new tab', async () => {
  const footer = one(await open('/about'), 'footer')
  // The accessible name, which begins with the visible text.
  const names = [...footer.querySelectorAll('a')].map(
    (link) => link.getAttribute('aria-label') ?? textOf(link),
  )
  expect(new Set(names).size).toBe(names.length)
  const social = [...footer.querySelectorAll('a[target=_blank]')]
  expect(social.map((link) => link.getAttribute('href'))).toEqual(siteWords.footer.social.map(({ to }) => to))
  for (const link of social) {
    expect(textOf(link)).toContain('(opens in a new tab)')
    expect(link.getAttribute('rel')).toBe('noopener')
  }
  expect(textOf(footer)).toContain('© 2024')
})
