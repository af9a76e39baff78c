import { handoverTo, type Knowledge } from '~/assistant/knowledge'
import { fill, fillAll } from '~/content/fill'
import { topicsWritten } from '~/content/written-topics'
import { openOn } from '../conversation/open-on'
import { openingSentence, weekFrom } from '../draft/week'
import { factsByPath, spokenTime } from '../kit/formats'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }

const { phone, barbers, children } = facts
const [sam, ray, theo] = Object.values(barbers).map(({ name }) => name) as [string, string, string]
const week = weekFrom(facts.hours)
const hours = openingSentence(week)
const told = {
  ...factsByPath(facts),
  hours,
  sam,
  ray,
  theo,
  quietFrom: spokenTime(`${children.quietHour.from}`),
  quietUntil: spokenTime(`${children.quietHour.until}`),
  forKids: `A cut for kids under ${children.under} is $${children.price}.`,
}

export const barbershop: Knowledge = {
  introduction: `I’m the shop’s assistant, a program that answers from a written list. Anything else goes to ${sam}, ${ray} and ${theo}.`,
  topics: topicsWritten(topics, told, { hours: { open: openOn(week, 'holidays', facts.days[0].day) } }),
  suggestions: texts.suggestions.map((each) => fill(each, { barber: sam })),
  handover: handoverTo(`${sam}, ${ray} or ${theo}`, phone, hours),
  manners: fillAll(texts.manners, told),
}
