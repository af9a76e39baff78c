import type { Assistant, AssistantReply } from '~/assistant/assistant'
import { aboutPricesAlone, withAnswerFirst, asksPrice } from '~/assistant/answer-first'
import { isGrave, topicsFrom, type Knowledge, type KnownTopic } from '~/assistant/knowledge'
import { expressionsOf, withWords } from '~/assistant/phrases'
import asked from '~/assistant/asked.json' with { type: 'json' }
import { fillAll } from '~/content/fill'
import { site } from '~/content/site'
import { draftFacts } from '~/content/preview'
import { openOn } from '../conversation/open-on'
import { capitalized } from '../kit/formats'
import { mostNamed, plainWords, severalIn } from '../conversation/heard-choice'
import { dollarsOf } from '../conversation/sums'
import type { RehearsalOption } from '../kit/read-rehearsal'
import type { Task } from '../conversation/task'
import { isHome, type Draft, type Thing } from './draft'
import texts from './texts.json' with { type: 'json' }
import { openingSentence } from './week'

export type ThingOption = RehearsalOption & { price: string }
const kindsOf = new Map(Object.entries(texts.kinds))
const nouns = new Map(Object.entries(texts.nouns))
const ofHomes = new Map(Object.entries(texts.ofHomes))
const asksTicked = Object.entries(expressionsOf(texts.asked))
const alike = new Map(Object.entries(texts.alike))

/** Other forms of a word: "mow" of "mowing", "cutting" of "cut". */
function formsOf(word: string): readonly string[] {
  const stem = word.replace(/(?<=\w\w)(?:ing|s)$/, '').replace(/([bdgmnpt])\1$/, '$1')
  const short = stem.replace(/e$/, '')
  return [stem, ...(stem === short ? [`${stem}e`] : []), `${short}ing`, `${short}${short.at(-1)}ing`]
}

/** The things as options of a rehearsal, which their words choose. */
export function thingOptions(things: readonly Thing[]): ThingOption[] {
  return things.map(({ name, price }, index) => {
    const whole = plainWords(name)
    const words = whole
      .split(' ')
      .filter((word) => word.length > 2 && !['and', 'the', 'day'].includes(word))
      .flatMap((word) => [word, ...formsOf(word), ...[alike.get(word) ?? []].flat()])
    // A whole name counts twice, so that "cut" chooses "Cut" rather than "Cut (kids)".
    return {
      value: String(index + 1),
      label: name,
      price,
      says: [whole, whole, ...words, kindsOf.get(whole) ?? []].flat().join(', '),
      costs: `${name}: ${price}.`,
    }
  })
}

/** The knowledge of a draft's assistant: the owner's facts, and the topic of the task; at `to`, the facts are changed. `day` is tomorrow’s weekday, if it is known. */
export function draftKnowledge(draft: Draft, task: Task, to = '', day?: string): Knowledge {
  const { name, town, things, week, person, coming, also = [] } = draft
  const who = person || 'a person'
  const sellsHomes = task.topic === 'viewing' && !draft.isAnyTrade && things.some(isHome)
  const open = week ? openOn(week, day) : undefined
  const topics = topicsFrom({
    ...(week && { hours: { label: 'Opening hours', answer: `We’re open ${openingSentence(week)}.`, open } }),
    ...(things.length > 0 && {
      prices: { label: 'Prices', hasPrice: true, answer: priceList(thingOptions(things)) },
    }),
    ...(town && { address: { label: 'Where we are', answer: `We’re in ${town}.` } }),
    ...(coming && { travel: { label: 'Where we work', answer: coming } }),
    ...Object.fromEntries(also.map((id) => [draftFacts.get(id)!.topic, draftFacts.get(id)!])),
    [task.topic]: {
      label: 'A time for you',
      isPrompt: true,
      answer: task.ask(task.fields[0]!.name, {}, task.fields[0]!.options),
    },
  })
  return {
    introduction: `I’m the automated assistant for ${name}, a program that knows what’s in this draft. Anything else goes to ${who}.`,
    topics,
    suggestions: [
      ...(things.length > 0 ? [sellsHomes ? 'Which homes are for sale?' : 'What are your prices?'] : []),
      ...(week ? ['When are you open?'] : []),
      ...(town ? ['Where are you?'] : []),
      task.dialogue[0]!,
      'Can I talk to a person?',
    ],
    handover: {
      who: `${person ? `${person} can help you: call` : 'Call us at'} [your number here]${week ? `, ${openingSentence(week)}` : ''}.`,
      first: { unsure: texts.onSite },
      lacking: [texts.lacking[0]!, texts.lacking[1]!],
      says: texts.says,
      link: { label: 'Change the draft', to },
    },
    manners: fillAll(texts.manners, { name, agency: site.name, who, Who: capitalized(who) }),
  }
}

/** The most that a thing may cost, as in "anything under 300k". */
const atMost =
  /^(?!.*\b(?:kids?|child\w*|years?|aged?|minutes?|hours?)\b).*\b(?:under|below|less than|up to) \$?(\d[\d,]*)(k?)\b/i
/** Not every trade has lessons for these questions. */
const asks = Object.fromEntries(
  Object.entries(asked.phrases.draft).map(([name, each]) => [name, withWords(each, asked.words)]),
) as Record<keyof typeof asked.phrases.draft, RegExp>

/** Answers from the topics of a draft. The trade's own assistant only tells which topic is asked for. */
export function draftAssistant(
  assistant: Assistant,
  ofTrade: readonly KnownTopic[],
  topics: readonly KnownTopic[],
  { things, isAnyTrade }: Draft,
): Assistant {
  const options = thingOptions(things)
  const topicOf = (id: string) => topics.find((each) => each.id === id)
  const [prices, prompt] = [topicOf('prices'), topics.find(({ isPrompt }) => isPrompt)]

  return (text, about) => {
    const offered = topics.find(({ label }) => label.toLowerCase() === text.toLowerCase())
    if (offered) return { kind: 'answer', topics: [said(offered)] }
    const [reply, plain] = [assistant(text, about), text.replaceAll(/['’]/g, '')]
    const sure = { kind: 'handover', isSure: true } as const
    if (asks.allergen.test(plain)) return { ...sure, reason: 'off-topic', about: 'contents' }
    const isOwners = 'isSure' in reply && 'reason' in reply && reply.reason === 'exception'
    if (isOwners || reply.kind === 'talk' || ('reason' in reply && isGrave(reply.reason))) return reply
    const isEmergency = 'topics' in reply && reply.topics.some(({ id }) => id === 'emergency')
    if (asks.urgent.test(text) && !isEmergency) return { kind: 'handover', reason: 'danger' }
    const isOfPerson = asks.person.test(text)
    if ((isOfPerson || asks.attendance.test(text)) && !mostNamed(options, text)[0])
      return { ...sure, reason: isOfPerson ? 'person' : 'unsure' }
    const lacking = topicOf('hours') ? '' : nouns.get('hours')
    if (lacking && asks.shuts.test(text)) return { ...sure, reason: 'unsure', about: lacking }
    if (isEmergency && prompt?.id === 'emergency' && !asks.time.test(text))
      return { kind: 'answer', topics: [{ id: prompt.id, label: prompt.label, answer: [texts.urgentHere] }] }
    const facts = asksTicked.flatMap(([id, sound]) => (sound.test(text) ? id : []))
    const ticked = topics.find(({ id }) => facts.includes(id))
    if (ticked) return { kind: 'answer', topics: [withAnswerFirst(text, ticked)] }
    const [quality] = asks.quality.exec(text) ?? []
    if (quality && !options.some(({ says }) => says!.includes(plainWords(quality))))
      return { kind: 'handover', reason: 'unsure', about: `anything about “${quality}”` }
    const named = [severalIn(options, text), mostNamed(options, text)].find(({ length }) => length > 0) ?? []
    const listed = (some: readonly ThingOption[]) =>
      some.length > 0 && prices ? { ...prices, answer: [priceList(some)] } : undefined
    const priced = listed(named)
    const [, figure = '', thousands = ''] = atMost.exec(text) ?? []
    const most = Number(figure.replaceAll(',', '')) * (thousands ? 1000 : 1)
    const within = listed(options.filter(({ price }) => dollarsOf(price) <= most))
    if (most && prices)
      return answered(within ?? { ...prices, answer: [`${texts.noneBelow} ${prices.answer[0]}`] })
    const isAboutPrice = asksPrice.test(text) || asks.price.test(text)
    if (asks.list.test(text) || (asks.added.test(text) && named.length === 1)) return answered(prices)
    if (asks.rate.test(text) && isAboutPrice && prices)
      return answered({ ...prices, answer: [`${texts.noRate} ${(priced ?? prices).answer[0]}`] })
    if (asks.rooms.test(text)) return answered(listed(options.filter(({ label }) => asks.rooms.test(label))))
    if (asks.all.test(text) || (isAboutPrice && (priced || aboutPricesAlone(text))))
      return answered(priced || prices)
    if (!isAboutPrice && asks.hours.test(text)) return answered(topicOf('hours'))
    if (!isAboutPrice && (asks.event.test(text) || (priced && asks.detail.test(text))))
      return { ...sure, reason: 'unsure' }
    if (!isAboutPrice && asks.time.test(text)) return answered(prompt)
    if (priced && asks.offered.test(text)) return answered(priced)
    if (reply.kind === 'handover' && !['unsure', 'off-topic'].includes(reply.reason)) return reply
    const isGuess = reply.kind === 'answer' && reply.isGuess
    const told = ('topics' in reply ? reply.topics : []).map(({ id }): KnownTopic | undefined => {
      const [word = ''] = id.split('-')
      const like = options.filter(({ says }) => says!.includes(id === 'fee' ? 'commission' : word))
      // "Do you gift wrap?" asks for no gift box, but a child's age for the price of a child's cut.
      const isPriced = ofTrade.find((each) => each.id === id)?.hasPrice || ['fee', 'children'].includes(id)
      return topicOf(id) ?? (isPriced ? (priced ?? (isGuess ? undefined : listed(like))) : undefined)
    })
    const known = [...new Set(told)].flatMap((each) => each ?? [])
    if (known.length < 2 || reply.kind === 'handover')
      return answered(told.includes(undefined) ? undefined : known[0])
    return { kind: reply.kind, topics: known.map(said) }

    function answered(found: KnownTopic | undefined): AssistantReply {
      if (found) return { kind: 'answer', topics: [said(found)] }
      const [topic] = reply.kind === 'answer' && !reply.isGuess ? reply.topics : []
      const lacks = topic && (nouns.get(topic.id) ?? (isAnyTrade ? undefined : ofHomes.get(topic.id)))
      const unlisted = asks.offered.test(text) ? texts.notListed : undefined
      return { kind: 'handover', reason: 'unsure', about: lacks ?? unlisted ?? nouns.get(facts[0]!) }
    }
    /** A list of prices has no first sentence, since names may have a period, and a prompt is a single one. */
    function said(found: KnownTopic): KnownTopic {
      return found.id === 'prices' || found.isPrompt ? found : withAnswerFirst(text, found)
    }
  }
}

const priceList = (options: readonly ThingOption[]) =>
  options.map(({ label, price }) => `${capitalized(label)}: ${price}.`).join(' ')
