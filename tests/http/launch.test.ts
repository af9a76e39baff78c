import { afterAll, describe, expect, it } from 'vitest'
import { ownerDecisions } from '~/content/owner-decisions'
import { packages } from '~/content/packages'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { startSite } from '../support/site'

const { hosting, changes, payment, designDay, furtherLanguage } = ownerDecisions

const site = await startSite()
afterAll(() => site.close())

it.each([['/launch', packages] as const, ...packages.map((offer) => [offer.page, [offer]] as const)])(
  '%s says in a table with headers what it costs over one, two and three years',
  async (page, offers) => {
    const table = one((await openPage(site, page)).document, 'table:has(caption)')
    expect(textsOf(table, 'th[scope=col]')).toEqual(offers.map(({ title }) => title))
    expect(textsOf(table, 'th[scope=row]')).toEqual(['1 year', '2 years', '3 years'])
    for (const [year, row] of [...table.querySelectorAll('tbody tr')].entries())
      expect(textsOf(row, 'td')).toEqual(offers.map(({ price }) => costOver(year + 1, price)))
  },
)

function costOver(years: number, price: string): string {
  const paidMonths = Math.max(0, 12 * years - hosting.includedMonths)
  const cost = Number(price.replace(/[$,]/g, '')) + (paidMonths / 12) * hosting.yearlyPrice
  return `$${cost.toLocaleString('en-US')}`
}

const yearly = `$${hosting.yearlyPrice} a year`
const start = `${payment.toStart} to start`
const asked = [
  `included for the first ${hosting.includedMonths} months`,
  yearly,
  hosting.endsIn,
  start,
  payment.by,
]
const liked = [`the design on day ${designDay}`, 'we refund the first half', 'you owe nothing else']
const freeFor = `free for ${changes.freeDays} days`
const hourly = `$${changes.hourlyPrice} an hour`
const later = [freeFor, hourly, `$${furtherLanguage.price}`, `adds ${furtherLanguage.days} days`]
const quizAnswers = 'business=barbershop&first=answer&source=phone&followup=first&budget=to-1500'

it.each([
  ['/launch', [...asked, ...liked, ...later]],
  ...packages.map(({ page }) => [page, [...asked, ...liked, ...later]] as [string, string[]]),
  [`/quiz?${quizAnswers}`, [...asked, ...liked, costOver(3, packages[1].price)]],
  ['/get-started?package=standard', [yearly, start, ...liked]],
  ['/when-the-assistant-is-wrong', [freeFor, hourly]],
  ['/', [`domain and hosting for ${hosting.includedMonths} months`, yearly]],
])('%s says what the owner has decided, and leaves none of it to the first call', async (page, said) => {
  const words = textOf(one((await openPage(site, page)).document, 'main'))
  for (const each of said) expect(words.toLowerCase()).toContain(each.toLowerCase())
  expect(words).not.toMatch(/(?:told|tell you) (?:only )?in the first call|What this page leaves open/)
})

it('the three packages are compared in a table of three columns with headers', async () => {
  const { document } = await openPage(site, '/launch')
  const table = one(document, '#compare table')
  expect(textsOf(table, 'thead th[scope=col]')).toEqual(packages.map(({ title }) => title))
  const rows = [...table.querySelectorAll('tbody tr')]
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    expect(textOf(one(row, 'th[scope=row]'))).toMatch(/\w+/)
    const cells = textsOf(row, 'td')
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
      for (const [feature, meaning] of Object.entries(features))
        expect(textsOf(main, 'li')).toContain(`${feature}${meaning}`)
      expect(textsOf(main, 'h2')).toEqual(
        expect.arrayContaining(['What we need from you', 'What’s included', 'Is it right for you?']),
      )
      expect(one<HTMLImageElement>(main, 'section img:not([alt=""])').alt).toMatch(/\w+/)
      expect(hrefOf(main, cta)).toBe(ctaLink)
    })
  },
)
