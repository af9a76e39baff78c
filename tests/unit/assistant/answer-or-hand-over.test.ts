import { describe, expect, it } from 'vitest'
import type { AssistantReply } from '~/assistant/answer-or-hand-over'
import { ask, knowledgeOf, type AssistantId } from '~/assistant/service/assistants'

const assistants = Object.keys(knowledgeOf) as AssistantId[]

/** As the page shows it. */
function shown(reply: AssistantReply): string {
  if (reply.kind === 'handover') return `handover: ${reply.reason}`
  return reply.kind === 'answer' ? reply.topic.id : reply.topics.map(({ id }) => id).join(' ')
}

it.each(assistants)('%s reaches every topic by its label or the first of its wordings', (id) => {
  const missed = knowledgeOf[id].topics.filter((topic) => {
    const [first = ''] = topic.wordings.split(',')
    return ![topic.label, first].some((text) => shown(ask(id, text)) === topic.id)
  })
  expect(missed.map((topic) => topic.id)).toEqual([])
})

describe.each(assistants)('%s hands over', (id) => {
  it.each([
    ['Can I talk to a person?', 'person'],
    ['I want my money back', 'money-back'],
    ['This was the worst service ever', 'complaint'],
    ['Is that legal?', 'law'],
    ['Is it dangerous?', 'danger'],
    ['I am pregnant, is that a problem?', 'health'],
    ['Can I get a discount?', 'discount'],
    ['Could you make an exception, just this once?', 'exception'],
    ['Who is the president?', 'off-topic'],
    ['Are you a robot?', 'itself'],
    ['', 'unsure'],
    ['qwrtp zxcvb', 'unsure'],
  ])('"%s"', (text, reason) => {
    expect(ask(id, text)).toEqual({ kind: 'handover', reason })
  })
})

it.each<[AssistantId, string, string]>([
  ['shop', 'Can I return a bowl I haven’t used?', 'returns'],
  ['shop', 'Can I return a used bowl after two months?', 'handover: exception'],
  ['shop', 'Is the glaze safe for my baby?', 'handover: danger'],
  ['dental-practice', 'It hurts. Can I come in today?', 'emergency'],
  ['dental-practice', 'My face is swollen and I can’t breathe, can I come in today?', 'handover: health'],
  ['dental-practice', 'I took 20 ibuprofen, could someone call me and see me now?', 'handover: health'],
  ['dental-practice', 'How much is a root canal?', 'handover: unlisted'],
  ['photographer', 'Could you do our wedding for $1000?', 'handover: discount'],
  ['photographer', 'What if it rains?', 'rain'],
  ['barbershop', 'Will it rain today?', 'handover: off-topic'],
  ['questions', 'Can I talk to somebody first?', 'talk'],
  ['barbershop', 'HOW MUCH IS A HAIRCUT???', 'prices'],
  ['barbershop', 'hw much is a hiarcut', 'prices'],
  ['shop', 'i want a refnud', 'handover: money-back'],
])('where rules meet, and however people type, %s answers "%s" by %s', (id, text, expected) => {
  expect(shown(ask(id, text))).toBe(expected)
})
