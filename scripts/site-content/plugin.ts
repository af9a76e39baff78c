import { basename } from 'node:path'
import * as z from 'zod'
import { withWords } from '../../app/assistant/phrases'
import { home } from '../../app/content/home'
import { ownerDecisions } from '../../app/content/owner-decisions'
import { packageTexts } from '../../app/content/package-pages'
import { packages } from '../../app/content/packages'
import { pages } from '../../app/content/pages'
import { people } from '../../app/content/people'
import { phraseWords } from '../../app/content/question-facts'
import questions from '../../app/content/questions.json' with { type: 'json' }
import { site } from '../../app/content/site'
import { testimonials } from '../../app/content/testimonials'
import { dollars } from '../../app/content/prices'
import { factForms, facts } from './facts'
import { day, readPost } from './posts'
import { readText } from './texts'
import { amount, fields, inDigits, pictureIn, priceText, problemsIn, readBy, text, words } from './problems'

const offer = z.object({
  title: text,
  price: priceText,
  timeline: text.regex(/^\d+-\d+ days$/, 'is no timeline such as 5-7 days'),
  features: z.record(z.string(), text),
})
const sample = z.literal(true, 'is true, or its line is taken away').optional()
const person = fields(text, 'name role does contact').extend({ portrait: pictureIn('people'), sample })
const account = z.object({ label: text, to: text.regex(/^https:\/\//, 'begins with https://'), sample })
const quote = fields(text, 'quote author role').extend({ avatar: pictureIn('avatars'), sample })
const company = fields(z.string('is no text: put it in quotes'), 'street town')
  .extend({ text: text.includes('{address}', 'has lost its {address}') })
  .refine(({ street, town }) => town || !street, 'has a street without a town')
const months = amount.max(36, 'is more than the three years of the table')
const decisions = z.object({
  hosting: z.object({ includedMonths: months, yearlyPrice: amount }).catchall(text),
  changes: fields(amount, 'freeDays hourlyPrice'),
  payment: fields(z.literal('half', 'stays half'), 'toStart onLaunch').extend({ by: text }),
  designDay: amount,
  furtherLanguage: fields(amount, 'price days'),
  start: text,
})

const notDoubled = 'has a single \\ before b, f, n, r or t: write \\\\'
const spelled = readBy((asked: string) => withWords([asked], phraseWords))
const expression = words.regex(/^\P{Cc}*$/u, notDoubled).transform(spelled)
const to = text.regex(/^(\/|https:\/\/|mailto:)/, 'begins with /, https:// or mailto:')
const link = z.strictObject({ label: text, to }).optional()
const narrow = z.array(z.strictObject({ asked: expression, answer: text, link }), 'is no list: put it in [ ]')

const question = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'is the end of an address: a-z and hyphens'),
  label: text,
  answer: z.preprocess((given) => given && [given].flat(), z.array(text).min(1, 'is empty')),
  link,
  first: narrow.optional(),
  instead: narrow.optional(),
})

/** The content that owners change. */
export const content = { packages, people, ...testimonials, site, home, ownerDecisions, facts, questions }

/** A line for each wrong field, with its file and entry. */
export function contentProblems(given: typeof content): string[] {
  const inList = <Entry>(
    where: string,
    schema: z.ZodType,
    all: readonly Entry[],
    key: keyof Entry,
    name = key,
  ) =>
    all.flatMap((each, at) => {
      const entry = `${where}, ${each[name] || `entry ${at + 1}`}`
      const isTwice = each[key] && all.slice(0, at).some((other) => other[key] === each[key])
      return [...(isTwice ? [`${entry}: is there twice`] : []), ...problemsIn(schema, each, entry)]
    })
  const isMixed = given.packages.map(dollars).some((each, at, all) => each < all[at - 1]!)
  const offers = inList('packages.ts', offer, given.packages, 'id')
  const { designDay } = given.ownerDecisions
  const other = home.hero.days.filter(
    ({ day: on, work }) => /design/i.test(work) && !on.endsWith(` ${designDay}`),
  )
  const sold = given.packages.flatMap(({ id, timeline }) => {
    const { headline, plan } = packageTexts[id]
    const days = String(timeline).split(/\D+/)
    const told = [headline.replace('24/7', ''), plan.title, Object.keys(plan.steps).at(-1)!, plan.note]
    const isOther = (each: string) =>
      inDigits(each.replace(/^Days \d+/, ''))
        .match(/\d+/g)
        ?.some((on) => !days.includes(on))
    const others = told.filter(isOther)
    return others.map((each) => `packages.ts, ${id}: timeline: is not that of "${each}" in package-pages.ts`)
  })
  const groups = Object.values(given.questions.groups).flatMap((group) => Object.entries(group))
  const asked = groups.map(([id, each]) => ({ id, ...each }))
  const ofDemos = problemsIn(factForms, given.facts)
  const ofAgency = [
    ...offers,
    ...sold,
    ...(isMixed && !offers.length ? ['packages.ts: price: the cheapest package goes first'] : []),
    ...inList('people.ts', person, given.people, 'name'),
    ...inList('testimonials.ts', quote, given.quotes, 'quote', 'author'),
    ...problemsIn(z.object({ name: text, company }), given.site, 'site.ts'),
    ...inList('site.ts, social', account, given.site.footer.social, 'label'),
    ...inList('home.ts, statistics', fields(text, 'figure label'), given.home.statistics.list, 'label'),
    ...problemsIn(day, pages.home.changed, 'pages.ts, changed'),
    ...problemsIn(decisions, given.ownerDecisions, 'owner-decisions.ts'),
    ...other.map(
      (each) => `owner-decisions.ts: designDay: is not that of "${each.day}: ${each.work}" in home.ts`,
    ),
    ...problemsIn(z.record(z.string(), expression), given.questions.words, 'questions.json, words'),
    ...inList('questions.json', question, asked, 'id'),
  ]
  return [
    ...ofAgency.map((problem) => `app/content/${problem}`),
    ...ofDemos.map((problem) => `app/showroom/${problem.replace(', ', '/facts.ts: ')}`),
  ]
}

/** Imports a Markdown file as a post or a text. */
export function siteContent() {
  const read = (id: string) => (id.includes('/texts/') ? readText : readPost)
  const transform = (source: string, id: string) =>
    id.endsWith('.md') ? `export default ${JSON.stringify(read(id)(basename(id), source))}` : null
  return { name: 'site-content', transform }
}
