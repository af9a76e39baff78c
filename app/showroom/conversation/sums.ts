import { asksPrice } from '~/assistant/answer-first'
import { expressionsOf } from '~/assistant/phrases'
import { capitalized, listed } from '../kit/formats'
import { isOneThing, mostNamed, namesIn, plainWords } from './heard-choice'
import phrases from './phrases.json' with { type: 'json' }

/** A thing with a price such as "$34", "from $890" or "$28 (example price)"; `says` are the words that name it. */
export interface Priced {
  label: string
  price: string
  says?: string | undefined
}

const { adding, aloneNumber, again } = expressionsOf(phrases.sums)
const joining = /\b(?:and|plus|also|with|n)\b|[,&+?]/i
const numbers = phrases.numbers.split(', ')
const mostAnswers = 3

/** The prices of several things together, if a text asks for that: "Table lamp ($120) and bottle vase ($74): $194 together." */
export function sumOf(
  priced: readonly Priced[],
  said: string,
  thing = '',
  after?: (total: number) => string,
) {
  // "I’ll take 3, what’s the total" counts what was asked about before.
  const isByDozen = priced.some(({ label }) => /\bdozen\b/i.test(label))
  const counted = isByDozen ? said : said.replace(/\b(?:a )?dozen\b/i, '12')
  const text = mostNamed(priced, said)[0] ? counted : counted.replace(aloneNumber, `$& ${thing}`)
  if (!adding.test(text) && !asksPrice.test(text)) return undefined
  if (isOneThing(priced, text) && !/\d|\b(?:two|three|four|five|six)\b/i.test(text)) return undefined
  const items = text.split(joining).flatMap((part) => {
    const named = mostNamed(priced, part)
    return named[0] ? [named.map((each) => ({ ...each, count: countOf(each, part) }))] : []
  })
  // A beard too makes of a cut a cut and beard, which isn't added to the cut.
  const labels = items.map(([first]) => first!.label)
  if (labels.length > 1 && new Set(labels).size === 1 && !again.test(text)) return undefined
  if (labels.some((label) => labels.some((each) => each !== label && each.includes(label)))) return undefined
  if (items.length < 2 && !(items[0] && items[0][0]!.count > 1)) return undefined
  // A word such as "vase" may name several things.
  const [vague = items[0]!, ...more] = items.filter(({ length }) => length > 1)
  if (more.length > 0 || vague.length > mostAnswers) return undefined
  const ways = vague.map((each) => items.map((things) => (things === vague ? each : things[0]!)))
  const totals = ways.map((way) => way.reduce((sum, { price, count }) => sum + count * dollarsOf(price), 0))
  if (!totals.every((total) => total > 0)) return undefined
  const told = ways.map((way, index) => sentence(way, totals[index]!))
  return [...told, after?.(Math.min(...totals)) ?? ''].filter(Boolean).join(' ')
}

type Item = Priced & { count: number }

function sentence(way: readonly Item[], total: number): string {
  const [from, example] = ['from ', ' (example price)'].map((mark) =>
    way.some(({ price }) => price.includes(mark)),
  )
  const things = way.map(({ label, price, count }) => {
    const name = /^\p{Lu}[\p{Ll}\d ’-]+$/u.test(label) ? label.toLowerCase() : label
    const each = price.replace(' (example price)', '')
    return count > 1 ? `${count} × ${name} (${each} each)` : `${name} (${each})`
  })
  const sum = `${from ? 'from ' : ''}$${total.toLocaleString('en-US')}`
  return `${capitalized(listed(things))}: ${sum} together${example ? ' (example prices)' : ''}.`
}

export const dollarsOf = (price: string) => Number(/\$([\d.,]+)/.exec(price)?.[1]?.replaceAll(',', ''))

/** How many of a thing a text names: three in "three small bowls". */
function countOf(thing: Priced, part: string): number {
  const plain = plainWords(part)
  const [name = ''] = namesIn(thing, plain).toSorted((one, other) => other.length - one.length)
  const before = `(?<![$:])\\b(\\d{1,2}|${numbers.join('|')}) (?:\\w+ ){0,2}${name}`
  const [, said = '1'] = new RegExp(before, 'u').exec(plain) ?? []
  return numbers.indexOf(said) + 1 || Number(said) || 1
}
