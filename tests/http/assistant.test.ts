import { describe, expect, it } from 'vitest'
import { knowledgeOf, type AssistantId } from '~/ask/assistants'
import { demoPath, showroom } from '~/content/showroom'
import { facts as dental } from '~/showroom/dental-practice/facts'
import { facts as shop } from '~/showroom/shop/facts'
import { tasks } from '~/showroom/demos'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { listAll } from '../support/list-all'
import { formData } from '../support/parse-html'
import { startFileSite, startTestSite } from '../support/test-servers'
import { readPage, type Page } from '../support/visitors'

const assistants: { assistant: AssistantId; path: string }[] = [
  ...showroom.map(({ id }) => ({ assistant: id, path: `/showroom/${id}` })),
  { assistant: 'questions', path: '/questions' },
]

const site = await startFileSite({ environment: { METRICS_PORT: '9464' } })

/** A conversation: its questions in their order, and what else the address says; the path may have a search. */
const asking = (path: string, questions: string | readonly string[], more: Record<string, string> = {}) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams([...[questions].flat().map((text) => ['ask', text]), ...Object.entries(more)])}`
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
    const { document } = await openPage(site, asking(path, 'Who won the football world cup in 1998?'))
    const answer = answerOf(document)
    expect([answer.dataset['kind'], answer.dataset['topic']]).toEqual(['handover', ''])
    expect(textOf(answer)).toContain(handover.who.replaceAll('\u00a0', ' '))
    expect(hrefOf(answer, handover.link.label)).toContain(handover.link.to)
  })

  it('shows no markup that somebody asks, cuts a question at 500 characters, and says so', async () => {
    const markup = '"><img src=x onerror=alert(1)><b id=answer>'.padEnd(501, 'x')
    const { document } = await openPage(site, asking(path, [markup, markup]))
    expect(document.querySelectorAll('[onerror], b#answer')).toHaveLength(0)
    expect(document.querySelectorAll('#answer')).toHaveLength(1)
    expect(textOf(one(answerOf(document), '.asked bdi'))).toBe(markup.slice(0, 500))
    expect(textOf(one(document, '#thread .asked bdi'))).toBe(markup.slice(0, 500))
    const whole = await openPage(site, asking(path, [markup, ` ${markup.slice(0, 500)} `]))
    const asides = (page: ParentNode) => textsOf(page, 'p.aside').filter((aside) => aside.includes('500'))
    expect([asides(document).length, asides(whole.document).length]).toEqual([1, 0])
  })

  it('shows a conversation without what is blank: what was said before, the newest answer, and an empty field for the next', async () => {
    const blank = await openPage(site, `${path}?ask=%20%09%00%E2%80%8F`)
    expect([blank.status, blank.document.querySelector('#answer')]).toEqual([200, null])
    const questions = suggestions.slice(0, 3)
    const { document } = await openPage(
      site,
      asking(path, [...questions.slice(0, 2), ' ', questions[2]!, '']),
    )
    expect(textsOf(document, '#thread > li .asked bdi')).toEqual(questions.slice(0, 2))
    expect(textOf(one(answerOf(document), '.asked bdi'))).toBe(questions[2])
    expect(one<HTMLInputElement>(document, '#ask').defaultValue).toBe('')
    expect(askedBefore(one(document, 'form.ask-form'))).toEqual(questions)
    const [next = ''] = hrefOf(one(document, '#suggestions'), suggestions[3]!).split('#')
    expect(new URLSearchParams(next.split('?')[1]).getAll('ask')).toEqual(suggestions.slice(0, 4))
  })

  it('remembers the last six questions, of which the next will be one', async () => {
    const questions = [...suggestions, ...suggestions].slice(0, 9)
    const { document } = await openPage(site, asking(path, questions))
    expect(textsOf(document, '.asked bdi')).toEqual(questions.slice(-6))
    expect(askedBefore(one(document, 'form.ask-form'))).toEqual(questions.slice(-5))
    expect(hrefOf(one(document, '#suggestions'), suggestions[0]!).match(/ask=/g)).toHaveLength(6)
  })
})

const draft = '/preview/barbershop?name=Ann%E2%80%99s&thing=Cut&price=30'

describe.each([...assistants, { assistant: 'barbershop' as const, path: draft }])(
  'somebody in danger at $path',
  ({ assistant, path }) => {
    const at = (...questions: readonly string[]) => openPage(site, asking(path, questions))

    // tests/unit/assistant/emergencies.test.ts has all kinds and their numbers.
    it.each([
      ['i smell gas', 'tel:911'],
      [`${'I have a long story. '.repeat(20)}Before I kill myself tonight`, 'tel:988'],
    ])('gets a number first, and nothing else: "%s"', async (text, to) => {
      const { document } = await at(text)
      const answer = answerOf(document)
      expect({ ...answer.dataset }).toEqual({ kind: 'emergency', topic: '' })
      expect(answer.querySelector('.answer-links a')!.getAttribute('href')).toBe(to)
      expect(textOf(answer)).not.toMatch(/\$|555-|book|rehearsal/i)
      expect(answer.querySelector('form, .note, [data-ask]')).toBeNull()
    })

    it('keeps the offer that was open, which a yes settles afterwards', async () => {
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

it.each([
  ['dental-practice', 'is it dangerous', [dental.phone, dental.nightPhone]],
  ['dental-practice', 'It hurts. Can I come in today?', [dental.phone, dental.nightPhone]],
  ['shop', 'I want my money back', [shop.phone]],
])('%s answers "%s" with numbers that dial', async (id, question, numbers) => {
  const { document } = await openPage(site, asking(`/showroom/${id}`, question))
  const links = [...answerOf(document).querySelectorAll('p a.number')]
  expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual(
    numbers.map((number) => `tel:${number}`),
  )
})

it('takes a question that it hands over along into the consultation form', async () => {
  const question = 'Do you also paint "houses" & fences?'
  const { document } = await openPage(site, asking('/questions', question))
  const answer = answerOf(document)
  expect(answer.dataset['kind']).toBe('handover')
  const form = await site.request(hrefOf(answer, 'Send us the question'))
  expect(form.headers.get('cache-control')).toBe('private, no-store')
  const page = await openPage(site, hrefOf(answer, 'Send us the question'))
  expect(page.values['message']).toBe(`My question: ${question}\n\n`)
})

it('a choice outlasts the question that made it', async () => {
  const questions = ['Do you still have the blue bowl?', 'for Nora, until Saturday']
  const gifts = Array<string>(4).fill('Do you wrap gifts?')
  const { document } = await openPage(site, asking('/showroom/shop', [...questions, ...gifts]))
  const form = one<HTMLFormElement>(document, 'form.ask-form')
  const next = new URLSearchParams([...formData(form)].map(([name, value]) => [name, String(value)]))
  expect(next.getAll('ask')).not.toContain(questions[0])
  expect(next.get('memory')).toMatch(/piece=bowl/)
  next.append('ask', 'Do you wrap gifts?')
  const goneOn = await openPage(site, `/showroom/shop?${next}`)
  expect(textOf(one(goneOn.document, '#rehearsal'))).toBe(textOf(one(document, '#rehearsal')))
})

describe('after a handover, a visitor may leave a note', () => {
  const path = '/showroom/barbershop'
  const moment = showroom.find(({ id }) => id === 'barbershop')!.moment
  const grave = 'I want my money back'
  const opened = async (more: Record<string, string>, questions = [grave], at = path) =>
    (await openPage(site, asking(at, questions, more))).document
  const markup = '"><b onclick=1>9</b>'

  it.each(showroom.map((demo) => demoPath(demo)))(
    'at %s, by a form that keeps the conversation',
    async (at) => {
      const form = one<HTMLFormElement>(await opened({}, ['When are you open?', grave], at), 'form.note')
      expect([form.method, form.getAttribute('action')]).toEqual(['get', `${at}#note`])
      expect(askedBefore(form)).toEqual(['When are you open?', grave])
      expect(form.querySelector('[role=alert]')).toBeNull()
    },
  )

  it.each([
    ['an answer', ['How much is a haircut?'], path],
    ['a handover of the questions page', [grave], '/questions'],
  ])('but not after %s, which shows none of it', async (_, questions, at) => {
    const { body } = await opened({ who: 'Nell', number: '555-0100' }, questions, at)
    expect(body.querySelector('.note')).toBeNull()
    expect(body.innerHTML).not.toMatch(/Nell|555-0100/)
  })

  it.each([
    ['Nell, 555-0100', ' Nell ', '555-0100'],
    [`${'n'.repeat(40)}, ${'5'.repeat(20)}`, 'n'.repeat(15_000), '5'.repeat(15_000)],
    [`n${'💇'.repeat(39)}, 5`, `n${'💇'.repeat(50)}`, '5'],
    [`${markup}, ${markup}`, markup, markup],
  ])('and sees what the owner gets: time, question and "%s"', async (shown, who, number) => {
    const document = await opened({ who, number }, ['When are you open?', grave])
    const note = one(document, 'figure.note')
    expect(textOf(one(note, 'figcaption'))).toMatch(/nothing is booked, saved or sent/)
    expect(textsOf(note, 'blockquote p')).toEqual([moment, `“${grave}”`, shown])
    expect(document.querySelector('form.note, [onclick]')).toBeNull()
  })

  it.each([
    ['Nell', ''],
    ['Nell', 'later'],
    [' ', '555-0100'],
    ['', ''],
    ['\u200B', '5'],
    [markup, '<i onclick=x>'],
  ])('but not with %j and %j alone, and keeps what was typed', async (who, number) => {
    const document = await opened({ who, number })
    expect(document.querySelector('figure.note, [onclick]')).toBeNull()
    expect(textOf(one(document, 'form.note [role=alert]'))).not.toBe('')
    const typed = ['who', 'number'].map((name) => one<HTMLInputElement>(document, `.note [name=${name}]`))
    expect(typed.map((field) => field.defaultValue)).toEqual([who.replace(/^[\s\u200B]+$/, ''), number])
  })

  it.each([
    'ask=When+are+you+open',
    'who=Nell',
    'number=1',
    'who=Nell&who=Ivo',
    `ask=${grave}&who=Nell&who=Ivo&number=1&number=2`,
    'ask=&ask=',
  ])('that neither a cache nor a search engine keeps: %s', async (query) => {
    const response = await site.request(`${path}?${query}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(response.headers.has('etag')).toBe(false)
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/)
  })
})

it('counts questions for operators, and shows their words to nobody', async () => {
  const asked = await startTestSite({ environment: { METRICS_PORT: '9464' } })
  const conversation = ['wilhelmina divorce on mill lane', 'I want my money back']
  for (const path of ['/showroom/shop', '/questions'])
    await asked.request(asking(path, conversation, { who: 'Wilhelmina', number: '555-0177' }))
  await asked.request(asking('/showroom/shop', 'Do you wrap gifts?'))
  const scraped = await asked.services.metrics!.registry.metrics()
  expect(asked.log() + scraped).not.toMatch(/wilhelmina|divorce|mill lane|money|555-0177/i)
  // Only one question of a conversation is new.
  const asks = scraped.matchAll(/^dayfive_assistant_replies_total\{site="shop".* (\d)$/gm)
  expect([...asks].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2)
  expect(scraped).toContain('dayfive_assistant_replies_total{site="shop",kind="answer"} 1')
  expect(scraped).toContain('dayfive_assistant_replies_total{site="questions",kind="handover"} 1')
  expect(await listAll(asked.services.journal)).toEqual([])
})

it('who asks too much is told how long to wait and whom to call, is helped in danger, and has all other pages', async () => {
  let passedMs = 0
  const limited = await startTestSite({
    environment: { SUBMISSIONS_PER_HOUR: '1', TRUST_PROXY: '1', METRICS_PORT: '9464' },
    monotonic: () => passedMs,
  })
  const askFrom = (address: string, text = 'Do you wrap gifts?') =>
    limited.request(asking('/showroom/shop', text), { headers: { 'x-forwarded-for': address } })
  for (let asked = 0; asked < 50; asked += 1) expect((await askFrom('203.0.113.7')).status).toBe(200)
  passedMs = 59 * 60_000 - 1000
  const refused = await askFrom('203.0.113.7')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '61'])
  const answer = one<HTMLElement>((await readPage(refused)).document, '#answer')
  expect({ ...answer.dataset }).toEqual({ kind: 'handover', topic: '' })
  for (const words of ['2 minutes', shop.phone]) expect(textOf(answer)).toContain(words)
  const inDanger = await askFrom('203.0.113.7', 'I cannot breathe')
  expect(inDanger.status).toBe(429)
  expect(await inDanger.text()).toMatch(/data-kind="emergency"[^]*tel:911/)
  const page = await limited.request('/showroom/shop', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect([page.status, (await askFrom('203.0.113.8')).status]).toEqual([200, 200])
  const scraped = await limited.services.metrics!.registry.metrics()
  expect(scraped).toContain('dayfive_assistant_replies_total{site="shop",kind="throttled"} 2')
})
