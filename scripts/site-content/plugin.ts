import { basename } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { home } from '../../app/content/home'
import { ownerDecisions } from '../../app/content/owner-decisions'
import { packages } from '../../app/content/packages'
import { people } from '../../app/content/people'
import questions from '../../app/content/questions.json' with { type: 'json' }
import { site } from '../../app/content/site'
import { testimonials } from '../../app/content/testimonials'
import { dollars } from '../../app/content/prices'
import { factForms, facts } from './facts'
import { readPost, readPosts } from './posts'
import { expression, question } from './questions'
import { readText, readTexts } from './texts'
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

const amountsIn = {
  months: (line: string) =>
    [...line.matchAll(/(\d+)[- ](month|year)/gi)].map(
      ([, count, unit]) => Number(count) * (/year/i.test(unit!) ? 12 : 1),
    ),
  days: (line: string) => [...line.matchAll(/(\d+)[- ]day/gi)].map(([, count]) => Number(count)),
  dollars: (line: string) => [...line.matchAll(/\$[\d,]+/g)].map(([price]) => dollars({ price })),
}

/** Finds amounts in a line about hosting, changes or languages that differ from the owner's decisions. */
function contradictions(line: string, { hosting, changes, furtherLanguage }: typeof ownerDecisions) {
  const decided = [
    [/hosting|domain/i, 'months', hosting.includedMonths, 'hosting.includedMonths'],
    [/hosting|domain/i, 'dollars', hosting.yearlyPrice, 'hosting.yearlyPrice'],
    [/\bchanges?\b.*\b(free|for)\b|\bfree\b.*\bchanges?\b/i, 'days', changes.freeDays, 'changes.freeDays'],
    [/\bchanges?\b/i, 'dollars', changes.hourlyPrice, 'changes.hourlyPrice'],
    [/\blanguages?\b/i, 'days', furtherLanguage.days, 'furtherLanguage.days'],
    [/\blanguages?\b/i, 'dollars', furtherLanguage.price, 'furtherLanguage.price'],
  ] as const
  return decided.flatMap(([thing, unit, right, field]) =>
    thing.test(line) && amountsIn[unit](line).some((each) => each !== right)
      ? [`features: "${line}" contradicts ${field} of owner-decisions.ts: ${right} ${unit}`]
      : [],
  )
}

const { quotes } = testimonials
/** The content that owners change. */
export const content = { packages, people, quotes, site, home, ownerDecisions, facts, questions }

/** A line for each wrong field, with its file and entry. */
export function contentProblems(given: typeof content): string[] {
  const problems = (where: string, schema: z.ZodType, value: unknown) =>
    problemsIn(schema, value).map((problem) => `${where}: ${problem}`)
  return [
    ...given.packages.flatMap((each) => problems(`packages.ts, ${each.id}`, offer, each)),
    ...problems('packages.ts', prices, given.packages.map(dollars)),
    ...given.people.flatMap((one) => problems(`people.ts, ${one.name || 'an entry'}`, person, one)),
    ...given.quotes.flatMap((one) => problems(`testimonials.ts, ${one.author || 'an entry'}`, quote, one)),
    ...problems('site.ts', agency, given.site),
    ...problems('home.ts', figures, given.home),
    ...problemsIn(factForms, given.facts).map((problem) => problem.replace('.', '/facts.ts: ')),
    ...problems('questions.json, words', z.record(z.string(), expression), given.questions.words),
    ...Object.values(given.questions.groups)
      .flatMap((group) => Object.entries(group))
      .flatMap(([id, each]) => problems(`questions.json, ${id}`, question, { id, ...each })),
    ...problems('owner-decisions.ts', decisions, given.ownerDecisions),
    ...given.packages.flatMap(({ id, features }) =>
      Object.entries(features)
        .flat()
        .flatMap((line) => contradictions(String(line), given.ownerDecisions))
        .map((problem) => `packages.ts, ${id}: ${problem}`),
    ),
  ]
}

/** Throws if an owner's content has a mistake. */
export function checkContent() {
  const found = contentProblems(content)
  if (found.length > 0) throw new Error(found.join('\n'))
  readPosts()
  readTexts()
}

/** Imports a Markdown file as a post or a text. */
export function siteContent(): Plugin {
  return {
    name: 'site-content',
    buildStart: checkContent,
    transform(source, id) {
      if (!id.endsWith('.md')) return
      const read = id.includes('/texts/') ? readText : readPost
      return `export default ${JSON.stringify(read(basename(id), source))}`
    },
  }
}
