import { expect, it } from 'vitest'
import { knowledgeOf, type AssistantId } from '~/ask/assistants'
import { packages } from '~/content/packages'
import { showroom } from '~/content/showroom'
import { asPrice, costOverYears } from '~/content/prices'
import { facts as artist } from '~/showroom/artist/facts'
import { facts as barbershop } from '~/showroom/barbershop/facts'
import { draftKnowledge } from '~/showroom/draft/draft-assistant'
import { readDraft } from '~/showroom/draft/read-draft'
import { inWords, spokenTime } from '~/showroom/kit/formats'
import { facts as shop } from '~/showroom/shop/facts'
import { demos } from '~/showroom/demos'
import { turnInWords } from '~/ui/assistant/answer-words'
import { ask, assistants, converse } from '../../support/assistants'
import { withFacts } from '../../support/facts'
import { rowsOf } from '../../support/rows'

const { draft } = readDraft(
  new URLSearchParams('name=Nell&thing=Alpha&price=28&thing=Beta&price=40&mon=9-17&tue=9-17&person=Nell'),
)

const sums = packages.map((each) => asPrice(costOverYears(each, 3)).replace('$', String.raw`\$`))
const inThreeYears = new RegExp(`: Over three .*${sums.join('.*')}`)
const { name: sam } = barbershop.barbers.sam
const slot = spokenTime(Object.keys(barbershop.days[0].free)[0]!).replace('\u00a0', ' ')
const june = artist.season.months[1]
const oneTooMany = inWords(shop.pieces.bowl.left + 1)

/** What is said last, with its topics in front. */
function answerTo(who: string, questions: readonly string[]): string {
  const id = who.replace('draft ', '') as AssistantId
  const turn = converse(id, questions, who === id ? undefined : draft).at(-1)!
  const { topic, paragraphs } = turnInWords(knowledgeOf[id], '', turn, { questions: [], memory: '' })
  return `${topic}: ${paragraphs.join(' ')}`.replaceAll('\u00a0', ' ')
}

const ids = showroom.map(({ id }) => id)
const drafts = ids.map((id) => `draft ${id}`)

// Who is asked, the questions with a bar between them, and what the last answer must be.
it.each<[string, string, RegExp]>([
  ['questions', 'what does it cost for three years', inThreeYears],
  ['barbershop', `how much is a cut | and tomorrow at ${slot}?`, new RegExp(`^booking: .*${slot}`)],
  ['barbershop', `Can I ask for ${sam}? | when is he free`, /^booking: .*with \w/],
  ['shop', `hold ${oneTooMany} cobalt bowls`, /: Only \w+ cobalt thumb bowls? (?:is|are) left/],
  ['artist', `is ${june.name} ${june.free[0]} free | yes please`, /^dates: Where is it/],
  ...drafts.flatMap((who): [string, string, RegExp][] => [
    [who, 'how much is alpha | and beta', /^prices: Beta: \$40\./],
    [who, 'are you open saturday', /^hours: No, on Saturdays .*Monday and Tuesday 9 am–5 pm\.$/],
    [who, 'is my site mobile friendly', /^: .*rather not guess/],
    [who, 'do you have live music on Friday?', /^(?!.*\bYes\b)/],
  ]),
])('%s, asked "%s"', (who, questions, expected) => {
  expect(answerTo(who, questions.split(' | '))).toMatch(expected)
})

it.each(rowsOf('questions/visits'))('visits.txt: %s, asked "%s"', (who, questions, expected) => {
  const asked = withFacts(who, questions).replaceAll(/(?<=\d),(?=\d)/g, '')
  expect(answerTo(who, asked.split(' / '))).toMatch(new RegExp(withFacts(who, expected)))
})

it.each(['how much', 'price list', 'what does it cost'])(
  '"%s" alone is told all that has a price, in every demo',
  (text) => {
    for (const id of ids) {
      const priced = knowledgeOf[id].topics.filter(({ hasPrice }) => hasPrice).map((topic) => topic.id)
      const reply = ask(id, text)
      expect(reply.kind === 'answer' && reply.topics.map((topic) => topic.id), id).toEqual(priced)
    }
  },
)

it.each<[string, readonly string[]]>([
  ...assistants.map((id): [string, readonly string[]] => [id, knowledgeOf[id].suggestions]),
  ...showroom.map(({ id }): [string, readonly string[]] => [
    `draft ${id}`,
    draftKnowledge(draft, demos[id].taskOf(draft)).suggestions.filter(
      (text) => text !== 'Can I talk to a person?',
    ),
  ]),
])('all that %s suggests is answered alone', (who, suggestions) => {
  const id = who.replace('draft ', '') as AssistantId
  for (const text of suggestions)
    expect(converse(id, [text], who === id ? undefined : draft)[0]!.reply.kind, text).toBe('answer')
})
