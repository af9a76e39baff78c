import { handoverTo, type Knowledge } from '~/assistant/knowledge'
import { fill, fillAll } from '~/content/fill'
import { topicsWritten } from '~/content/written-topics'
import { openOn } from '../conversation/open-on'
import { closedDays, openingSentence, weekFrom } from '../draft/week'
import { either, factsByPath } from '../kit/formats'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }
import { cottage, house, office } from './words'

const { priya, martin } = facts.agents
export const week = weekFrom(facts.hours)
const hours = openingSentence(week)
const told = {
  ...factsByPath({ ...facts, hours, closed: closedDays(week, 'holidays') }),
  priya,
  martin,
  house: house.title,
  price: house.price,
  cottage: cottage.title,
  cottagePrice: cottage.price,
  office: office.address,
  viewings: either(facts.viewings.map(({ day, time }) => `${day} at ${time}`)),
}

export const estateAgent: Knowledge = {
  introduction: `I’m the office’s assistant, a program that answers from a written list. Anything else goes to ${priya} and ${martin}.`,
  topics: topicsWritten(topics, told, { hours: { open: openOn(week, undefined, 'holidays') } }),
  suggestions: texts.suggestions.map((each) => fill(each, told)),
  handover: {
    ...handoverTo(`${priya} or ${martin}`, facts.phone, hours),
    says: fillAll(texts.handover, told),
  },
  manners: fillAll(texts.manners, told),
}
