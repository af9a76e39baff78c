import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { showroom } from '~/content/showroom'
import { knowledgeOf, type Base } from '~/showroom/assistants'
import { hrefOf, one, openPage, textOf, textsOf } from '../support/document'
import { listAll } from '../support/list-all'
import { randomFrom } from '../support/random'
import { startSite, type Site } from '../support/site'

const bases: { base: Base; path: string }[] = [
  ...showroom.map(({ id }) => ({ base: id, path: `/showroom/${id}` })),
  { base: 'questions', path: '/questions' },
]

let site: Site
beforeEach(async () => {
  site = await startSite({ environment: { METRICS_PORT: '9464' } })
})
afterEach(() => site.close())

const askAt = (path: string, text: string) => `${path}?ask=${encodeURIComponent(text)}`
const answerOf = (document: ParentNode) => one<HTMLElement>(document, '#answer')

describe.each(bases)('the assistant of $path', ({ base, path }) => {
  const { suggestions, topics, handover } = knowledgeOf[base]

  it('answers what it suggests to ask, in the words of its list', async () => {
    const { document } = await openPage(site, path)
    expect(document.querySelector('#answer')).toBeNull()
    expect(textsOf(document, '.suggestions a')).toEqual(suggestions)
    for (const suggestion of suggestions) {
      const [address] = hrefOf(one(document, '.suggestions'), suggestion).split('#')
      const answered = await openPage(site, address!)
      const { dataset, textContent } = answerOf(answered.document)
      const topic = topics.find(({ id }) => id === dataset['topic'])
      expect(dataset['kind'], suggestion).toBe('answer')
      for (const paragraph of topic!.answer) expect(textContent).toContain(paragraph)
      expect(textContent).toContain(suggestion)
    }
  })

  it('leads from each topic that it offers to that topic', async () => {
    for (const { id, label } of topics) {
      const { document } = await openPage(site, askAt(path, label))
      expect(answerOf(document).dataset, label).toMatchObject({ kind: 'answer', topic: id })
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
    for (const nothing of ['', '%20%09', '%00%E2%80%8F']) {
      const { status, document } = await openPage(site, `${path}?ask=${nothing}`)
      expect(status).toBe(200)
      expect(document.querySelector('#answer')).toBeNull()
    }
  })

  it('keeps the answer out of caches and search engines', async () => {
    const answer = await site.request(askAt(path, suggestions[0]!))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.has('etag')).toBe(false)
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/)
    await site.request(askAt(path, suggestions[0]!))
    expect(site.rendered().filter((address) => address.startsWith(`${path}?`))).toHaveLength(2)
  })

  it('cuts a question at 200 characters, and reads no more of it', async () => {
    const { document } = await openPage(site, askAt(path, `${'é'.repeat(199)}xyz`))
    expect(one<HTMLInputElement>(document, '#ask').defaultValue).toBe(`${'é'.repeat(199)}x`)
  })

  it('shows no markup that somebody asks', async () => {
    const { document } = await openPage(site, askAt(path, '"><img src=x onerror=alert(1)><b id=answer>'))
    expect(document.querySelectorAll('[onerror], b#answer')).toHaveLength(0)
    expect(document.querySelectorAll('#answer')).toHaveLength(1)
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

it('gives every hostile question a page', async () => {
  const random = randomFrom(16)
  const alphabet = ['a', ' ', '<', '"', '&', '\u0000', '\u202E', '\uD800', '\uDFFF', '😀', '%', '\n', 'ﷺ', '́']
  const generated = Array.from({ length: 200 }, () =>
    Array.from({ length: random.below(400) }, () => random.pick(alphabet))
      .join('')
      .toWellFormed(),
  )
  const raw = ['%', '%FF%FE', '%00', '%ED%A0%80', 'a&ask=b', '+'.repeat(15_000), 'x'.repeat(65_536), '%F0%9F']
  for (const query of [...generated.map(encodeURIComponent), ...raw]) {
    const { path } = random.pick(bases)
    const answer = await site.request(`${path}?ask=${query}`)
    expect(answer.status, query.slice(0, 80)).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  expect(site.logged('error')).toEqual([])
})

it('tells operators how often, and nobody what', async () => {
  const secret = 'wilhelmina divorce'
  for (const { path } of bases) await site.request(askAt(path, `${secret} on mill lane`))
  await site.request(askAt('/showroom/shop', 'Do you wrap gifts?'))
  const scraped = await site.services.metrics!.registry.metrics()
  expect(site.log() + scraped).not.toMatch(/wilhelmina|divorce|mill lane/i)
  expect(scraped).toContain('dayfive_assistant_questions_total{site="shop"} 2')
  expect(scraped).toContain('dayfive_assistant_replies_total{site="shop",kind="answer"} 1')
  expect(scraped).toContain('dayfive_assistant_replies_total{site="questions",kind="handover"} 1')
  expect(await listAll(site.services.journal)).toEqual([])
})

describe('who asks too much', () => {
  it('gets a clear answer, how long to wait and whom to call, and all other pages', async () => {
    const limited = await startSite({
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
    await limited.close()
  })
})
