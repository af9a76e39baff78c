import { handoverTo, type Knowledge } from '~/assistant/knowledge'
import { fill, fillAll } from '~/content/fill'
import { topicsWritten } from '~/content/written-topics'
import { openOn } from '../conversation/open-on'
import { closedDays, openingSentence, weekFrom } from '../draft/week'
import { factsByPath, listed, spokenTime } from '../kit/formats'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }

const { phone, barbers, children } = facts
const [sam, ray, theo] = Object.values(barbers).map(({ name }) => name) as [string, string, string]
export const week = weekFrom(facts.hours)
const hours = openingSentence(week)
const told = {
  ...factsByPath({ ...facts, hours, closed: closedDays(week, 'holidays') }),
  sam,
  ray,
  theo,
  quietFrom: spokenTime(`${children.quietHour.from}`),
  quietUntil: spokenTime(`${children.quietHour.until}`),
  forKids: `A cut for kids under ${children.under} is $${children.price}.`,
}

/** The open chairs of each barber, with the questions that ask for them. */
const chairs = Object.entries(barbers).map(([id, { name }]) => {
  const open = facts.days.flatMap(({ day, free }) =>
    Object.entries(free).flatMap(([at, who]) => (who === id ? `${day} at ${spokenTime(at)}` : [])),
  )
  const asked = new RegExp(`\\b(?:days?|times?|hours|when)\\b.*\\b${name}\\b|\\b${name}\\b.*day`, 'i')
  return [`${name}’s open chairs are ${listed(open)}.`, asked]
})

export const barbershop: Knowledge = {
  introduction: `I’m the shop’s assistant, a program that answers from a written list. Anything else goes to ${sam}, ${ray} and ${theo}.`,
  topics: topicsWritten(topics, told, {
    hours: { open: openOn(week, facts.days[0].day, 'holidays') },
    barbers: { parts: Object.fromEntries(chairs) },
  }),
  suggestions: texts.suggestions.map((each) => fill(each, { barber: sam })),
  handover: handoverTo(`${sam}, ${ray} or ${theo}`, phone, hours),
  manners: fillAll(texts.manners, told),
}
