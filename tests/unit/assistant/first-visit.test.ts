import { expect, it } from 'vitest'
import { knowledgeOf, type AssistantId } from '~/ask/assistants'
import { packages } from '~/content/packages'
import { showroom } from '~/content/showroom'
import { costOverYears } from '~/offers/cost-over-years'
import { asPrice } from '~/offers/dollars'
import { draftKnowledge } from '~/showroom/draft/draft-assistant'
import { readDraft } from '~/showroom/draft/read-draft'
import { draftTask } from '~/showroom/tasks'
import { turnInWords } from '~/ui/assistant/conversation'
import { ask, assistants, converse } from '../../support/assistants'

const { draft } = readDraft(
  new URLSearchParams('name=Nell&thing=Alpha&price=28&thing=Beta&price=40&mon=9-17&tue=9-17&person=Nell'),
)

const sums = packages.map((each) => asPrice(costOverYears(each, 3)).replace('$', String.raw`\$`))
const inThreeYears = new RegExp(`: Over three .*${sums.join('.*')}`)

/** What is said last, with its topics in front. */
function answerTo(who: string, questions: readonly string[]): string {
  const id = who.replace('draft ', '') as AssistantId
  const turn = converse(id, questions, who === id ? undefined : draft).at(-1)!
  const { topic, paragraphs } = turnInWords(knowledgeOf[id], '', turn, { questions: [], table: '' })
  return `${topic}: ${paragraphs.join(' ')}`.replaceAll('\u00a0', ' ')
}

const demos = showroom.map(({ id }) => id)
const drafts = demos.map((id) => `draft ${id}`)
const tryOut = /^draft: .*a draft of your website at once/
const bowls = 'the cobalt thumb bowl, the soup bowl or the salad bowl\\?'

// Who is asked, the questions with a bar between them, and what the last answer must be.
it.each<[string, string, RegExp]>([
  ...['does it work on phones', 'is my site mobile friendly', 'will it look good on iphone'].map(
    (text): [string, string, RegExp] => ['questions', text, /^phones: Yes\. All three .*fast on a phone/],
  ),
  ['questions', 'can i see a draft', tryOut],
  ['questions', 'can i see an example with my own name', tryOut],
  [
    'questions',
    'which one books appointments | and how much is that',
    /^calendar: The AI Growth .* is \$1,200/,
  ],
  ['questions', 'how long does it take | and for the cheapest one?', /^five-days: The AI Starter/],
  ['questions', 'do i lose the months i paid', /: No\. .*we refund the months you haven’t used/],
  ['questions', 'what happens to the months i already paid if i cancel hosting', /: .*refund the months/],
  ['questions', 'is there a monthly fee', /^after-year: No\. .*\$180 a year/],
  ['questions', 'can i pay monthly', /^pay: No\. You pay half to start/],
  ['questions', 'what does it cost for three years', inThreeYears],
  ['questions', 'who writes the text', /: .*AI drafts it, and one of us edits it/],
  ['barbershop', 'how much is a cut | and for kids', /^prices: A cut for kids under 12 is \$18/],
  [
    'barbershop',
    'how much is a cut | and a shave? | what about a beard trim',
    /^prices: A beard trim alone is \$16/,
  ],
  ['barbershop', 'how long does a cut take | and a shave', /^duration: /],
  ['barbershop', 'how much is a cut | and are you open on Monday?', /^hours: No/],
  ['barbershop', 'how much is a cut | and tomorrow at 5:40?', /^booking: .*5:40/],
  ['barbershop', 'do you take venmo', /^payment: No\. We take cash/],
  ['shop', 'how much is the jug | and shipping', /^shipping: Shipping within the U\.S\. is \$9[^?]*$/],
  ['shop', 'how much is the jug | and the lamp', /^lamp: The table lamp is \$120/],
  ['shop', 'hold two cobalt bowls | yes', /: Two cobalt thumb bowls are at the counter/],
  ['shop', 'hold both blue bowls for me | yes', /: Two cobalt thumb bowls are at the counter/],
  ['shop', 'hold three cobalt bowls', /: Only two cobalt thumb bowls are left/],
  ['shop', 'hold a bowl for me', new RegExp(`: Which one would you like: ${bowls}$`)],
  ['shop', 'hold a bowl for me | two', new RegExp(`: Two of which: ${bowls}$`)],
  ['shop', 'hold a bowl for me | two | the cobalt one', /: Shall I keep two cobalt thumb bowls, \$34 each/],
  ['shop', 'hold a bowl for me | two | the salad bowl', /: I can’t hold that many here.*keep a salad bowl/],
  ['dental-practice', 'my tooth fell out', /^emergency: If it can’t wait, call 555-0142.*We hold 11:10/],
  ['dental-practice', 'It hurts. Can I come in today?', /^emergency: Yes\. We hold 11:10/],
  ['dental-practice', 'Which painkiller should I take?', /^: If it can’t wait, call 555-0142 now/],
  [
    'dental-practice',
    'how much is a cleaning | and with x-ray',
    /^checkup: A checkup is \$65 with the X-ray/,
  ],
  ['dental-practice', 'do you do fillings | and how much is that', /^filling: A filling is \$140/],
  ['dental-practice', 'how much is a filling | and a crown', /^crown: A crown starts at \$890/],
  ['dental-practice', 'open Friday afternoon?', /^hours: No, on Fridays we close at 1 pm\./],
  [
    'artist',
    'is june 12 free | yes please',
    /^dates: Where is it: in Port Ansel, within 60 miles or farther away\?$/,
  ],
  [
    'artist',
    'how much is a portrait | and prints',
    /^prints: A book of the sketches starts at \$420, prints at \$12/,
  ],
  ['estate-agent', 'how much is the house | and the cottage', /^listing: The cottage .*\$389,000/],
  ...drafts.flatMap((who): [string, string, RegExp][] => [
    [who, 'how much is alpha | and beta', /^prices: Beta: \$40\./],
    [who, 'how much | and beta?', /^prices: Beta: \$40\./],
    [
      who,
      'are you open saturday',
      /^hours: No, on Saturdays we’re closed\. We’re open Monday and Tuesday 9 am–5 pm\.$/,
    ],
  ]),
  ['shop', 'Can you hold one for me?', /^reserve: .*Which one would you like/],
  ['shop', 'Do you still have the blue bowl? | Can you hold one for me?', /Shall I keep a cobalt thumb bowl/],
  ['draft shop', 'Can you hold one for me?', /^reserve: Which one would you like: Alpha or Beta\?$/],
  ...['can it answer my phone', 'can the bot take phone calls', 'will it pick up the phone'].map(
    (text): [string, string, RegExp] => ['questions', text, /^phones: No\. It answers on your website, not/],
  ),
  ['questions', 'can it take bookings on a phone', /^phones: All three packages/],
  ['questions', 'does it answer on mobile phones', /^phones: All three packages/],
  [
    'estate-agent',
    'What is my house worth? | how much does that cost',
    /^valuation: We value your home for free/,
  ],
  ['estate-agent', 'What is your fee? | how much is that', /^fee: Our fee is 1\.4%/],
  ['barbershop', 'Can I ask for Sam? | when is he free', /^booking: .*with Sam/],
  ['draft estate-agent', 'what’s your fee', /^: .*rather not guess/],
  ['draft estate-agent', 'what is your commission', /^: .*rather not guess/],
  ['draft dental-practice', 'how much is a crown', /^: .*rather not guess/],
  [
    'questions',
    'does it work with google calendar',
    /^calendar: I can’t promise a connection to Google Calendar/,
  ],
  ['questions', 'how much is the Sales Machine', /^packages: The AI Sales Machine is \$1,800(?!.*Starter)/],
  ['questions', 'whats the difference between growth and sales machine', /^(?!.*Starter).*1,200.*1,800/],
  ['questions', 'what do I get for 800', /^packages: The AI Starter Website is \$800(?!.*Growth)/],
  ['questions', 'what do I get for $500', /^packages: We have nothing at that price.* is \$800/],
  ['dental-practice', 'how much is a filling | does it hurt?', /^anaesthetic: /],
])('%s, asked "%s"', (who, questions, expected) => {
  expect(answerTo(who, questions.split(' | '))).toMatch(expected)
})

it.each(['how much', 'how much?', 'price list', 'what does it cost', 'prices', 'what are your prices'])(
  '"%s" alone is told all that has a price, in every demo',
  (text) => {
    for (const id of demos) {
      const priced = knowledgeOf[id].topics.filter(({ hasPrice }) => hasPrice).map((topic) => topic.id)
      const reply = ask(id, text)
      expect(reply.kind === 'answer' && reply.topics.map((topic) => topic.id), id).toEqual(priced)
    }
  },
)

it.each(['does it work on phones', 'is my site mobile friendly', 'will it look good on iphone'])(
  '"%s" is for a person in every demo and draft',
  (text) => {
    for (const who of [...demos, ...drafts])
      expect(answerTo(who, [text]), who).toMatch(/^: .*rather not guess/)
  },
)

it.each<[string, readonly string[]]>([
  ...assistants.map((id): [string, readonly string[]] => [id, knowledgeOf[id].suggestions]),
  ...showroom.map(({ id }): [string, readonly string[]] => [
    `draft ${id}`,
    draftKnowledge(draft, draftTask(id, draft)).suggestions.filter(
      (text) => text !== 'Can I talk to a person?',
    ),
  ]),
])('all that %s suggests is answered alone', (who, suggestions) => {
  const id = who.replace('draft ', '') as AssistantId
  for (const text of suggestions)
    expect(converse(id, [text], who === id ? undefined : draft)[0]!.reply.kind, text).toBe('answer')
})
