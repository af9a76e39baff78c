import { afterAll, describe, expect, it } from 'vitest'
import { knowledgeOf, type AssistantId } from '~/assistant/service/assistants'
import { showroom } from '~/content/showroom'
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
const answerOf = (document: ParentNode) => one<HTMLElement>(document, '#answer')

describe.each(assistants)('the assistant of $path', ({ assistant, path }) => {
  const { suggestions, topics, handover } = knowledgeOf[assistant]

  it('answers what it suggests to ask, in the words of its list', async () => {
    const { document } = await openPage(site, path)
    expect(document.querySelector('#answer')).toBeNull()
    expect(textsOf(document, '.suggestions a')).toEqual(suggestions)
    // tests/unit/assistant has all of them.
    for (const suggestion of suggestions.slice(0, 2)) {
      const [address] = hrefOf(one(document, '.suggestions'), suggestion).split('#')
      const answered = await openPage(site, address!)
      const { dataset, textContent } = answerOf(answered.document)
      const topic = topics.find(({ id }) => id === dataset['topic'])
      expect(dataset['kind'], suggestion).toBe('answer')
      for (const paragraph of topic!.answer) expect(textContent).toContain(paragraph)
      expect(textContent).toContain(suggestion)
    }
  })

  it('hands over what is not about this business, and says how to reach a person', async () => {
    const { document } = await openPage(site, askAt(path, 'Who won the football world cup in 1998?'))
    const answer = answerOf(document)
    expect(answer.dataset).toMatchObject({ kind: 'handover', topic: '' })
    expect(textOf(answer)).toMatch(/don’t want to guess/)
    expect(textOf(answer)).toContain(handover.who)
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

  it('shows no markup that somebody asks, and cuts a question at 200 characters', async () => {
    const { document } = await openPage(
      site,
      askAt(path, '"><img src=x onerror=alert(1)><b id=answer>'.padEnd(201, 'x')),
    )
    expect(document.querySelectorAll('[onerror], b#answer')).toHaveLength(0)
    expect(document.querySelectorAll('#answer')).toHaveLength(1)
    expect(one<HTMLInputElement>(document, '#ask').defaultValue).toHaveLength(200)
  })
})

it('offers two or three topics as links when it is not sure', async () => {
  const { document } = await openPage(site, askAt('/showroom/shop', 'shipping and returns and gift wrap'))
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

it('tells operators how often, and nobody what', async () => {
  const asked = await startTestSite({ environment: { METRICS_PORT: '9464' } })
  for (const path of ['/showroom/shop', '/questions'])
    await asked.request(askAt(path, 'wilhelmina divorce on mill lane'))
  await asked.request(askAt('/showroom/shop', 'Do you wrap gifts?'))
  const scraped = await asked.services.metrics!.registry.metrics()
  expect(asked.log() + scraped).not.toMatch(/wilhelmina|divorce|mill lane/i)
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
  expect(text).toContain('555-0163')
  const readers = { headers: { 'x-forwarded-for': '203.0.113.7' } }
  expect((await limited.request('/showroom/shop', readers)).status).toBe(200)
  expect((await askFrom('203.0.113.8')).status).toBe(200)
  const scraped = await limited.services.metrics!.registry.metrics()
  expect(scraped).toContain('dayfive_assistant_replies_total{site="shop",kind="throttled"} 1')
})
