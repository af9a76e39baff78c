import { afterAll, describe, expect, it } from 'vitest'
import { knowledgeOf, type AssistantId } from '~/ask/assistants'
import { packages } from '~/content/packages'
import { demoPath, showroom } from '~/content/showroom'
import { facts as artist } from '~/showroom/artist/facts'
import { facts as dental } from '~/showroom/dental-practice/facts'
import { facts as estateAgent } from '~/showroom/estate-agent/facts'
import { inWords } from '~/showroom/kit/formats'
import { facts as shop } from '~/showroom/shop/facts'
import { tasks } from '~/showroom/tasks'
import { unsureAtShop } from '../support/assistants'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { listAll } from '../support/list-all'
import { startSite } from '../support/site'
import { startTestSite } from '../support/test-servers'

const assistants: { assistant: AssistantId; path: string }[] = [
  ...showroom.map(({ id }) => ({ assistant: id, path: `/showroom/${id}` })),
  { assistant: 'questions', path: '/questions' },
]

const site = await startSite({ environment: { METRICS_PORT: '9464' } })
afterAll(() => site.close())

const askAt = (path: string, text: string) => `${path}?ask=${encodeURIComponent(text)}`
/** A conversation: its questions in their order, and what else the address says. */
const askAll = (path: string, questions: readonly string[], more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams([...questions.map((text) => ['ask', text]), ...Object.entries(more)])}`
/** Its path may have a search. */
const withAsks = (path: string, questions: readonly string[]) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(questions.map((text) => ['ask', text]))}`
const answerOf = (document: ParentNode) => one<HTMLElement>(document, '#answer')
const askedBefore = (form: ParentNode) =>
  [...form.querySelectorAll<HTMLInputElement>('[type=hidden][name=ask]')].map(({ value }) => value)

describe.each(assistants)('the assistant of $path', ({ assistant, path }) => {
  const { suggestions, topics, handover } = knowledgeOf[assistant]

  it('answers what it suggests to ask, in the words of its list', async () => {
    const { document } = await openPage(site, path)
    expect(document.querySelector('#answer')).toBeNull()
    expect(textsOf(document, '.suggestions a')).toEqual(suggestions)
    // tests/unit/assistant has all of them.
    for (const suggestion of suggestions.slice(0, 2)) {
      const [address] = hrefOf(one(document, '.suggestions'), suggestion).split('#')
      const page = await openPage(site, address!)
      const { dataset, textContent } = answerOf(page.document)
      const answered = topics.filter(({ id }) => dataset['topic']!.split(' ').includes(id))
      expect(dataset['kind'], suggestion).toBe('answer')
      expect(answered, suggestion).not.toEqual([])
      for (const sentence of answered.flatMap(({ answer }) => answer[0]!.split(/(?<=[.?!]) /)))
        expect(textContent).toContain(sentence)
      expect(textContent).toContain(suggestion)
    }
  })

  it('hands over what is not about this business, and says how to reach a person', async () => {
    const { document } = await openPage(site, askAt(path, 'Who won the football world cup in 1998?'))
    const answer = answerOf(document)
    expect([answer.dataset['kind'], answer.dataset['topic']]).toEqual(['handover', ''])
    expect(textOf(answer)).toMatch(/rather not guess/)
    expect(textOf(answer)).toContain(handover.who.replaceAll('\u00a0', ' '))
    expect(hrefOf(answer, handover.link.label)).toContain(handover.link.to)
  })

  it('shows the page without an answer when nothing is asked', async () => {
    const { status, document } = await openPage(site, `${path}?ask=%20%09%00%E2%80%8F`)
    expect(status).toBe(200)
    expect(document.querySelector('#answer')).toBeNull()
  })

  it('keeps the answer out of caches and search engines', async () => {
    const answer = await site.request(askAt(path, suggestions[0]!))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.has('etag')).toBe(false)
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/)
    const before = site.rendered().length
    await site.request(askAt(path, suggestions[0]!))
    expect(site.rendered()).toHaveLength(before + 1)
  })

  it('shows no markup that somebody asks, cuts a question at 500 characters, and says so', async () => {
    const markup = '"><img src=x onerror=alert(1)><b id=answer>'.padEnd(501, 'x')
    const { document } = await openPage(site, askAll(path, [markup, markup]))
    expect(document.querySelectorAll('[onerror], b#answer')).toHaveLength(0)
    expect(document.querySelectorAll('#answer')).toHaveLength(1)
    expect(textOf(one(answerOf(document), '.asked bdi'))).toBe(markup.slice(0, 500))
    expect(textOf(answerOf(document))).toContain('Only the first 500 characters were read.')
    expect(textOf(one(document, '#thread .asked bdi'))).toBe(markup.slice(0, 500))
    const whole = await openPage(site, askAll(path, [markup, ` ${markup.slice(0, 500)} `]))
    expect(textOf(whole.document.body)).not.toContain('Only the first')
  })

  it('shows a conversation: what was said before, the newest answer, and an empty field for the next', async () => {
    const questions = suggestions.slice(0, 3)
    const { document } = await openPage(site, askAll(path, questions))
    expect(textsOf(document, '#thread > li .asked bdi')).toEqual(questions.slice(0, 2))
    expect(textOf(one(answerOf(document), '.asked bdi'))).toBe(questions[2])
    expect(one<HTMLInputElement>(document, '#ask').defaultValue).toBe('')
    expect(askedBefore(one(document, 'form.ask-form'))).toEqual(questions)
    expect(hrefOf(one(document, '#suggestions'), suggestions[3]!)).toBe(
      `${path}?${[...questions, suggestions[3]!].map((text) => `ask=${encodeURIComponent(text)}`).join('&')}#answer-place`,
    )
    const alone = await openPage(site, askAt(path, questions[2]!))
    expect(alone.document.querySelectorAll('#thread > li')).toHaveLength(0)
  })

  it('remembers the last six questions, of which the next will be one', async () => {
    const questions = [...suggestions, ...suggestions].slice(0, 9)
    const { document } = await openPage(site, askAll(path, questions))
    expect(textsOf(document, '.asked bdi')).toEqual(questions.slice(-6))
    expect(askedBefore(one(document, 'form.ask-form'))).toEqual(questions.slice(-5))
    expect(hrefOf(one(document, '#suggestions'), suggestions[0]!).match(/ask=/g)).toHaveLength(6)
  })

  it('skips blank questions in between', async () => {
    const { document } = await openPage(site, askAll(path, [suggestions[0]!, ' ', suggestions[1]!, '']))
    expect(textsOf(document, '.asked bdi')).toEqual(suggestions.slice(0, 2))
  })
})

const draft = '/preview/barbershop?name=Ann%E2%80%99s&thing=Cut&price=30'
type Page = Awaited<ReturnType<typeof openPage>>

describe.each([...assistants, { assistant: 'barbershop' as const, path: draft }])(
  'somebody in danger at $path',
  ({ assistant, path }) => {
    const at = (...questions: readonly string[]) => openPage(site, withAsks(path, questions))

    it.each([
      ['I want to kill myself', /^Call or text 988 now/, 'tel:988'],
      [
        'My son swallowed some of the beard oil',
        /^Call Poison Control now: 1-800-222-1222/,
        'tel:1-800-222-1222',
      ],
      ['there’s a fire in your shop', /^Call 911/, 'tel:911'],
      [`${'I have a long story. '.repeat(20)}Before I kill myself tonight`, /^Call or text 988/, 'tel:988'],
      ['i smell gas', /^Call 911 from outside/, 'tel:911'],
      ['i cant breathe', /^Call 911/, 'tel:911'],
      ['my husband hits me', /^Call 911/, 'tel:911'],
    ])('gets a number first, and nothing else: "%s"', async (text, first, to) => {
      const { document } = await at(text)
      const answer = answerOf(document)
      expect({ ...answer.dataset }).toEqual({ kind: 'emergency', topic: '' })
      const [, number, here] = textsOf(answer, 'p')
      expect(number).toMatch(first)
      expect(here).toMatch(/I can’t send help/)
      expect(answer.querySelector('.answer-links a')!.getAttribute('href')).toBe(to)
      expect(textOf(answer)).not.toMatch(/\$|555-|book|rehearsal/i)
      expect(answer.querySelector('form, .note, [data-ask]')).toBeNull()
    })

    it('and what was offered before is neither settled nor gone, and a yes means it afterwards', async () => {
      const [first, , yes] =
        assistant === 'questions' ? knowledgeOf.questions.suggestions : tasks[assistant].dialogue
      const danger = 'I want to kill myself'
      const pages = [[first!], [first!, danger], [first!, yes!], [first!, danger, yes!]].map((asked) =>
        at(...asked),
      )
      const [before, during, settled, after] = await Promise.all(pages)
      const shown = ({ document }: Page) => document.querySelector('#rehearsal')?.textContent
      expect(shown(during!)).toBe(shown(before!))
      expect(shown(after!)).toBe(shown(settled!))
      const said = ({ document }: Page) => textsOf(answerOf(document), 'p')
      expect(said(after!)).toEqual(said(settled!))
    })
  },
)

it('tells who fears a root canal that it is numb first, how to stop it, and whom to ask', async () => {
  const { document } = await openPage(site, askAt('/showroom/dental-practice', 'does a root canal hurt'))
  const answer = answerOf(document)
  expect(answer.dataset['topic']).toBe('anaesthetic')
  for (const words of ['area is numb before', 'stop signal', dental.doctors[0], dental.phone])
    expect(textOf(answer)).toContain(words)
})

it.each([
  'does the cottage have parking',
  'what energy class is the cottage',
  'which school is near quarry lane',
  'how far is quarry lane from the station',
])('gives no fact of 14 Alder Street for the cottage: "%s"', async (question) => {
  const { document } = await openPage(site, askAt('/showroom/estate-agent', question))
  const answer = answerOf(document)
  expect(answer.dataset['kind']).toBe('handover')
  expect(textOf(answer)).toContain(estateAgent.phone)
  expect(textOf(answer)).not.toMatch(/14 Alder Street|class C|drive|minutes/)
})

it.each([
  ['shop', `${inWords(shop.way.minutes)}-minute walk`],
  ['artist', `${artist.way.minutes.replace(' minutes', '-minute')} walk`],
])('tells who comes to the %s on foot how far it is', async (id, words) => {
  const { document } = await openPage(site, askAt(`/showroom/${id}`, 'How far from the station?'))
  expect(textOf(answerOf(document))).toContain(words)
})

it.each([
  ['dental-practice', 'is it dangerous', [dental.phone, dental.nightPhone]],
  ['dental-practice', 'It hurts. Can I come in today?', [dental.phone, dental.nightPhone]],
  ['shop', 'I want my money back', [shop.phone]],
])('%s answers "%s" with numbers that dial', async (id, question, numbers) => {
  const { document } = await openPage(site, askAt(`/showroom/${id}`, question))
  const links = [...answerOf(document).querySelectorAll('p a.number')]
  expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual(
    numbers.map((number) => `tel:${number}`),
  )
})

it('no line of an answer ends within a span of days', async () => {
  const { document } = await openPage(site, askAt('/questions', 'What does it cost?'))
  expect(textsOf(answerOf(document), '.whole')).toContain(packages[1].timeline.replace(' days', ''))
})

it('the dental practice and the estate agent answer by the clock of their pages', () => {
  for (const id of ['dental-practice', 'estate-agent'] as const) {
    for (const { answer } of knowledgeOf[id].topics) expect(answer.join(' ')).not.toMatch(/\d [ap]m\b/)
    expect(knowledgeOf[id].handover.who).not.toMatch(/\d [ap]m\b/)
  }
})

it('offers two or three topics as links when it is not sure', async () => {
  const { document } = await openPage(site, askAt('/showroom/shop', unsureAtShop()))
  const answer = answerOf(document)
  expect(answer.dataset['kind']).toBe('choice')
  const ids = answer.dataset['topic']!.split(' ')
  expect([2, 3]).toContain(ids.length)
  expect(answer.querySelectorAll('a[href^="/showroom/shop?ask="]')).toHaveLength(ids.length)
})

it('takes a question that it hands over along into the consultation form', async () => {
  const question = 'Do you also paint "houses" & fences?'
  const { document } = await openPage(site, askAt('/questions', question))
  const answer = answerOf(document)
  expect(answer.dataset['kind']).toBe('handover')
  const form = await site.request(hrefOf(answer, 'Send us the question'))
  expect(form.headers.get('cache-control')).toBe('private, no-store')
  const page = await openPage(site, hrefOf(answer, 'Send us the question'))
  expect(page.values['message']).toBe(`My question: ${question}\n\n`)
})

// tests/unit/assistant/hostile-texts.test.ts has 10,000.
it('gives every hostile question a page', async () => {
  const odd = ['%', '%FF%FE', '%00', '%ED%A0%80', 'a&ask=b', '%E2%80%AE%3C%22%F0%9F%98%80%CC%81']
  for (const query of [...odd, '+'.repeat(15_000), 'x'.repeat(65_536)]) {
    const answer = await site.request(`/questions?ask=${query}`)
    expect(answer.status, query.slice(0, 80)).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  expect(site.logged('error')).toEqual([])
})

describe('after a handover, a visitor may leave a note', () => {
  const path = '/showroom/barbershop'
  const moment = showroom.find(({ id }) => id === 'barbershop')!.moment
  const grave = 'I want my money back'
  const opened = async (more: Record<string, string>, questions = [grave]) =>
    (await openPage(site, askAll(path, questions, more))).document
  const typed = (document: ParentNode) =>
    ['who', 'number'].map((name) => one<HTMLInputElement>(document, `.note [name=${name}]`).defaultValue)

  it.each(showroom.map((demo) => demoPath(demo)))(
    'at %s, by a form that keeps the conversation',
    async (at) => {
      const { document } = await openPage(site, askAll(at, ['When are you open?', grave]))
      const form = one<HTMLFormElement>(document, 'form.note')
      expect(form.method).toBe('get')
      expect(form.getAttribute('action')).toBe(`${at}#note`)
      expect(askedBefore(form)).toEqual(['When are you open?', grave])
      expect(form.querySelector('[role=alert]')).toBeNull()
      expect(typed(document)).toEqual(['', ''])
    },
  )

  it('but after no answer, such as the hours, and not on the questions page', async () => {
    for (const answered of ['When are you open?', 'How much is a haircut?'])
      expect((await opened({}, [answered])).querySelector('.note')).toBeNull()
    const other = await opened({ who: 'Nell', number: '555-0100' }, ['How much is a haircut?'])
    expect(other.querySelector('.note')).toBeNull()
    expect(other.body.innerHTML).not.toMatch(/Nell|555-0100/)
    const { document } = await openPage(
      site,
      askAll('/questions', [grave], { who: 'Nell', number: '555-0100' }),
    )
    expect(document.querySelector('form.note, figure.note')).toBeNull()
    expect(document.body.innerHTML).not.toMatch(/Nell|555-0100/)
  })

  it('with both, and sees what the owner gets: time, question, name and number', async () => {
    const document = await opened({ who: ' Nell ', number: '555-0100' }, ['When are you open?', grave])
    const note = one(document, 'figure.note')
    expect(textOf(one(note, 'figcaption'))).toMatch(/nothing is booked, saved or sent/)
    expect(textsOf(note, 'blockquote p')).toEqual([moment, `“${grave}”`, 'Nell, 555-0100'])
    expect(document.querySelector('form.note')).toBeNull()
  })

  it.each([
    { who: 'Nell', number: '' },
    { who: 'Nell', number: 'later' },
    { who: ' ', number: '555-0100' },
    { who: '', number: '' },
    { who: '\u200B', number: '5' },
  ])('but not with $who and $number alone, and keeps what was typed', async ({ who, number }) => {
    const document = await opened({ who, number })
    expect(document.querySelector('figure.note')).toBeNull()
    expect(textOf(one(document, 'form.note [role=alert]'))).toMatch(/both a first name and a phone number/)
    expect(typed(document)).toEqual([who.replace(/[\s\u200B]/g, ''), number])
  })

  it('whose markup stays text', async () => {
    const markup = '"><b onclick=1>9</b>'
    const left = await opened({ who: markup, number: markup })
    expect(textsOf(left, '.note blockquote p').at(-1)).toBe(`${markup}, ${markup}`)
    const missing = await opened({ who: markup, number: '<i onclick=x>' })
    expect(typed(missing)).toEqual([markup, '<i onclick=x>'])
    for (const document of [left, missing]) expect(document.querySelector('[onclick]')).toBeNull()
  })

  it('of 40 and 20 characters at most, in whole characters', async () => {
    const document = await opened({ who: 'n'.repeat(41), number: '5'.repeat(21) })
    expect(textsOf(document, '.note blockquote p').at(-1)).toBe(`${'n'.repeat(40)}, ${'5'.repeat(20)}`)
    const emoji = await opened({ who: `n${'💇'.repeat(30)}`, number: '5' })
    expect(textsOf(emoji, '.note blockquote p').at(-1)).not.toContain('\uFFFD')
    for (const length of [500, 15_000]) {
      const long = await site.request(
        askAll(path, [grave], { who: 'n'.repeat(length), number: '5'.repeat(length) }),
      )
      expect(long.status).toBe(200)
    }
  })

  it('once: of repeated names, one counts', async () => {
    const answer = await site.request(`${askAt(path, grave)}&who=Nell&who=Ivo&number=1&number=2`)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toMatch(
      /<bdi>(?:Nell<\/bdi>, <bdi class="number">1|Ivo<\/bdi>, <bdi class="number">2)<\/bdi>/,
    )
  })

  it('that no cache keeps, alone or repeated', async () => {
    for (const query of [
      'who=Nell',
      'number=1',
      'who=Nell&who=Ivo',
      `ask=${grave}&who=Nell&number=1`,
      'ask=&ask=',
    ]) {
      const answer = await site.request(`${path}?${query}`)
      expect(answer.headers.get('cache-control'), query).toBe('private, no-store')
      expect(answer.headers.has('etag')).toBe(false)
    }
  })
})

it('tells operators how often, and nobody what', async () => {
  const asked = await startTestSite({ environment: { METRICS_PORT: '9464' } })
  const conversation = ['wilhelmina divorce on mill lane', 'I want my money back']
  for (const path of ['/showroom/shop', '/questions'])
    await asked.request(askAll(path, conversation, { who: 'Wilhelmina', number: '555-0177' }))
  await asked.request(askAt('/showroom/shop', 'Do you wrap gifts?'))
  const scraped = await asked.services.metrics!.registry.metrics()
  expect(asked.log() + scraped).not.toMatch(/wilhelmina|divorce|mill lane|money|555-0177/i)
  // However long a conversation is, one question of it is new.
  expect(scraped).toContain('dayfive_assistant_questions_total{site="shop"} 2')
  expect(scraped).toContain('dayfive_assistant_replies_total{site="shop",kind="answer"} 1')
  expect(scraped).toContain('dayfive_assistant_replies_total{site="questions",kind="handover"} 1')
  expect(await listAll(asked.services.journal)).toEqual([])
})

it('who asks too much gets a clear answer, how long to wait and whom to call, and all other pages', async () => {
  const limited = await startTestSite({
    environment: { SUBMISSIONS_PER_HOUR: '1', TRUST_PROXY: '1', METRICS_PORT: '9464' },
  })
  const askFrom = (address: string) =>
    limited.request(askAt('/showroom/shop', 'Do you wrap gifts?'), {
      headers: { 'x-forwarded-for': address },
    })
  for (let asked = 0; asked < 50; asked += 1) expect((await askFrom('203.0.113.7')).status).toBe(200)
  const refused = await askFrom('203.0.113.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  const text = await refused.text()
  expect(text).toMatch(/id="answer"[^>]*data-kind="handover" data-topic=""/)
  expect(text).toMatch(/You have asked more than I answer in an hour\. Ask me again in 60 minutes/)
  expect(text).toContain(shop.phone)
  const inDanger = await limited.request(askAt('/showroom/shop', 'I cannot breathe'), {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  expect(inDanger.status).toBe(429)
  expect(await inDanger.text()).toMatch(/data-kind="emergency"[^]*Call 911/)
  const readers = { headers: { 'x-forwarded-for': '203.0.113.7' } }
  expect((await limited.request('/showroom/shop', readers)).status).toBe(200)
  expect((await askFrom('203.0.113.8')).status).toBe(200)
  const scraped = await limited.services.metrics!.registry.metrics()
  expect(scraped).toContain('dayfive_assistant_replies_total{site="shop",kind="throttled"} 2')
})
