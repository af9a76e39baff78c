import { describe, expect, it } from 'vitest'
import { questionsPage } from '~/content/questions'
import { createAssistant, type Reply } from '~/assistant/answer'
import { ask, knowledgeOf, type Base } from '~/showroom/assistants'

const bases = Object.keys(knowledgeOf) as Base[]

/** As the page shows it. */
function shown(reply: Reply): string {
  if (reply.kind === 'handover') return `handover: ${reply.reason}`
  return reply.kind === 'answer' ? reply.topic.id : reply.topics.map(({ id }) => id).join(' ')
}

describe.each(bases)('the assistant of %s', (base) => {
  const { topics, suggestions } = knowledgeOf[base]

  it('suggests six to eight questions and answers each at once, with different topics', () => {
    expect(suggestions.length).toBeGreaterThanOrEqual(6)
    expect(suggestions.length).toBeLessThanOrEqual(8)
    const replies = suggestions.map((suggestion) => ask(base, suggestion))
    expect(replies.filter(({ kind }) => kind !== 'answer')).toEqual([])
    expect(new Set(replies.map(shown)).size).toBe(suggestions.length)
  })

  it('reaches every topic by its label or the first of its wordings', () => {
    const missed = topics.filter(({ id, label, wordings }) => {
      const [first = ''] = wordings.split(',')
      return ![label, first].some((text) => shown(ask(base, text)) === id)
    })
    expect(missed.map(({ id }) => id)).toEqual([])
  })

  it('offers two or three topics when it is not sure, none of them twice', () => {
    const topicLists = topics
      .flatMap(({ wordings }) => wordings.split(','))
      .map((wording) => ask(base, wording.split(' ').slice(-2).join(' ')))
      .flatMap((reply) => (reply.kind === 'choice' ? [reply.topics] : []))
    expect(topicLists.length).toBeGreaterThan(0)
    for (const list of topicLists) {
      expect([2, 3]).toContain(list.length)
      expect(new Set(list).size).toBe(list.length)
    }
  })

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
  ])('hands over "%s"', (text, reason) => {
    expect(ask(base, text)).toEqual({ kind: 'handover', reason })
  })
})

describe('where rules meet', () => {
  it.each<[Base, string, string]>([
    ['shop', 'Can I return a bowl I haven’t used?', 'returns'],
    ['shop', 'I want my money back', 'handover: money-back'],
    ['shop', 'Can I return a used bowl after two months?', 'handover: exception'],
    ['shop', 'It arrived broken', 'broken'],
    ['shop', 'The lamp died after three evenings', 'handover: unsure'],
    ['shop', 'Is it dishwasher safe?', 'dishwasher'],
    ['shop', 'Is the glaze safe for my baby?', 'handover: danger'],
    ['dental-practice', 'It hurts. Can I come in today?', 'emergency'],
    ['dental-practice', 'It hurts. What can I take?', 'handover: health'],
    ['dental-practice', 'My cheek is swollen, is that dangerous?', 'handover: health'],
    ['dental-practice', 'My face is swollen and I can’t breathe, can I come in today?', 'handover: health'],
    ['dental-practice', 'I took 20 ibuprofen, could someone call me and see me now?', 'handover: health'],
    ['dental-practice', 'My filling fell out after two weeks, is it free to redo?', 'handover: complaint'],
    ['dental-practice', 'My filling fell out, can you see me today?', 'emergency'],
    ['dental-practice', 'Does a filling hurt?', 'anaesthetic'],
    ['dental-practice', 'How much is a root canal?', 'handover: unlisted'],
    ['dental-practice', 'What’s your number?', 'contact'],
    ['dental-practice', 'Can I speak to Dr. Amin?', 'handover: person'],
    ['photographer', 'Do we get the deposit back if we cancel?', 'cancel'],
    ['photographer', 'Give us our deposit back', 'handover: money-back'],
    ['photographer', 'Could you do our wedding for $1000?', 'handover: discount'],
    ['photographer', 'You left before the cake', 'handover: unsure'],
    ['photographer', 'What if it rains?', 'rain'],
    ['barbershop', 'Will it rain today?', 'handover: off-topic'],
    ['barbershop', 'How much is a manicure?', 'handover: unlisted'],
    ['barbershop', 'What number can I call?', 'contact'],
    ['estate-agent', 'What is your fee?', 'fee'],
    ['estate-agent', 'Is your fee negotiable?', 'handover: discount'],
    ['questions', 'Can I talk to somebody first?', 'talk'],
    ['questions', 'Can I talk to a human?', 'handover: person'],
    ['questions', 'What if I don’t like it?', 'dislike'],
  ])('%s: %s -> %s', (base, text, expected) => {
    expect(shown(ask(base, text))).toBe(expected)
  })
})

describe('the way people type', () => {
  it.each<[Base, string, string]>([
    ['barbershop', 'HOW MUCH IS A HAIRCUT???', 'prices'],
    ['barbershop', 'hw much is a hiarcut', 'prices'],
    ['barbershop', 'howmuch is a hair cut pls', 'prices'],
    ['barbershop', 'do u take walkins', 'walk-in'],
    ['dental-practice', 'whitning', 'whitening'],
    ['dental-practice', 'anesthetic', 'anaesthetic'],
    ['shop', 'giftcard', 'gift-card'],
    ['shop', 'is it dish washer safe', 'dishwasher'],
    ['estate-agent', 'fee', 'fee'],
    // What may be meant for a rule is: "later" is as close.
    ['estate-agent', 'do i need a lawer', 'handover: law'],
    ['shop', 'i want a refnud', 'handover: money-back'],
  ])('%s: %s -> %s', (base, text, expected) => {
    expect(shown(ask(base, text))).toBe(expected)
  })
})

it('the agency’s assistant answers with the texts and links of its page', () => {
  const onPage = questionsPage.groups.flatMap(({ topics }) => topics)
  expect(knowledgeOf.questions.topics).toHaveLength(onPage.length)
  for (const { id, question, answer, link } of onPage) {
    const reply = ask('questions', question)
    expect(reply).toMatchObject({ kind: 'answer', topic: { id, label: question, answer, link } })
  }
})

it('an assistant depends on nothing but the text', () => {
  const texts = knowledgeOf.shop.suggestions
  const one = createAssistant(knowledgeOf.shop)
  const other = createAssistant(knowledgeOf.shop)
  const replies = texts.map(one)
  expect(texts.toReversed().map(other).toReversed()).toEqual(replies)
  expect(texts.map(one)).toEqual(replies)
})

// The agency's answers are those of its page, which are longer.
it.each(bases.filter((base) => base !== 'questions'))('%s answers in one to three sentences', (base) => {
  for (const { answer } of knowledgeOf[base].topics) {
    const sentences = answer.join(' ').match(/[.?](?= |$)/g) ?? []
    expect(sentences.length, answer.join(' ')).toBeGreaterThanOrEqual(1)
    expect(sentences.length, answer.join(' ')).toBeLessThanOrEqual(3)
  }
})
