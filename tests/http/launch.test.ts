import { afterAll, describe, expect, it } from 'vitest'
import { packages } from '~/content/packages'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { startSite } from '../support/site'

const site = await startSite()
afterAll(() => site.close())

it('what it costs to run is a table that says what is in the price, and what is still open', async () => {
  const { document } = await openPage(site, '/launch')
  const table = one(document, '#cost table')
  expect(textsOf(table, 'tr th')[0]).toBe('Domain and hosting of the AI Starter Website, months 1 to 12')
  const open = 'told in the first call, in writing'
  expect(textsOf(table, 'tr td')).toEqual(['in the price', open, open, open])
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
