import { basename } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { home } from '../../app/content/home'
import { ownerDecisions } from '../../app/content/owner-decisions'
import { packages } from '../../app/content/packages'
import { pages } from '../../app/content/pages'
import { people } from '../../app/content/people'
import questions from '../../app/content/questions.json' with { type: 'json' }
import { site } from '../../app/content/site'
import { testimonials } from '../../app/content/testimonials'
import { dollars } from '../../app/content/prices'
import { factForms, facts } from './facts'
import { day, readPost } from './posts'
import { expression, question } from './questions'
import { readText } from './texts'
import { fields, pictureIn, priceText, problemsIn, text } from './problems'

const offer = z.object({
  title: text,
  price: priceText,
  timeline: text.regex(/^\d+-\d+ days$/, 'is no timeline such as 5-7 days'),
  features: z.record(z.string(), text),
})
const prices = z.array(z.number()).refine((all) => all.join() === all.toSorted((a, b) => a - b).join(), {
  path: ['price'],
  error: 'the cheapest package goes first, the most expensive last',
})
const sample = z.literal(true, 'is true, or its line is taken away').optional()
const person = fields(text, 'name role does contact').extend({ portrait: pictureIn('people'), sample })
const account = z.object({ label: text, to: text.regex(/^https:\/\//, 'begins with https://'), sample })
const quote = fields(text, 'quote author role').extend({ avatar: pictureIn('avatars'), sample })
const company = fields(z.string(), 'street town')
  .extend({ text: text.includes('{address}', 'has lost its {address}') })
  .refine(({ street, town }) => town || !street, 'has a street without a town')
const agency = z.object({ name: text, company, footer: z.object({ social: z.array(account) }) })
const figures = z.object({ statistics: z.object({ list: z.array(fields(text, 'figure label')) }) })

const amount = z.int('is no bare whole number such as 180').nonnegative('is less than nothing')
const months = amount.max(36, 'is more than the three years of the table')
const decisions = z.object({
  hosting: z.object({ includedMonths: months, yearlyPrice: amount }).catchall(text),
  changes: fields(amount, 'freeDays hourlyPrice'),
  payment: fields(text, 'toStart onLaunch by'),
  designDay: amount,
  furtherLanguage: fields(amount, 'price days'),
  start: text,
})

const { quotes } = testimonials
/** The content that owners change. */
export const content = { packages, people, quotes, site, home, ownerDecisions, facts, questions }

/** A line for each wrong field, with its file and entry. */
export function contentProblems(given: typeof content): string[] {
  const problems = (where: string, schema: z.ZodType, value: unknown) =>
    problemsIn(schema, value).map((problem) => `${where}: ${problem}`)
  const nth = (at: number) => `entry ${at + 1}`
  const offers = given.packages.flatMap((each) => problems(`packages.ts, ${each.id}`, offer, each))
  return [
    ...(offers.length > 0 ? offers : problems('packages.ts', prices, given.packages.map(dollars))),
    ...given.people.flatMap((one, at) => problems(`people.ts, ${one.name || nth(at)}`, person, one)),
    ...given.quotes.flatMap((one, at) => problems(`testimonials.ts, ${one.author || nth(at)}`, quote, one)),
    ...problems('site.ts', agency, given.site),
    ...problems('home.ts', figures, given.home),
    ...problems('pages.ts, changed', day, pages.home.changed),
    ...problemsIn(factForms, given.facts).map((problem) => problem.replace('.', '/facts.ts: ')),
    ...problems('owner-decisions.ts', decisions, given.ownerDecisions),
    ...problems('questions.json, words', z.record(z.string(), expression), given.questions.words),
    ...Object.values(given.questions.groups)
      .flatMap((group) => Object.entries(group))
      .flatMap(([id, each]) => problems(`questions.json, ${id}`, question, { id, ...each })),
  ]
}

/** Imports a Markdown file as a post or a text. */
export function siteContent(): Plugin {
  return {
    name: 'site-content',
    transform(source, id) {
      if (!id.endsWith('.md')) return
      const read = id.includes('/texts/') ? readText : readPost
      return `export default ${JSON.stringify(read(basename(id), source))}`
    },
  }
}
