import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packages } from '~/content/packages'
import { hrefOf, one, openPage, submit, textOf, textsOf } from '../support/document'
import { startSite, type Site } from '../support/site'
import { readPage } from '../support/visitors'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const rowsOf = (root: ParentNode) =>
  [...one(root, '#cost table').querySelectorAll('tr')].map((row) => textsOf(row, 'th, td'))

const open = 'told in the first call, in writing'
const known = 'Known todayand what the first call adds, in writing, before you decide'

describe('the running cost', () => {
  it('is asked for by a form that needs no script, and says what is still open', async () => {
    const page = await openPage(site, '/launch')
    const button = one<HTMLButtonElement>(page.document, '#cost form button')
    const answer = await readPage(await submit(site, page, { package: 'standard', months: '24' }, button))
    expect(textOf(one(answer.document, '#cost caption'))).toBe('AI Growth Website over 24 months')
    expect(rowsOf(answer.document)).toEqual([
      ['The website, once', '$1,200'],
      ['Domain and hosting, months 1 to 24', open],
      ['Changes after the launch, if you want any', open],
      [known, '$1,200'],
    ])
    expect(textsOf(answer.document, '#cost label:has([checked])')).toEqual([
      'AI Growth Website, $1,200',
      '24 months',
    ])
  })

  it('of the Starter over a year is its price, all of it known', async () => {
    expect(rowsOf((await openPage(site, '/launch')).document)).toEqual([
      ['The website, once', '$800'],
      ['Domain and hosting, months 1 to 12', 'in the price'],
      ['Changes after the launch, if you want any', open],
      ['In all, without later changes', '$800'],
    ])
  })

  it.each(['package=gold&months=24', 'package=standard&months=13', 'package=standard&package=basic'])(
    'makes nothing up for %s',
    async (query) => {
      const { document, status } = await openPage(site, `/launch?${query}`)
      expect(status).toBe(200)
      expect(textOf(one(document, '#cost caption'))).toMatch(
        /^AI (Starter|Growth) Website over (12|24) months$/,
      )
    },
  )
})

it('the three packages are compared in a table of three columns with headers', async () => {
  const { document } = await openPage(site, '/launch')
  const table = one(document, '#compare table')
  expect(textsOf(table, 'thead th[scope=col]')).toEqual(packages.map(({ title }) => title))
  const groups = [...table.querySelectorAll('tbody')]
  expect(groups.length).toBeGreaterThan(5)
  for (const group of groups) {
    expect(textOf(one(group, 'th[scope=rowgroup]'))).toMatch(/\w+/)
    const cells = textsOf(group, 'td')
    expect(cells).toHaveLength(3)
    for (const cell of cells) expect(cell).toMatch(/\w+/)
  }
  for (const { title, price, timeline } of packages)
    for (const words of [title, price, timeline]) expect(textOf(table)).toContain(words)
})

describe.each(packages)(
  'the page of the $title',
  ({ page, title, price, timeline, features, cta, ctaLink }) => {
    it('has its plan day by day, what is in it, what it asks for, its demo and the way to order it', async () => {
      const { document } = await openPage(site, page)
      const main = one(document, 'main')
      expect(textOf(one(main, 'h1'))).toContain(title)
      expect(textOf(one(main, 'header'))).toContain(price)
      expect(textOf(one(main, 'header'))).toContain(timeline)
      expect(textsOf(main, 'ol > li > p:first-child').join()).toMatch(/^Day 1,Day 2,/)
      for (const feature of features) expect(textsOf(main, 'li')).toContain(feature)
      expect(textsOf(main, 'h2')).toEqual(
        expect.arrayContaining(['What we need from you', 'What is in it', 'Is it the right one?']),
      )
      expect(one<HTMLImageElement>(main, 'section img:not([alt=""])').alt).toMatch(/\w+/)
      expect(hrefOf(main, cta)).toBe(ctaLink)
    })
  },
)
