import { handoverTo, type Knowledge } from '~/assistant/knowledge'
import { fillAll } from '~/content/fill'
import { topicsWritten } from '~/content/written-topics'
import { openOn } from '../conversation/open-on'
import { closedDays, openingSentence, weekFrom } from '../draft/week'
import { capitalized, factsByPath, inWords, spokenTime, timeSpan } from '../kit/formats'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }

const { keeper, potter, phone, workshop } = facts
const { bowl, 'bud-vase': budVase } = facts.pieces
/** The most that a piece may cost, in questions such as "anything under 40". */
const most = (text: string) => Number(/\b(?:under|below|than|to|around) \$?(\d+)/i.exec(text)?.[1])
const pieces = Object.values(facts.pieces).map(({ name, price }) => {
  return [`The ${name} is $${price}.`, { test: (text: string) => price < most(text) }]
})
const least = { test: (text: string) => most(text) <= budVase.price }
const asksForMore = {
  test: (text: string) => Number(/\b(?:have|got|are there) (\d+)\b/i.exec(text)?.[1]) > bowl.left,
}
const tooFew = `No, only ${inWords(bowl.left)} ${bowl.name}s are left, $${bowl.price} each.`
const cheapest = `Nothing is lower than the ${budVase.name}, $${budVase.price}.`
export const week = weekFrom(facts.hours)
const hours = openingSentence(week)
const told = {
  ...factsByPath({ ...facts, hours, closed: closedDays(week, 'holidays') }),
  Left: capitalized(inWords(bowl.left)),
  freeAfter: spokenTime(`${facts.parking.freeAfter}`),
  classTime: timeSpan(workshop.from, workshop.until),
}

export const shop: Knowledge = {
  introduction: `I’m the shop’s assistant, a program that answers from a written list. Anything else goes to ${keeper} and ${potter}.`,
  topics: topicsWritten(topics, told, {
    hours: { open: openOn(week, 'Friday', 'holidays') },
    bowls: { parts: { ...Object.fromEntries(pieces), [cheapest]: least, [tooFew]: asksForMore } },
  }),
  suggestions: texts.suggestions,
  handover: { ...handoverTo(`${keeper} or ${potter}`, phone, hours), says: fillAll(texts.handover, told) },
  manners: fillAll(texts.manners, told),
}
