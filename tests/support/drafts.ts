import { draftPath, trades, type Demo, type Trade } from '~/content/showroom'
import { facts as artist } from '~/showroom/artist/facts'
import { facts as barbershop } from '~/showroom/barbershop/facts'
import { facts as dentalPractice } from '~/showroom/dental-practice/facts'
import { asPrice } from '~/content/prices'
import type { Draft } from '~/showroom/draft/draft'
import { draftSearch } from '~/showroom/draft/read-draft'
import { patterns, weekdays, type Span, type Week } from '~/showroom/draft/week'
import { facts as estateAgent } from '~/showroom/estate-agent/facts'
import { facts as shop } from '~/showroom/shop/facts'
import odd from './odd-drafts.json' with { type: 'json' }
import { parseHtml } from './parse-html'
import { randomFrom, type Random } from './random'

export type GeneratedDraft = { trade: Trade['id']; draft: Draft; address: string }

/** Drafts of all trades, with odd names, edge prices and all kinds of hours, the same for a seed. */
export function draftsFrom(seed: number, count: number): GeneratedDraft[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const trade = trades[index % trades.length]!
    const things = Array.from({ length: random.below(6) }, () => ({
      name: textFrom(random, odd.things, 30),
      price: random.chance(0.5) ? random.pick(odd.prices) : asPrice(100_001 + random.below(800_000)),
    }))
    const [name, town] = [textFrom(random, odd.names, 40), textFrom(random, odd.names, 30)]
    while (digitsIn([name, town, ...things.map((thing) => thing.name)].join('')) > 6) things.pop()
    const draft: Draft = {
      name,
      town: random.chance(0.7) ? town : '',
      things,
      week: weekFrom(random),
      person: random.chance(0.7) ? textFrom(random, ['René', 'Zoë', 'Đặng', 'Ли'], 30) : '',
    }
    return { trade: trade.id, draft, address: `${draftPath(trade)}?${draftSearch(draft)}` }
  })
}

function textFrom(random: Random, texts: readonly string[], most: number): string {
  const made = Array.from({ length: 1 + random.below(14) }, () => random.pick(odd.syllables)).join('')
  const picked = random.chance(0.5) ? random.pick(texts) : made
  const clean = Array.from(picked.replace(/\s+/g, ' ').trim()).slice(0, most).join('').trim()
  return /[\p{L}\p{N}]/u.test(clean) ? clean : 'Ours'
}

function weekFrom(random: Random): Week | null {
  if (random.chance(0.2)) return null
  if (random.chance(0.4)) return random.pick(Object.values(patterns))
  const week = weekdays.map(() => (random.chance(0.3) ? null : spanFrom(random)))
  return week.some(Boolean) ? week : null
}

/** With a break, after midnight, day and night, or none of these. */
function spanFrom(random: Random): Span {
  const from = 15 * random.below(90)
  const until = from + 15 + 15 * random.below(48)
  if (random.chance(0.1)) return [[0, 1440]]
  if (until - from < 60 || until > 1440 || random.chance(0.7)) return [[from, until]]
  return [
    [from, from + 15],
    [until - 15 * (1 + random.below(2)), until],
  ]
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

const factsOf: Readonly<Record<Demo['id'], object>> = {
  barbershop,
  'dental-practice': dentalPractice,
  shop,
  artist,
  'estate-agent': estateAgent,
}

/** The names, numbers and prices that a demo website invented, of which a draft must have none. */
export function inventedBy(trade: Demo['id'], demo: string): string[] {
  const text = wordsIn(demo)
  const names = JSON.stringify(factsOf[trade]).match(/(?<!\p{L})\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)*/gu) ?? []
  const people = [...parseHtml(demo).querySelectorAll('figcaption, figcaption b, .kept li p')].flatMap(
    ({ textContent }) => /^\p{Lu}\p{L}{2,}/u.exec(textContent!.trim())?.[0] ?? [],
  )
  const numbers =
    text.match(/\$\d[\d,]*|\d{3}-\d{4}|[\w-]+\.example|\b\d+ (?:min\w*|weeks|days|miles|places)\b/g) ?? []
  const prices = trades.flatMap(({ examples }) => Object.values(examples))
  const days = [...weekdays, ...artist.season.months.map(({ name }) => name)].flatMap((on) => [on, `${on}s`])
  const common = new Set(['The', 'Plate', 'After', ...days, ...prices])
  return [...new Set([...names, ...people, ...numbers])].filter((each) => !common.has(each))
}

/** Those of them that stand in a page. */
export function foundIn(page: string, invented: readonly string[], { draft }: GeneratedDraft): string[] {
  const [text, own] = [wordsIn(page), JSON.stringify(draft)]
  return invented.filter((each) => {
    const isWord = new RegExp(`(?<![\\p{L}\\d,])${each.replace(/[$.]/g, '\\$&')}(?![\\p{L}\\d]|,\\d)`, 'u')
    return isWord.test(text) && !own.includes(each)
  })
}

/** All that a page says, attributes included, between the agency's bars. */
function wordsIn(html: string): string {
  const { body } = parseHtml(html)
  for (const unread of body.querySelectorAll('script, style, .demo-bar')) unread.remove()
  // "$1" above "2:1 class" is no "$12".
  for (const line of body.querySelectorAll('dt, dd, li, p, option')) line.append('\n')
  const attributes = [...body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => !['class', 'd', 'srcset', 'src', 'points'].includes(name))
      .map(({ value }) => value),
  )
  return [body.textContent, ...attributes].join('\n')
}
