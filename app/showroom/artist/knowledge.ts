import type { Knowledge } from '~/assistant/knowledge'
import { fillAll } from '~/content/fill'
import { topicsWritten } from '~/content/written-topics'
import { capitalized, factsByPath } from '../kit/formats'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }
import { canceling, freeDays, holding, traveling } from './words'

const told = {
  ...factsByPath(facts),
  canceling,
  freeDays,
  holding,
  traveling,
  WeddingTime: capitalized(facts.wedding.time),
  walk: facts.way.minutes.replace(' minutes', '-minute'),
}

export const artist: Knowledge = {
  introduction:
    'I’m Ines’s assistant, a program that answers from a written list. Ines answers everything else herself.',
  topics: topicsWritten(topics, told),
  suggestions: texts.suggestions,
  handover: {
    who: `Ines works alone and will answer you herself, as soon as she puts the brush down: call ${facts.phone}.`,
    link: { label: `Call ${facts.phone}`, to: `tel:${facts.phone}` },
  },
  manners: fillAll(texts.manners, told),
}
