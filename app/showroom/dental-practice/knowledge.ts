import { handoverTo, type Knowledge } from '~/assistant/knowledge'
import { fillAll } from '~/content/fill'
import { topicsWritten } from '~/content/written-topics'
import { factsByPath } from '../kit/formats'
import { openOn } from '../conversation/open-on'
import { closedDays, openingSentence, weekFrom } from '../draft/week'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }
import { held } from './words'

const { phone, nightPhone } = facts
export const week = weekFrom(facts.hours)
const hours = openingSentence(week)
const [doctors, eitherDoctor] = [facts.doctors.join(' and '), facts.doctors.join(' or ')]
const atOnce = `If it can’t wait, call ${phone}, or ${nightPhone} when we’re closed.`
const told = {
  ...factsByPath({ ...facts, hours, closed: closedDays(week, 'holidays') }),
  doctors,
  eitherDoctor,
  atOnce,
  held,
}

export const dentalPractice: Knowledge = {
  introduction: `I’m the practice’s assistant, a program that answers from a written list. Anything about your health goes to ${doctors}.`,
  topics: topicsWritten(topics, told, { hours: { open: openOn(week, 'Tuesday', 'holidays') } }),
  suggestions: texts.suggestions,
  handover: {
    ...handoverTo(eitherDoctor, phone, hours),
    first: {
      health: atOnce,
      danger: `Call ${phone} now, or ${nightPhone} after hours. If it’s hard to breathe or swallow, call 911.`,
      // Pain may be told in unknown words.
      unsure: atOnce.replace('it', 'it hurts and'),
    },
    says: { danger: 'I can’t judge that from here, and I’d rather not guess.' },
  },
  manners: fillAll(texts.manners, told),
}
