import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hrefOf, one, openPage, pressedIn, sendButton, textOf, textsOf } from '../support/document'
import { startSite, type Site } from '../support/site'

// The words of the specification's sections 2, 3 and 9 once more: a change of the content must be made here too.

const bullets = [
  'AI answers customer questions instantly',
  '24/7 lead generation on autopilot',
  'Smart content that sells for you',
  'Automated personalization for visitors',
  'Business growth on autopilot',
]

const packages = [
  {
    title: 'AI Starter Website',
    price: '$800',
    timeline: '5-7 days',
    description: /small businesses making a professional debut/,
    features: [
      'AI-optimized design and SEO',
      'AI chatbot for lead capture',
      'Mobile-friendly and fast',
      'Free domain plus 1-year hosting',
      'Free AI strategy session',
    ],
    launch: '/get-started?package=basic',
    ways: [
      ['Get the AI Starter Website for $800', '/get-started?package=basic'],
      ['See it day by day: AI Starter Website', '/launch/starter'],
    ],
    estimate: '$800',
  },
  {
    title: 'AI Growth Website',
    price: '$1,200',
    timeline: '7-10 days',
    description: /growing businesses that need AI to streamline and automate/,
    features: [
      'AI-enhanced UX and lead capture',
      'AI chatbot for 24/7 support',
      'AI-generated content',
      '3 months of AI performance tracking',
      'Free AI strategy session',
    ],
    launch: '/get-started?package=standard',
    ways: [
      ['Get the AI Growth Website for $1,200', '/get-started?package=standard'],
      ['See it day by day: AI Growth Website', '/launch/growth'],
    ],
    estimate: '$1200',
  },
  {
    title: 'AI Sales Machine',
    price: '$1,800',
    timeline: '10-14 days',
    description: /advanced features and long-term growth/,
    features: [
      'AI-powered UI and automation',
      'AI SEO for high traffic',
      'AI chatbot plus email marketing automation',
      '6 months of AI maintenance',
      'Free AI strategy session',
    ],
    launch: '/get-started?package=premium',
    ways: [
      ['Get the AI Sales Machine for $1,800', '/get-started?package=premium'],
      ['See it day by day: AI Sales Machine', '/launch/sales-machine'],
    ],
    estimate: '$1800',
  },
]

const benefits = [
  'Intelligent SEO',
  '24/7 AI Chatbots',
  'Advanced UI/UX',
  'Actionable Insights',
  'Mobile Optimization',
  'Competitive Edge',
]

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const mainOf = async (address: string) => one((await openPage(site, address)).document, 'main')

const cardsIn = (place: ParentNode) =>
  [...place.querySelectorAll('li')].filter((card) =>
    card.querySelector(':scope > h3, :scope > details > summary > h3'),
  )

/** The name of each link of a card, and where it leads. */
const waysOf = (card: Element) =>
  [...card.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? textOf(link),
    link.getAttribute('href'),
  ])

function expectPackages(place: ParentNode) {
  const cards = cardsIn(place).filter((card) => /^AI (Starter|Growth|Sales)/.test(textsOf(card, 'h3')[0]!))
  expect(cards.length).toBe(3)
  for (const [index, { title, price, timeline, description, features }] of packages.entries()) {
    const card = cards[index]!
    expect(textsOf(card, 'h3')).toEqual([title])
    expect(textsOf(card, 'p span')).toEqual([price, timeline])
    expect(textOf(card)).toMatch(description)
    expect(textsOf(card, 'li')).toEqual(features)
    one(card, ':scope > svg')
  }
  return cards
}

function expectBenefits(main: Element, way: string) {
  const cards = cardsIn(main).filter((card) => benefits.includes(textsOf(card, 'h3')[0] ?? ''))
  expect(cards.map((card) => textsOf(card, 'h3')[0])).toEqual(benefits)
  for (const card of cards) expect(card.querySelectorAll('details > ul > li').length).toBe(4)
  expect(hrefOf(main, 'View Pricing & Packages')).toBe(way)
}

function expectCallsToAction(place: Element) {
  expect(hrefOf(place, 'Find Your Perfect AI Website in 30 Seconds')).toBe('/quiz')
  expect(hrefOf(place, 'Pick a Package & Launch Today')).toBe('/launch')
}

describe('home', () => {
  let main: Element
  beforeAll(async () => {
    main = await mainOf('/')
  })

  it('has its sections in order', () => {
    const sections = [...main.querySelectorAll(':scope > section')]
    const words = [
      'Pick a Package & Launch Today',
      'AI Website Packages',
      'AI Showroom',
      'Customer Satisfaction',
      'Alpha',
      'Intelligent SEO',
      'Pause the row',
      'Read More →',
      'Find Your Perfect AI Website in 30 Seconds',
    ]
    expect(sections.length).toBe(words.length)
    for (const [index, section] of sections.entries()) expect(textOf(section)).toContain(words[index])
    expect(sections.map(({ id }) => id).filter(Boolean)).toEqual(['features', 'showroom', 'scout', 'blog'])
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
    expect(expectPackages(features).map(waysOf)).toEqual(packages.map(({ ways }) => ways))
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

  it.each(packages)('estimates $title at $estimate, with two ways on', async ({ title, estimate }) => {
    const chosen = one(await mainOf(`/?${new URLSearchParams({ package: title })}`), '#estimate')
    expect(textOf(chosen)).toContain('Estimated Total:')
    expect(textsOf(chosen, '[aria-live] *')).toContain(estimate)
    expect(one<HTMLSelectElement>(chosen, 'select').value).toBe(title)
    expect(hrefOf(chosen, 'Get Started With This Package')).toBe(
      `/get-started?package=${encodeURIComponent(title)}`,
    )
    expect(hrefOf(chosen, 'Schedule Your AI Consultation')).toBe('/consultation')
  })

  it('shows the four statistics', () => {
    const figures = [...one(main, 'dl').children]
    expect(figures.map((figure) => [...textsOf(figure, 'dd'), ...textsOf(figure, 'dt')])).toEqual([
      ['97%', 'Customer Satisfaction'],
      ['50+', 'Projects Completed'],
      ['24/7', 'Support'],
      ['20+', 'Years Experience'],
    ])
  })

  it('has a security scout that says what it is', () => {
    const scout = one(main, '#scout')
    expect(textOf(one(scout, 'h2'))).toContain('Alpha')
    expect(textOf(scout)).toContain('simulated')
    expect(one<HTMLInputElement>(scout, 'input').type).toBe('text')
    expect(textsOf(scout, 'button')).toEqual(['Scan'])
  })

  it('has six benefits with four bullets each', () => {
    expectBenefits(main, '/launch')
    expect(textOf(main)).toMatch(/launch in as little as 5 days/i)
  })

  it('shows six quotes with author, role and avatar, twice, the copy hidden from screen readers', () => {
    const [quotes, copy, ...more] = [...main.querySelectorAll('ul')].filter((list) =>
      list.querySelector('blockquote'),
    )
    expect(more.length).toBe(0)
    expect(quotes!.children.length).toBe(6)
    for (const quote of quotes!.children) {
      expect(textOf(one(quote, 'blockquote'))).toMatch(/\w+/)
      expect(textsOf(quote, 'figcaption > span > span')).toEqual([
        expect.stringMatching(/\w+/),
        expect.stringMatching(/\w+/),
      ])
      one(quote, 'img')
    }
    expect(quotes!.hasAttribute('aria-hidden')).toBe(false)
    expect(copy?.getAttribute('aria-hidden')).toBe('true')
    expect(textOf(copy!)).toBe(textOf(quotes!))
  })

  it('teases four posts, two of each category', () => {
    const cards = [...one(main, '#blog').querySelectorAll('li')]
    expect(cards.length).toBe(4)
    for (const [index, card] of cards.entries()) {
      expect(one<HTMLImageElement>(card, 'img').alt).toMatch(/\w+/)
      expect(textsOf(card, 'p:first-of-type > *')).toEqual([
        expect.stringMatching(/^(Personal Branding|Web Design)$/),
        expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
        expect.stringMatching(/^[345] min read$/),
      ])
      expect(textOf(one(card, 'h3'))).toMatch(/\w+/)
      expect(textOf(one(card, 'h3 + p'))).toMatch(/\w+/)
      expect(hrefOf(card, 'Read More →')).toBe(`/blog/${index}`)
    }
    const categories = cards.map((card) => textOf(card.querySelector('p > span')!))
    expect(categories.toSorted()).toEqual([
      'Personal Branding',
      'Personal Branding',
      'Web Design',
      'Web Design',
    ])
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

describe('launch', () => {
  it('shows the packages with their buttons, the quiz and the benefits', async () => {
    const main = await mainOf('/launch')
    expect(textOf(one(main, 'h1'))).toBe('Launch Your AI Website in Just 5 Days')
    const cards = expectPackages(main)
    expect(cards.map(waysOf)).toEqual(packages.map(({ ways }) => ways))
    expect(hrefOf(main, 'Find Your Perfect AI Website in 30 Seconds')).toBe('/quiz')
    expectBenefits(main, '#packages')
    one(main, '#packages')
    expect(textOf(main)).toMatch(/launch in as little as 5 days/i)
  })

  it.each(packages)('leads to the project request for $title', async ({ launch, title }) => {
    const page = await openPage(site, launch)
    expect(textOf(one(page.document, 'h1'))).toBe(`You've selected our ${title}`)
    expect(page.values.package).toBe(title)
  })
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
    /^mailto:hello@dayfive\.example\?subject=[^&]+&body=.+/,
  )
  expect(hrefOf(panel, 'hello@dayfive.example')).toBe('mailto:hello@dayfive.example')
})

it.each([
  ['', 'Please select a package', 'Not Selected'],
  ['?package=basic', "You've selected our AI Starter Website", 'AI Starter Website'],
  ['?package=Standard', "You've selected our AI Growth Website", 'AI Growth Website'],
  ['?package=PREMIUM', "You've selected our AI Sales Machine", 'AI Sales Machine'],
  ['?package=custom', "You've selected our Custom AI Website", 'Custom AI Website'],
  ['?package=my+Package', "You've selected our my Package", 'my Package'],
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
  const navigation = one(footer, 'nav[aria-label=Navigation]')
  expect(hrefOf(navigation, 'AI Showroom')).toBe('/#showroom')
  expect(hrefOf(navigation, 'AI Solutions')).toBe('/#features')
  expect(hrefOf(navigation, 'About')).toBe('/about')
  const getStarted = one(footer, 'nav[aria-label="Get Started"]')
  expect(hrefOf(getStarted, 'AI Solutions')).toBe('/launch')
  expect(hrefOf(getStarted, 'Free AI Consultation')).toBe('/consultation')
  const social = [...footer.querySelectorAll('a[target=_blank]')]
  expect(social.length).toBe(4)
  for (const link of social) expect(textOf(link)).toContain('(opens in a new tab)')
  expect(textOf(footer)).toContain('© 2024')
})

it('an address without a page has a page that leads on', async () => {
  const page = await openPage(site, '/no-such-page')
  expect(page.status).toBe(404)
  expect(textOf(one(page.document, 'h1'))).toBe('There is no such page')
  expect(hrefOf(one(page.document, 'main'), 'Launch')).toBe('/launch')
})
