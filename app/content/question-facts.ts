import { home } from './home'
import { ownerDecisions } from './owner-decisions'
import { packages, type Package } from './packages'
import { people } from './people'
import { asPrice, costOverYears, dollars } from './prices'
import written from './questions.json' with { type: 'json' }
import { shownBy } from './showroom'
import { whoIsBehind, type Sample } from './site'
import { afterHosting, keepsRunning } from './terms'
import { testimonials } from './testimonials'

const [, growth, salesMachine] = packages
const { hosting, changes, payment, designDay, furtherLanguage, start } = ownerDecisions
const soldAs = ({ id, title, price, timeline }: Package) =>
  `The ${title} is ${price}, live in ${timeline}: it ${written.does[id]}.`
const { quotes } = testimonials
const isSample = ({ sample }: Sample) => sample
const part = (list: readonly Sample[]) => (list.every(isSample) ? 'The' : 'Some of the')
const sampledTeam = people.some(isSample) ? `${part(people)} people on the about page are samples. ` : ''
const real = quotes.length > 0 ? 'Every customer quote is real. ' : ''
const sampledQuotes = quotes.some(isSample) ? `${part(quotes)} customer quotes aren’t real yet. ` : real

/** What the answers of questions.json name in braces; the page fills in the dates. */
export const facts: Readonly<Record<string, string | number>> = {
  ...hosting,
  ...changes,
  ...payment,
  ...written.texts,
  designDay,
  language: furtherLanguage.price,
  languageDays: furtherLanguage.days,
  twoLanguages: 2 * furtherLanguage.price,
  twoLanguagesDays: 2 * furtherLanguage.days,
  soonest: start,
  afterHosting,
  sold: packages.map(soldAs).join(' '),
  prices: packages.map(({ title, price }) => `the ${title} is ${price}`).join(', '),
  sampledNo: quotes.some(isSample) ? 'No. ' : '',
  sampledTeam,
  sampled: sampledQuotes + sampledTeam,
  statistics: home.statistics.note,
  counted: home.statistics.list.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`).join(', '),
  address: whoIsBehind().sentence.replace(/^(?=.)/, ' '),
  ends: `${growth.ends} ${salesMachine.ends}`,
  keepsRunning,
  halves: `${payment.toStart} to start and ${payment.onLaunch} on the day your site is live.`,
  ...Object.fromEntries(packages.flatMap((offer) => Object.entries(factsOf(offer)))),
}
function factsOf(offer: Package) {
  const [{ id, title, price, timeline, features }, amount] = [offer, dollars(offer)]
  return {
    [`${id}Title`]: title,
    [`${id}Price`]: price,
    [`${id}Days`]: timeline,
    [`${id}Half`]: asPrice(amount / 2),
    [`${id}Years`]: asPrice(costOverYears(offer, 3)),
    [`${id}Two`]: `${asPrice(costOverYears(offer, 2))} for the ${title} over two years: ${price} plus $${hosting.yearlyPrice} for the second year’s domain and hosting.`,
    [`${id}Both`]: asPrice(amount + furtherLanguage.price),
    [`${id}Sold`]: soldAs(offer),
    [`${id}Shown`]: shownBy(offer),
    [`${id}Features`]: Object.keys(features).join(', '),
  }
}

/** Prices and people as questions name them, in expressions: "1200" and "1,200". */
const inDigits = (amount: number) => asPrice(amount).slice(1).replace(',', ',?')
const amounts = packages.map(dollars)
const [satisfaction, projects] = home.statistics.list.map(({ figure }) => String(figure).replace(/\D/g, ''))
export const phraseWords: Readonly<Record<string, string>> = {
  ...written.words,
  ...Object.fromEntries(packages.map(({ id }, index) => [id, inDigits(amounts[index]!)])),
  prices: amounts.map(inDigits).join('|'),
  halves: amounts.map((amount) => inDigits(amount / 2)).join('|'),
  below: `[1-${Math.max(1, Math.floor(amounts[0]! / 100) - 1)}]\\d\\d`,
  yearly: String(hosting.yearlyPrice),
  language: String(furtherLanguage.price),
  satisfaction: satisfaction!,
  projects: projects!,
  people: people.map(({ name }) => String(name).split(' ')[0]!.toLowerCase()).join('|'),
}
