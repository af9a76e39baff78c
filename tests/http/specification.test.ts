import { afterAll, describe, expect, it } from 'vitest'
import { home as homePage } from '~/content/home'
import { packages } from '~/content/packages'
import { posts } from '~/content/posts'
import { site as siteWords } from '~/content/site'
import { testimonials } from '~/content/testimonials'
import { hrefOf, one, openPage, pressedIn, sendButton, textOf, textsOf } from '../support/document'
import { startSite } from '../support/site'

// What the site was asked to say, once more: a change of these words must be made here too. What owners change by docs/content.md,
// such as prices, posts, people, quotes and statistics, is read from the content.

const bullets = [
  'AI answers customer questions instantly',
  '24/7 lead generation on autopilot',
  'Smart content that sells for you',
  'Automated personalization for visitors',
  'Business growth on autopilot',
]

const fixed = [
  ['AI Starter Website', '5-7 days', 'basic', /small businesses making a professional debut/],
  ['AI Growth Website', '7-10 days', 'standard', /growing businesses that need AI to streamline/],
  ['AI Sales Machine', '10-14 days', 'premium', /advanced features and long-term growth/],
] as const

const benefits = [
  'Intelligent SEO',
  '24/7 AI Chatbots',
  'Advanced UI/UX',
  'Actionable Insights',
  'Mobile Optimization',
  'Competitive Edge',
]

const site = await startSite({ environment: { CONTACT_EMAIL: 'owner@shop.example' } })
afterAll(() => site.close())

const mainOf = async (address: string) => one((await openPage(site, address)).document, 'main')

const cardsIn = (place: ParentNode) =>
  [...place.querySelectorAll('li')].filter((card) =>
    card.querySelector(':scope > h3, :scope > details > summary > h3'),
  )

function expectPackages(place: ParentNode) {
  const cards = cardsIn(place).filter((card) => /^AI (Starter|Growth|Sales)/.test(textsOf(card, 'h3')[0]!))
  expect(cards.length).toBe(3)
  for (const [index, [title, timeline, id, description]] of fixed.entries()) {
    const card = cards[index]!
    const { features, page, price } = packages[index]!
    expect(textsOf(card, 'h3')).toEqual([title])
    expect(textsOf(card, 'p:has(.price) > span')).toEqual([price, timeline])
    expect(textOf(card)).toMatch(description)
    expect(textsOf(card, 'li p:first-child')).toEqual(Object.keys(features))
    one(card, ':scope > svg')
    expect(hrefOf(card, `Get the ${title} for ${price}`)).toBe(`/get-started?package=${id}`)
    expect(hrefOf(card, `What happens each day: ${title}`)).toBe(page)
  }
}

function expectBenefits(main: Element) {
  const cards = cardsIn(main).filter((card) => benefits.includes(textsOf(card, 'h3')[0] ?? ''))
  expect(cards.map((card) => textsOf(card, 'h3')[0])).toEqual(benefits)
  for (const card of cards) expect(card.querySelectorAll('details > ul > li').length).toBe(4)
  expect(textOf(main)).toMatch(/launch in as little as 5 days/i)
}

function expectCallsToAction(place: Element) {
  expect(hrefOf(place, 'Find Your Perfect AI Website in 30 Seconds')).toBe('/quiz')
  expect(hrefOf(place, 'Pick a Package & Launch Today')).toBe('/launch')
}

describe('home', async () => {
  const main = await mainOf('/')
  const statistics = homePage.statistics.list

  it('has its sections in order', () => {
    const sections = [...main.querySelectorAll(':scope > section')]
    const words = [
      'Pick a Package & Launch Today',
      'AI Showroom',
      'AI Website Packages',
      statistics[0]!.label,
      'Alpha',
      'Intelligent SEO',
      'Pause the row',
      'Read More →',
      'Find Your Perfect AI Website in 30 Seconds',
    ]
    expect(sections.length).toBe(words.length)
    for (const [index, section] of sections.entries()) expect(textOf(section)).toContain(words[index])
    const parts = [...main.querySelectorAll('#blog, #estimate, #features, #scout, #showroom')]
    expect(parts.map(({ id }) => id)).toEqual(['showroom', 'features', 'estimate', 'scout', 'blog'])
  })

  it('ends with both ways: the quiz and a consultation', () => {
    const end = one(main, '[data-next-step]')
    expect([...end.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/quiz',
      '/consultation',
    ])
  })

  it('recommends one package, whose button alone is loud', () => {
    const cards = cardsIn(one(main, '#features')).filter((card) => card.querySelector('.price'))
    const recommended = cards.filter((card) => /We recommend this one/.test(textOf(card)))
    expect(recommended.flatMap((card) => textsOf(card, 'h3'))).toEqual(['AI Growth Website'])
    expect(cards.filter((card) => card.querySelector('.bg-accent'))).toEqual(recommended)
  })

  it('has five items and the showroom in the header, and leads to wrong answers where doubt arises', () => {
    expect(textsOf(one(main.ownerDocument, 'body > header nav'), 'li')).toEqual([
      '30-Second Quiz',
      'About',
      'Launch',
      'What We Build',
      'Showroom',
      'Free Consultation',
    ])
    expect(hrefOf(one(main, '#showroom'), 'What if the assistant gets it wrong?')).toBe(
      '/when-the-assistant-is-wrong',
    )
  })

  it('opens with the promise, five bullets and two buttons', () => {
    const hero = main.querySelector('section')!
    one(hero, 'h1')
    expect(textOf(hero)).toMatch(/live in about 5 days/i)
    expect(textsOf(hero.querySelector('ul')!, 'li')).toEqual(bullets)
    expectCallsToAction(hero)
    expect(hero.querySelector('img')?.alt).toMatch(/\w+/)
  })

  it('shows the three packages and the way to a consultation', () => {
    const features = one(main, '#features')
    expect(textsOf(features, 'header p')[0]).toBe('AI Website Packages')
    expect(textsOf(features, 'h2')).toEqual(['Transform Your Business with AI-Powered Websites'])
    expectPackages(features)
    expect(hrefOf(features, 'Schedule an AI Website Consultation')).toBe('/consultation')
  })

  it('offers each package in the box, and shows no estimate until one is chosen', () => {
    const box = one(main, '#estimate')
    expect(textsOf(box, 'h3')).toEqual(['Build Your Custom AI Website Package'])
    const dropdown = one<HTMLSelectElement>(box, 'select')
    expect(textOf(dropdown.labels[0]!)).toBe('Choose Your AI Website Package')
    expect(textsOf(dropdown, ':scope > option:checked')).toEqual(['Select an AI website package'])
    expect(textsOf(dropdown, 'optgroup[label="AI Website Packages"] option')).toEqual(
      packages.map(({ title, price }) => `${title} - ${price}`),
    )
    expect(textOf(box)).not.toContain('Estimated Total:')
    expect(box.querySelectorAll('a').length).toBe(0)
  })

  it('estimates the package that its address names, with two ways on', async () => {
    const chosen = one(await mainOf('/?package=AI+Growth+Website'), '#estimate')
    expect(textOf(chosen)).toMatch(
      new RegExp(`Estimated Total: ?\\$${packages[1].price.replace(/\D/g, '')}(?!\\d)`),
    )
    expect(hrefOf(chosen, 'Get Started With This Package')).toBe('/get-started?package=AI%20Growth%20Website')
    expect(hrefOf(chosen, 'Schedule Your AI Consultation')).toBe('/consultation')
  })

  it('shows the statistics', () => {
    const figures = [...one(main, 'section > div > dl').children]
    expect(figures.map((figure) => [...textsOf(figure, 'dt + dd'), ...textsOf(figure, 'dt')])).toEqual(
      statistics.map(({ figure, label }) => [figure, label]),
    )
  })

  it('has a security scout that says what it is', () => {
    const scout = one(main, '#scout')
    expect(textOf(one(scout, 'h2'))).toContain('Alpha')
    expect(textOf(scout)).toContain('simulated')
    expect(one<HTMLInputElement>(scout, 'input').type).toBe('text')
    expect(textsOf(scout, 'button')).toEqual(['Scan', 'Generate Fix'])
  })

  it('has six benefits with four bullets each', () => {
    expectBenefits(main)
    expect(hrefOf(main, 'View Pricing & Packages')).toBe('/launch')
  })

  it('shows every quote, with author, role and avatar, twice, the copy hidden from screen readers', () => {
    const [quotes, copy, ...more] = [...main.querySelectorAll('ul')].filter((list) =>
      list.querySelector('blockquote + figcaption img'),
    )
    expect(more.length).toBe(0)
    expect(quotes!.children.length).toBe(testimonials.quotes.length)
    for (const [place, { quote, author, role }] of testimonials.quotes.entries()) {
      const figure = quotes!.children[place]!
      expect(textOf(one(figure, 'blockquote'))).toContain(quote)
      expect(textsOf(figure, 'figcaption > span > span')).toEqual([author, role])
      one(figure, 'img')
    }
    expect(quotes!.hasAttribute('aria-hidden')).toBe(false)
    expect(copy?.getAttribute('aria-hidden')).toBe('true')
    expect(textOf(copy!)).toBe(textOf(quotes!))
  })

  it('teases every post with its category, dates and reading time', () => {
    const cards = [...one(main, '#blog').querySelectorAll('li')]
    expect(cards.map((card) => hrefOf(card, 'Read More →'))).toEqual(posts.map(({ path }) => path))
    for (const card of cards) {
      expect(one<HTMLImageElement>(card, 'img').alt).toMatch(/\w+/)
      expect(textsOf(card, 'p:first-of-type > *')).toEqual([
        expect.stringMatching(/^(Personal Branding|Web Design)$/),
        expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
        expect.stringMatching(/^\d+ min read$/),
      ])
      expect(textOf(one(card, 'h3'))).toMatch(/\w+/)
      expect(textOf(one(card, 'h3 + p'))).toMatch(/\w+/)
    }
  })
})

it('about has a mission, three differentiators and four points', async () => {
  const main = await mainOf('/about')
  expect(textsOf(main, 'h2').join()).toMatch(/mission/i)
  const headings = textsOf(main, 'ul h3')
  for (const name of [/24\/7 engagement/i, /automated lead generation/i, /smart content/i])
    expect(headings.filter((heading) => name.test(heading))).toHaveLength(1)
  expect(main.querySelectorAll('ol > li').length).toBe(4)
  expectCallsToAction(main)
})

it('launch shows the packages with their buttons, the quiz and the benefits', async () => {
  const main = await mainOf('/launch')
  expect(textOf(one(main, 'h1'))).toBe('Launch Your AI Website in Just 5 Days')
  expectPackages(main)
  expect(hrefOf(main, 'Find Your Perfect AI Website in 30 Seconds')).toBe('/quiz')
  expectBenefits(main)
})

it('consultation has its form, and a panel with the quiz, a call and an e-mail', async () => {
  const main = await mainOf('/consultation')
  expect(textsOf(main, 'form label[for=name]')).toEqual(['Your name'])
  expect(one<HTMLInputElement>(main, '#name').required).toBe(true)
  expect(one<HTMLInputElement>(main, '#email').type).toBe('email')
  expect(one<HTMLTextAreaElement>(main, 'textarea[name=message]').required).toBe(true)
  const subject = one<HTMLInputElement>(main, 'input[name=subject]')
  expect([subject.type, subject.value]).toEqual(['hidden', 'New Consultation Request'])
  expect(textsOf(main, 'form button')).toEqual(['Send Message'])

  const panel = one(main, 'aside')
  expect(one(panel, 'a[href="/quiz"]').textContent).toMatch(/quiz/i)
  expect(textsOf(panel, 'h3')).toContain('Schedule a Call')
  expect(hrefOf(panel, 'Ask for a 30-minute call')).toMatch(
    /^mailto:owner@shop\.example\?subject=Schedule%20a%2030-minute%20call&body=Hello%20Dayfive[^&]*%0D%0A/,
  )
  expect(hrefOf(panel, 'owner@shop.example')).toBe('mailto:owner@shop.example')
})

// tests/unit/forms has every kind of name.
it.each([
  ['', 'Please select a package', 'Not Selected'],
  ['?package=basic', "You've selected our AI Starter Website", 'AI Starter Website'],
  ['?package=gold', "You've selected our Gold", 'Gold'],
])('a project request at "%s" is headed "%s"', async (query, heading, name) => {
  const main = await mainOf(`/get-started${query}`)
  expect(textOf(one(main, 'h1'))).toBe(heading)
  const field = one<HTMLInputElement>(main, '#package')
  expect(textOf(field.labels![0]!)).toBe('Your package')
  expect([field.value, field.readOnly]).toEqual([name, true])
  expect(one<HTMLTextAreaElement>(main, 'textarea[name=details]').required).toBe(true)
  expect(textOf(sendButton(main.ownerDocument))).toBe('Submit Project Request')
  expect(textsOf(main, 'form button[name=choose]')).toEqual(
    packages.map(({ title, timeline, price }) => `${title} ${timeline} ${price}`),
  )
  expect(pressedIn(main.ownerDocument).map((words) => /^AI (?:\w+ )?\w+/.exec(words)?.[0])).toEqual(
    packages.filter(({ title }) => title === name).map(({ title }) => title),
  )
})

it('the footer leads to the sections of the home page, to the pages and, in new tabs, elsewhere', async () => {
  const footer = one((await openPage(site, '/about')).document, 'footer')
  for (const [name, href] of [
    ['Questions', '/questions'],
    ['When the assistant is wrong', '/when-the-assistant-is-wrong'],
  ] as const)
    expect(hrefOf(footer, name)).toBe(href)
  const navigation = one(footer, 'nav[aria-label=Navigation]')
  expect(hrefOf(navigation, 'AI Showroom')).toBe('/#showroom')
  expect(hrefOf(navigation, 'AI Solutions')).toBe('/#features')
  expect(hrefOf(navigation, 'About')).toBe('/about')
  const getStarted = one(footer, 'nav[aria-label="Get Started"]')
  expect(hrefOf(getStarted, 'AI Solutions')).toBe('/launch')
  expect(hrefOf(getStarted, 'Free AI Consultation')).toBe('/consultation')
  // What they are called to those who listen, which begins with what is seen.
  const names = [...footer.querySelectorAll('a')].map(
    (link) => link.getAttribute('aria-label') ?? textOf(link),
  )
  expect(names.filter((name) => name.startsWith('AI Solutions'))).toHaveLength(2)
  expect(new Set(names).size).toBe(names.length)
  const social = [...footer.querySelectorAll('a[target=_blank]')]
  expect(social.map((link) => link.getAttribute('href'))).toEqual(siteWords.footer.social.map(({ to }) => to))
  for (const link of social) {
    expect(textOf(link)).toContain('(opens in a new tab)')
    expect(link.getAttribute('rel')).toBe('noopener')
  }
  expect(textOf(footer)).toContain('© 2024')
})
