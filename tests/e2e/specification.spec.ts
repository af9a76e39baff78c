import type { Locator } from 'playwright/test'
import { expect, test } from './visit'

// The words of the specification's sections 2, 3 and 9, written out once more: whoever changes the content must change them here.

const quizButton = { name: 'Find Your Perfect AI Website in 30 Seconds', to: '/quiz' }
const launchButton = { name: 'Pick a Package & Launch Today', to: '/launch' }

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
    estimate: '$1800',
  },
]

const statistics = [
  ['97%', 'Customer Satisfaction'],
  ['50+', 'Projects Completed'],
  ['24/7', 'Support'],
  ['20+', 'Years Experience'],
]

const benefits = [
  'Intelligent SEO',
  '24/7 AI Chatbots',
  'Advanced UI/UX',
  'Actionable Insights',
  'Mobile Optimization',
  'Competitive Edge',
]

async function expectLink(place: Locator, { name, to }: { name: string; to: string }) {
  await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
}

function packageCards(place: Locator): Locator {
  const titles = place.page().getByRole('heading', { level: 3, name: /^AI (Starter|Growth|Sales)/ })
  return place.getByRole('listitem').filter({ has: titles })
}

async function expectPackages(cards: Locator) {
  await expect(cards).toHaveCount(3)
  for (const [place, { title, price, timeline, description, features }] of packages.entries()) {
    const card = cards.nth(place)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(card.getByText(price, { exact: true })).toBeVisible()
    await expect(card.getByText(timeline, { exact: true })).toBeVisible()
    await expect(card.getByText(description)).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText(features)
    await expect(card.locator('svg').first()).toBeVisible()
  }
}

/** How many packages stand beside the first. */
async function inFirstRow(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}

async function expectBenefits(main: Locator) {
  const cards = main.getByRole('listitem').filter({ has: main.page().getByRole('heading', { level: 3 }) })
  for (const title of benefits) {
    const card = cards.filter({ has: main.page().getByRole('heading', { name: title, exact: true }) })
    await expect(card.getByRole('listitem')).toHaveCount(4)
  }
  await expect(main.getByText(/launch in as little as 5 days/i)).toBeVisible()
  await expectLink(main, { name: 'View Pricing & Packages', to: '/launch' })
}

test.describe('home', () => {
  test.beforeEach(({ open }) => open('/'))

  test('has its sections in order', async ({ page }) => {
    await expect(page.locator('main > section')).toContainText([
      'Pick a Package & Launch Today',
      'AI Website Packages',
      'AI Showroom',
      'Customer Satisfaction',
      'Alpha',
      'Intelligent SEO',
      'Pause the row',
      'Read More →',
    ])
    await expect(page.locator('main > section')).toHaveCount(8)
    await expect(page.locator('main > section').nth(2)).toHaveAttribute('id', 'showroom')
  })

  test('opens with the promise, five bullets and two buttons', async ({ page }) => {
    const hero = page.locator('main section').first()
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hero).toContainText(/live in about 5 days/i)
    await expect(hero.getByRole('list').first().getByRole('listitem')).toHaveText(bullets)
    await expectLink(hero, quizButton)
    await expectLink(hero, launchButton)
    await expect(hero.getByRole('img').first()).toBeVisible()
  })

  test('shows the three packages, three in a row from 768 px', async ({ page }) => {
    const features = page.locator('#features')
    await expect(features.getByText('AI Website Packages', { exact: true }).first()).toBeVisible()
    await expect(features.getByRole('heading', { level: 2 })).toHaveText(
      'Transform Your Business with AI-Powered Websites',
    )
    const cards = packageCards(features)
    await expectPackages(cards)
    for (const [width, count] of [
      [767, 1],
      [768, 3],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => inFirstRow(cards), `beside each other at ${width} px`).toBe(count)
    }
    await expectLink(features, { name: 'Schedule an AI Website Consultation', to: '/consultation' })
  })

  test('offers each package in the box, and hides the estimate until one is chosen', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Build Your Custom AI Website Package' })).toBeVisible()
    const dropdown = page.getByLabel('Choose Your AI Website Package')
    await expect(dropdown.locator('option:checked')).toHaveText('Select an AI website package')
    await expect(dropdown.locator('optgroup[label="AI Website Packages"] option')).toHaveText(
      packages.map(({ title, price }) => `${title} - ${price}`),
    )
    for (const hidden of [
      'Estimated Total:',
      'Get Started With This Package',
      'Schedule Your AI Consultation',
    ])
      await expect(page.getByText(hidden)).toBeHidden()
  })

  for (const { title, price, estimate } of packages) {
    test(`estimates ${title} at ${estimate}`, async ({ page, javaScriptEnabled }) => {
      await page.getByLabel('Choose Your AI Website Package').selectOption(`${title} - ${price}`)
      if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Show the estimate' }).click()
      const box = page.locator('#estimate')
      await expect(box.getByText('Estimated Total:')).toBeVisible()
      await expect(box.getByText(estimate, { exact: true })).toBeVisible()
      const to = `/get-started?package=${encodeURIComponent(title)}`
      await expectLink(box, { name: 'Get Started With This Package', to })
      await expectLink(box, { name: 'Schedule Your AI Consultation', to: '/consultation' })
    })
  }

  test('shows the four statistics', async ({ page }) => {
    const figures = page.locator('main dl').first().locator('> div')
    await expect(figures).toHaveCount(4)
    for (const [place, [figure, label]] of statistics.entries()) {
      await expect(figures.nth(place).getByRole('definition')).toHaveText(figure ?? '')
      await expect(figures.nth(place).getByRole('term')).toHaveText(label ?? '')
    }
  })

  test('has a security scout that says what it is', async ({ page }) => {
    const scout = page.locator('#scout')
    await expect(scout.getByRole('heading', { level: 2 })).toContainText('Alpha')
    await expect(scout).toContainText(/simulated/)
    await expect(scout.getByRole('textbox')).toBeVisible()
    await expect(scout.getByRole('button')).toHaveText(['Scan'])
  })

  test('has six benefits with four bullets each', async ({ page }) => {
    await expectBenefits(page.getByRole('main'))
  })

  test('shows six quotes with author, role and avatar, twice, the copy for the eye alone', async ({
    page,
  }) => {
    const quotes = page.getByRole('listitem').filter({ has: page.locator('blockquote') })
    await expect(quotes).toHaveCount(6)
    for (const quote of await quotes.all()) {
      await expect(quote.locator('blockquote')).toHaveText(/\w+/)
      await expect(quote.locator('figcaption > span > span')).toHaveText([/\w+/, /\w+/])
      await expect(quote.locator('img')).toHaveCount(1)
    }
    const lists = page.locator('ul').filter({ has: page.locator('blockquote') })
    await expect(lists).toHaveCount(2)
    await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true')
    await expect(lists.nth(1)).toHaveText((await lists.nth(0).textContent()) ?? '')
  })

  test('moves the quotes without an end', async ({ page }) => {
    const row = page.locator('.quote-row')
    const [animation] = await row.evaluate((element) =>
      element.getAnimations().map((each) => ({ ...each.effect?.getComputedTiming(), state: each.playState })),
    )
    expect(animation).toMatchObject({ iterations: Infinity, state: 'running' })
    const [moved, half] = await row.evaluate((element) => {
      const list = element.firstElementChild as HTMLElement
      const [passing] = element.getAnimations() as [Animation]
      passing.pause()
      passing.currentTime = Number(passing.effect?.getComputedTiming().duration) - 0.001
      return [-new DOMMatrix(getComputedStyle(element).transform).m41, list.offsetWidth]
    })
    expect(moved, 'the end of the way is the beginning of the copy').toBeCloseTo(half ?? NaN, 0)
  })

  test('teases the four posts', async ({ page }) => {
    const cards = page.locator('#blog').getByRole('listitem')
    await expect(cards).toHaveCount(4)
    for (const [place, card] of (await cards.all()).entries()) {
      await expect(card.getByRole('img')).toHaveAttribute('alt', /\w+/)
      await expect(card.getByText(/^(Personal Branding|Web Design)$/)).toBeVisible()
      await expect(card.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
      await expect(card.getByText(/^[345] min read$/)).toBeVisible()
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w+/)
      const link = card.getByRole('link')
      await expect(link).toHaveText('Read More →')
      await expect(link).toHaveAttribute('href', `/blog/${place}`)
    }
  })

  test('shortens each excerpt to two lines', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    for (const card of await page.locator('#blog').getByRole('listitem').all()) {
      const lines = await card
        .locator('h3 + p')
        .evaluate((excerpt) => excerpt.clientHeight / parseFloat(getComputedStyle(excerpt).lineHeight))
      expect(Math.round(lines)).toBeLessThanOrEqual(2)
    }
  })
})

test.describe('the footer', () => {
  test.beforeEach(({ open }) => open('/about'))

  test('opens the four social links in new tabs', async ({ page, context }) => {
    const links = page.getByRole('contentinfo').getByRole('link', { name: '(opens in a new tab)' })
    await expect(links).toHaveCount(4)
    await context.route(/^https:/, (route) => route.fulfill({ body: 'Elsewhere' }))
    for (const link of await links.all()) {
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
      await expect(tab).toHaveURL((await link.getAttribute('href')) ?? '')
      await tab.close()
    }
    await expect(page).toHaveURL('/about')
  })

  test('leads to the sections of the home page and to the pages', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    const navigation = footer.getByRole('navigation', { name: 'Navigation' })
    const getStarted = footer.getByRole('navigation', { name: 'Get Started' })
    await expectLink(navigation, { name: 'AI Showroom', to: '/#showroom' })
    await expectLink(navigation, { name: 'AI Solutions', to: '/#features' })
    await expectLink(navigation, { name: 'About', to: '/about' })
    await expectLink(getStarted, { name: 'AI Solutions', to: '/launch' })
    await expectLink(getStarted, { name: 'Free AI Consultation', to: '/consultation' })
    await expect(footer).toContainText('© 2024')

    for (const [name, section] of [
      ['AI Showroom', 'showroom'],
      ['AI Solutions', 'features'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(`/#${section}`)
      await expect(page.locator(`#${section} h2`)).toBeInViewport()
    }
  })

  test('scrolls smoothly, unless the visitor wants less motion', async ({ page }) => {
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await behavior()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await behavior()).toBe('auto')
  })
})

test('about tells mission, three differentiators and four points', async ({ page, open }) => {
  await open('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /mission/i })).toBeVisible()
  const differentiators = main.getByRole('heading', { level: 3 })
  for (const name of [/24\/7 engagement/i, /automated lead generation/i, /smart content/i])
    await expect(differentiators.filter({ hasText: name })).toHaveCount(1)
  await expect(main.locator('ol').getByRole('listitem')).toHaveCount(4)
  await expectLink(main, quizButton)
  await expectLink(main, launchButton)
})

test('launch shows the packages with their buttons, the quiz and the benefits', async ({ page, open }) => {
  await open('/launch')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Launch Your AI Website in Just 5 Days')
  const cards = packageCards(main)
  await expectPackages(cards)
  for (const [place, { launch }] of packages.entries())
    await expect(cards.nth(place).getByRole('link')).toHaveAttribute('href', launch)
  await expectLink(main, quizButton)
  await expectBenefits(main)
})

test('consultation has its form, and a panel with the quiz, a call and an e-mail', async ({ page, open }) => {
  await open('/consultation')
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  await expect(main.locator('#email')).toHaveAttribute('type', 'email')
  await expect(main.locator('textarea[name=message]')).toBeVisible()
  await expect(main.locator('input[name=subject]')).toHaveAttribute('type', 'hidden')
  await expect(main.locator('input[name=subject]')).toHaveValue('New Consultation Request')
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible()

  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('link', { name: /quiz/i })).toHaveAttribute('href', '/quiz')
  await expect(panel.getByRole('heading', { name: 'Schedule a Call' })).toBeVisible()
  await expect(panel.getByRole('link', { name: /30-minute call/ })).toHaveAttribute(
    'href',
    /^mailto:hello@dayfive\.example\?subject=[^&]+&body=.+/,
  )
  await expectLink(panel, { name: 'hello@dayfive.example', to: 'mailto:hello@dayfive.example' })
})

for (const [query, heading, name] of [
  ['', 'Please select a package', 'Not Selected'],
  ['?package=basic', "You've selected our AI Starter Website", 'AI Starter Website'],
  ['?package=Standard', "You've selected our AI Growth Website", 'AI Growth Website'],
  ['?package=PREMIUM', "You've selected our AI Sales Machine", 'AI Sales Machine'],
  ['?package=custom', "You've selected our Custom AI Website", 'Custom AI Website'],
  ['?package=my+Package', "You've selected our my Package", 'my Package'],
  ['?package=gold', "You've selected our Gold", 'Gold'],
] as const) {
  test(`a project request at "${query}" is for: ${name}`, async ({ page, open }) => {
    await open(`/get-started${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const field = page.getByLabel('Your package')
    await expect(field).toHaveValue(name)
    await expect(field).toHaveAttribute('readonly')
    await expect(page.locator('textarea[name=details]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit Project Request' })).toBeVisible()
  })
}
