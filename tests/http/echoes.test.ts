import { afterAll, describe, expect, it } from 'vitest'
import { projectForm } from '~/forms/project'
import { freePort } from '../support/free-port'
import { listAll } from '../support/list-all'
import { startSite, withFormService, type LogLine } from '../support/site'

/** What two visitors wrote, who share no word. */
const visitors = [
  {
    name: 'Wilhelmina Ö. Featherstone',
    email: 'wil@featherstone.example',
    details: 'My divorce, by phone: 555-010-7788. Ja!',
    package: 'Custody Package',
  },
  {
    name: '王小明 Żółw',
    email: 'xm@moonlight.example',
    details: 'Сын болен; 42 Elm Rd, SSN 078-05-1120',
    package: 'Surgery Package',
  },
]

type Echo = (words: string) => Response | Promise<Response>
const json = (body: unknown, status = 400, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const error = (told: string) => json({ error: told })
const failing = (properties: (words: string) => object) => (words: string) =>
  Promise.reject(Object.assign(new TypeError(`fetch failed for ${words}`), properties(words)))

/** The ways in which a form service, or what stands between, can repeat what it was sent. */
const echoes: Record<string, Echo> = {
  'an error': error,
  'the message of the form': (words) => json({ errors: [{ message: words }] }),
  'the message of a field': (words) => json({ errors: [{ field: 'email', message: words }] }),
  'the code of a field': (words) => json({ errors: [{ field: 'email', code: words, message: 'No' }] }),
  'the name of a field': (words) => json({ errors: [{ field: words, message: 'No' }] }),
  'a key': (words) => json({ [words]: words }),
  'broken JSON': (words) => new Response(`{"error":"${words}`, { status: 200 }),
  'a page': (words) => new Response(`<h1>${words}</h1>`, { headers: { 'content-type': 'text/html' } }),
  'an address to go to': (words) => json({ next: words }, 200),
  'a redirect': (words) =>
    new Response(null, { status: 302, headers: { location: `/?${encodeURIComponent(words)}` } }),
  'the time to wait': (words) => json({ error: 'No' }, 429, { 'retry-after': encodeURIComponent(words) }),
  'the code of a failed connection': failing((words) => ({ code: words })),
  'the cause of a failed connection': failing((words) => ({ cause: new Error(words) })),
  'the address of a failed connection': failing((words) => ({ address: words, syscall: words, port: words })),
  'an error that is none': (words) => Promise.reject(words),
  'a body that breaks off': (words) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(words))
          controller.error(new Error(words))
        },
      }),
    ),
}

// What differs between two visits for other reasons than the visitor's words.
const ownOfVisit = ['time', 'requestId', 'reference', 'durationMs', 'serviceMs', 'nextAttemptAt', 'email']

const shared = (text: string) => {
  const line = Object.entries(JSON.parse(text) as LogLine)
  return Object.fromEntries(line.filter(([name]) => !ownOfVisit.includes(name)))
}

/** A site whose form service repeats what one visitor says, in the way that is set. */
async function startEchoing(words: Record<string, string>) {
  const said = Object.values(words).join(' ')
  let current: Echo = error
  const site = await startSite({
    environment: {
      ...withFormService,
      METRICS_PORT: String(await freePort()),
      LOG_LEVEL: 'debug',
      SUBMISSIONS_PER_HOUR: '1000',
    },
    fetch: async () => current(said),
  })
  const { journal, metrics, startBackground } = site.services
  return {
    /** Has the form echoed, at once and again in the background; returns the lines of the log. */
    async visit(echo: Echo): Promise<string[]> {
      const logged = site.log().length
      current = echo
      await site.post(projectForm, words)
      const [lead] = await listAll(journal)
      const retries = (await journal.retry([lead!.reference], new Date().toISOString())).length
      const deliveries = site.logged('delivery').length
      const background = startBackground()
      await expect.poll(() => site.logged('delivery').length).toBe(deliveries + retries)
      await background.stop()
      // The next visit would be a duplicate of this one.
      await journal.erase([lead!.reference], '2026-05-05T12:00:00.000Z')
      return site.log().slice(logged).trim().split('\n')
    },
    metrics: () => metrics!.registry.metrics(),
    close: () => site.close(),
  }
}

describe('what the form service says', async () => {
  const sites = await Promise.all(visitors.map(startEchoing))
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()))
  })

  it.each(Object.entries(echoes))('by %s leaves the log and the metrics as they are', async (_name, echo) => {
    const [first = [], second = []] = await Promise.all(sites.map((site) => site.visit(echo)))
    const [firstMetrics, secondMetrics] = await Promise.all(sites.map((site) => site.metrics()))
    // The lines are a function of classes and codes: other words make the same lines.
    expect(first.map(shared)).toEqual(second.map(shared))
    expect(first.join()).toContain('"event":"submission"')
    expect(first.join() + firstMetrics).not.toMatch(/wilhelmina|divorce|phone|custody/i)
    expect(second.join() + secondMetrics).not.toMatch(/小明|żółw|болен|elm rd|surgery/i)
  })
})
