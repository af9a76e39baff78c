import { describe, expect, it } from 'vitest'
import ownersSide from '~/content/owners-side.json' with { type: 'json' }
import { packages } from '~/content/packages'
import { questions } from '~/content/quiz'
import { demoPath, showroom } from '~/content/showroom'
import { asPrice, costOverYears } from '~/content/prices'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { startFileSite } from '../support/test-servers'

const site = await startFileSite()

const open = async (address: string) => (await openPage(site, address)).document

// tests/unit/content/prices.test.ts has the sum.
const tables = [['/launch', packages] as const, ...packages.map((offer) => [offer.page, [offer]] as const)]
it.each(tables)('%s has a table of the cost over one, two and three years', async (page, offers) => {
  const table = one(await open(page), 'table:has(caption)')
  expect(textsOf(table, 'th[scope=col]')).toEqual(offers.map(({ title }) => title))
  expect(textsOf(table, 'th[scope=row]')).toEqual(['1 year', '2 years', '3 years'])
  for (const [year, row] of [...table.querySelectorAll('tbody tr')].entries())
    expect(textsOf(row, 'td')).toEqual(offers.map((offer) => asPrice(costOverYears(offer, year + 1))))
})

it('the three packages are compared in a table of three columns with headers', async () => {
  const table = one(await open('/launch'), '#compare table')
  expect(textsOf(table, 'thead th[scope=col]')).toEqual(packages.map(({ title }) => title))
  const rows = [...table.querySelectorAll('tbody tr')]
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    const cells = [textOf(one(row, 'th[scope=row]')), ...textsOf(row, 'td')]
    expect(cells).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/\w+/)))
  }
  for (const { title, price, timeline } of packages)
    for (const words of [title, price, timeline]) expect(textOf(table)).toContain(words)
})

/** Abilities of a package that cheaper ones lack, those that it lacks, and answers in the quiz that lead to it. */
const story = {
  basic: {
    does: /takes? .*(details|number)/,
    never: /\bbook|follow/i,
    quiz: 'barbershop,found,few,none,to-1000',
  },
  standard: {
    does: /\bbooks|takes .*bookings/,
    never: /follows? up|second message/i,
    quiz: 'practice,answer,phone,first,to-1500',
  },
  premium: { does: /follows up by email/, never: /^$/, quiz: 'estate,sell,online,everything,more' },
}

describe.each(packages)('the $title', (offer) => {
  const { id, page, title, price, timeline, contains, features, cta, ctaLink, description } = offer
  const demos = showroom.filter((demo) => demo.offer === id)

  it("has a page with its days, features, demo, the owner's side and the way to order", async () => {
    const main = one(await open(page), 'main')
    expect(textOf(one(main, 'h1'))).toContain(title)
    for (const words of [price, timeline]) expect(textOf(one(main, 'header'))).toContain(words)
    expect(textsOf(main, 'ol > li > p:first-child').join()).toMatch(/^Day 1,Day 2,/)
    for (const [feature, meaning] of Object.entries(features))
      expect(textsOf(main, 'li')).toContain(`${feature}${meaning}`)
    expect(one<HTMLImageElement>(main, 'section img:not([alt=""])').alt).toMatch(/\w+/)
    const gets = textOf(one(main, 'figure:has(> figcaption)'))
    expect(gets).toContain(ownersSide[id].caption)
    expect(gets).not.toMatch(/leads erase|\{|undefined/)
    expect(gets).toContain({ title: '', ...ownersSide[id] }.title)
    expect(hrefOf(main, cta)).toBe(ctaLink)
  })

  it('begins its list with what it contains, wherever it is sold', async () => {
    for (const address of [page, ctaLink]) {
      const lists = [...(await open(address)).querySelectorAll('main ul')]
      const list = lists.find((each) => textOf(each).includes(Object.keys(features)[0]!))!
      expect(textsOf(list, 'li')[0]).toMatch(contains ?? Object.keys(features)[0]!)
    }
  })

  it('names its abilities in the comparison, on its page, in the quiz and in the answers', async () => {
    const { does, quiz } = story[id]
    const [business = '', first = '', source = '', followup = '', budget = ''] = quiz.split(',')
    const result = await open(`/quiz?${new URLSearchParams({ business, first, source, followup, budget })}`)
    expect(textOf(one(result, 'h1'))).toContain(title)
    const column = packages.findIndex((each) => each.id === id) + 1
    for (const words of [
      textsOf(await open('/launch'), `#compare td:nth-of-type(${column})`).join(),
      textOf(one(await open(page), 'main header')),
      textOf(one(result, 'h1 + p')),
      textOf(one(await open('/questions'), ':has(> #packages)')),
    ])
      expect(words).toMatch(does)
  })

  it('has demos that name it, and no page promises more', async () => {
    expect(demos).not.toEqual([])
    for (const demo of demos)
      expect(textOf((await open(demoPath(demo))).body.firstElementChild!)).toContain(title)
    const reasons = questions.flatMap(({ choices }) => choices.map(({ reasons: by }) => by?.[id] ?? 'none'))
    const words = demos.flatMap((each) => [each.verb, each.work, each.does, each.promise])
    for (const text of [...reasons, ...words, ...Object.values(features), description])
      expect(text).not.toMatch(story[id].never)
  })
})
