import { describe, expect, it } from 'vitest'
import { knowledgeOf, type AssistantId } from '~/ask/assistants'
import { readQuestions } from '../../../scripts/assistant/questions'
import { ask, assistants, inShort } from '../../support/assistants'

it.each(assistants)('%s reaches every topic by its label and by the first wording of its owner', (id) => {
  const wordings = readQuestions('lessons', id).filter(({ source }) => source === 'owner')
  const missed = knowledgeOf[id].topics.flatMap((topic) => {
    const own = wordings.filter(({ right }) => right.includes(topic.id)).map(({ text }) => text)
    return [...new Set([topic.label, ...own])]
      .slice(0, 2)
      .map((text) => ({ text, expected: topic.id, reply: ask(id, text) }))
      .filter(({ reply }) => reply.kind !== 'answer' || reply.topics[0]!.id !== topic.id)
  })
  expect(missed).toEqual([])
})

describe('every assistant hands over', () => {
  it.each([
    ['I want to speak to a human being', 'person'],
    ['Can I talk to a person?', ''],
    ['I want my money back', 'money'],
    ['I want a refund', 'money'],
    ['This was the worst service ever', 'complaint'],
    ['I want to complain', ''],
    ['Is that legal?', 'law'],
    ['I will sue you', ''],
    ['I am going to call my lawyer', ''],
    ['Is it dangerous?', ''],
    ['I am allergic to latex', ''],
    ['I am pregnant, is that a problem?', ''],
    ['Can I get a discount?', ''],
    ['Could you make an exception, just this once?', ''],
    ['Who won the football world cup in 1998?', ''],
    ['Who is the president?', ''],
    // Things that no lesson names.
    ['Do you sell giraffes?', 'off-topic'],
    ['have you got ducks', 'off-topic'],
    ['Can I buy a bicycle here?', 'off-topic'],
    ['do you stock batteries', 'off-topic'],
    ['qwrtp zxcvb', ''],
    ['', ''],
  ])('"%s" (%s)', (text, reason) => {
    const others = assistants.map((id) => `${id}: ${inShort(ask(id, text))}`)
    expect(others.filter((reply) => !reply.includes(`: handover: ${reason}`))).toEqual([])
  })
})

it.each<[AssistantId, string, ...string[]]>([
  ['questions', 'packages', 'what are your prices', 'prices', 'how much', 'how much do you charge'],
  ['questions', 'packages', 'what do you charge', 'what are your fees', 'price list', 'pricing?'],
  ['questions', 'dislike', 'can I get a refund', 'refund', 'money back', 'is there a guarantee'],
  ['questions', 'samples', 'can I see examples', 'examples?', 'portfolio'],
  ['questions', 'who', 'do you write the text', 'who is behind this'],
  ['questions', 'industries', 'I run a nail salon, can you do that?', 'I run a bakery, can you do that?'],
  ['questions', 'talk', 'what is your phone number', 'contact?'],
  ['questions', 'handover: off-topic', 'can it take payments', 'can I change the prices myself', 'location'],
  ['barbershop', 'hours', 'what are your hours', 'hours?', 'opening hours'],
  ['barbershop', 'prices', 'what are your prices', 'prices', 'how much?', 'what are your fees'],
  ['barbershop', 'colour', 'do you cut color', 'color?'],
  ['barbershop', 'booking', 'beard and haircut saturday'],
  ['dental-practice', 'hours', 'what are your hours', 'hours'],
  ['dental-practice', 'nervous', 'are you gentle'],
  ['shop', 'hours', 'what are your hours', 'hours?'],
  ['shop', 'shipping', 'do you ship', 'shipping', 'how much is shipping', 'do you deliver'],
  ['shop', 'returns', 'return policy', 'what is your return policy', 'can I return something'],
  ['shop', 'handover: off-topic', 'do you have the green bowl', 'red bowls?'],
  ['artist', 'wedding-price', 'what are your prices', 'prices', 'how much do you charge'],
  ['artist', 'style', 'can you paint from a photo'],
  ['estate-agent', 'hours', 'what are your hours'],
  ['estate-agent', 'fee', 'what are your fees', 'how much do you charge', 'commission'],
  ['estate-agent', 'listing', 'do you have anything cheaper', 'is it still for sale', 'prices'],
  ['barbershop', 'address', 'location', 'where are you', 'address?'],
  ['dental-practice', 'address', 'location', 'where are you located'],
  ['shop', 'address', 'location', 'directions'],
  ['artist', 'address', 'location?', 'your address'],
  ['estate-agent', 'address', 'location', 'what is your address'],
  ['barbershop', 'contact', 'contact', 'phone'],
  ['dental-practice', 'contact', 'contact', 'phone?'],
  ['shop', 'contact', 'contact details', 'phone'],
  ['artist', 'contact', 'contact', 'what is your phone number'],
  ['estate-agent', 'contact', 'contact?', 'phone'],
])('asked plainly, %s answers by %s: "%s"', (id, expected, ...texts) => {
  for (const text of texts) expect(inShort(ask(id, text)), text).toBe(expected)
})

const handover = /^handover/

it.each<[AssistantId, string, string | RegExp]>([
  ['shop', 'Can I return a bowl I haven’t used?', 'returns'],
  ['shop', 'Is the glaze safe for my baby?', /^handover: (?:health|danger)$/],
  ['dental-practice', 'It hurts. Can I come in today?', 'emergency'],
  ['dental-practice', 'Can I come in today, it hurts', 'emergency'],
  ['dental-practice', 'Which painkiller should I take?', 'handover: health'],
  ['dental-practice', 'Is it dangerous to wait with a swollen jaw?', /^handover: (?:health|danger)$/],
  ['dental-practice', 'My face is swollen and I can’t breathe, can I come in today?', 'emergency: medical'],
  ['dental-practice', 'I took 20 ibuprofen, could someone call me and see me now?', 'emergency: poison'],
  ['dental-practice', 'Does a root canal hurt?', 'anaesthetic'],
  ['dental-practice', 'is a root canal painful', 'anaesthetic'],
  ['dental-practice', 'Do I need a root canal?', handover],
  ['dental-practice', 'My root canal still hurts after two weeks', 'handover: health'],
  ['dental-practice', 'Is it normal that it hurts after a root canal?', 'handover: health'],
  ['dental-practice', 'Does it hurt when you pull a tooth?', 'anaesthetic'],
  ['dental-practice', 'How long am I numb?', 'anaesthetic'],
  ['dental-practice', 'numbness that won’t go away', 'handover: health'],
  ['dental-practice', 'Can you give too much anesthetic?', 'handover: health'],
  ['dental-practice', 'Does an abscess hurt?', 'handover: health'],
  ['dental-practice', 'Does my tooth hurt less if I wait?', 'handover: health'],
  ['dental-practice', 'Will I wake up during surgery?', 'handover: health'],
  ['dental-practice', 'Does a root canal work?', 'handover: health'],
  ['dental-practice', 'What if the injection hits a nerve?', 'handover: health'],
  ['dental-practice', 'Does a root canal hurt without anesthetic?', 'handover: health'],
  ['dental-practice', 'How painful is it afterwards?', 'handover: health'],
  ['dental-practice', 'Will it hurt when the numbness wears off?', 'handover: health'],
  ['dental-practice', 'Does teeth whitening hurt?', 'handover: health'],
  ['dental-practice', 'The dentist hurt me during a root canal', 'handover: complaint'],
  ['dental-practice', 'You hurt me last time', 'handover: complaint'],
  ['dental-practice', 'What is your phone number?', 'contact'],
  ['dental-practice', 'Can I talk to the dentist?', handover],
  ['dental-practice', 'How much is a root canal?', handover],
  ['artist', 'Could you do our wedding for $1000?', handover],
  ['artist', 'What if it rains?', 'rain'],
  ['barbershop', 'Will it rain today?', handover],
  ['barbershop', 'have you got wax', 'products'],
  ['estate-agent', 'How much is 3 Quarry Lane?', 'listing'],
  ['estate-agent', 'Have you anything cheaper?', 'listing'],
  ['estate-agent', 'Can I see the smaller house on Saturday?', 'listing'],
  ['estate-agent', 'Can I see 14 Alder Street on Saturday?', 'viewing'],
  ['estate-agent', 'Is there a cheaper agent?', handover],
  ['estate-agent', 'the cheaper one', 'listing'],
  ['estate-agent', 'I mean the other house', 'listing'],
  ['estate-agent', 'Does the cottage have parking?', handover],
  ['estate-agent', 'What energy class is the cottage?', handover],
  ['estate-agent', 'Which school is near Quarry Lane?', handover],
  ['estate-agent', 'How far is Quarry Lane from the station?', handover],
  ['estate-agent', 'Does the house have parking?', 'parking'],
  ['estate-agent', 'How far is 14 Alder Street from the station?', 'transport'],
  ['barbershop', 'cut on wednesday', 'booking'],
  ['barbershop', 'Theo on Friday at 6', 'booking'],
  ['barbershop', 'cut, not wednesday', 'booking'],
  ['barbershop', 'Saturday at 3', 'booking'],
  ['barbershop', 'Are you open on Saturday?', 'hours'],
  ['barbershop', 'Theo cut me on Friday', handover],
  ['barbershop', 'what time was it?', 'handover: person'],
  ['shop', 'not the milk jug, the water jug', 'jug'],
  ['shop', 'How far from the station?', 'address'],
  ['shop', 'Is it wheelchair accessible?', 'handover: off-topic'],
  ['artist', 'How far from the ferry landing?', 'address'],
  ['shop', 'Do you sell bowls?', 'bowls'],
  ['questions', 'How do I book the 30-minute call?', 'talk'],
  ['questions', 'can I pay monthly', 'pay'],
  ['questions', 'can I pay in instalments', 'pay'],
  ['questions', 'do you take cards', 'pay'],
  ['questions', 'is the chatbot included', 'packages'],
  ['questions', 'which calendars work with it', 'calendar'],
  ['questions', 'does it work with Booksy', 'calendar'],
  ['questions', 'do I get text reminders', 'reminders'],
  ['questions', 'are text messages included', 'reminders'],
  ['questions', 'how many pages do I get', 'pages'],
  ['questions', 'are the testimonials real', 'samples'],
  ['questions', 'how do I change a price', 'changes'],
  ['questions', 'what if you close', 'ownership'],
  ['questions', 'is there a guarantee', 'dislike'],
  ['estate-agent', 'how do I make an offer', 'offer'],
  ['estate-agent', 'do you accept offers by email', 'offer'],
  ['dental-practice', 'Can I pay in instalments?', 'payment-plan'],
  ['dental-practice', 'Do you take my insurance?', 'insurance'],
  ['artist', 'when do we pay', 'booking'],
  ['barbershop', 'do you take cash', 'payment'],
  ['shop', 'do you take cards', 'payment'],
])('where rules meet, %s answers "%s" by %s', (id, text, expected) => {
  expect(inShort(ask(id, text))).toMatch(expected)
})

it.each<[AssistantId, ...string[]]>([
  [
    'estate-agent',
    'would you take less',
    'will you take 580000',
    'can I offer 600k',
    'knock off ten thousand',
  ],
  ['estate-agent', 'is the price negotiable', 'is there any room on the price', 'is the fee negotiable'],
  ['barbershop', 'would you take less'],
  ['shop', 'would you take less'],
])('%s leaves it to a person to be generous: "%s"', (id, ...texts) => {
  for (const text of texts) expect(inShort(ask(id, text)), text).toBe('handover: exception')
})

it.each<[AssistantId, string]>([
  ['barbershop', 'can I be 20 minutes late'],
  ['barbershop', 'is my 2 year old ok'],
  ['barbershop', 'do you close at 8 on Fridays?'],
  ['shop', 'can I return it after six weeks'],
  ['shop', 'can I return a used bowl'],
  ['artist', 'do you paint outdoors in rain'],
  ['estate-agent', 'is there a garage'],
  ['questions', 'will my old site go down'],
])('%s has no "yes" for what it does not have: "%s"', (id, text) => {
  const reply = ask(id, text)
  expect(reply.kind === 'answer' && reply.topics[0]!.answer[0]).toMatch(/^(?!Yes)./)
})

const ways = ['do you take cash', 'do you take cards', 'can I pay by transfer', 'how can I pay', 'apple pay']

it.each<[AssistantId, ...string[]]>([
  ['artist', ...ways],
  ['dental-practice', ...ways],
  ['estate-agent', ...ways, 'can I pay the fee by card'],
  ['questions', 'do you take cash', 'where are you based'],
  ['questions', 'does the 180 include the chatbot', 'do I pay for the language model'],
  ['questions', 'what does tracking cost after three months', 'how long is the tracking'],
])('%s says so when its list is silent: "%s"', (id, ...texts) => {
  for (const text of texts) expect(inShort(ask(id, text)), text).toBe('handover: off-topic')
})

it.each<[AssistantId, string, string]>([
  ['barbershop', 'HOW MUCH IS A HAIRCUT???', 'prices'],
  ['barbershop', 'hw much is a hiarcut', 'prices'],
  ['dental-practice', 'do you tak my insurnce', 'insurance'],
  ['shop', 'i want a refnud', 'handover: money'],
  ['artist', 'hwo much is a portait', 'portrait'],
  ['estate-agent', 'waht is your fee', 'fee'],
])('however people type, %s answers "%s" by %s', (id, text, expected) => {
  expect(inShort(ask(id, text))).toBe(expected)
})
