import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import type { Form } from '~/forms/form'
import { projectForm } from '~/forms/project'
import { freePort } from '../support/free-port'
import { listAll } from '../support/list-all'
import { startSite, withFormService, type LogLine } from '../support/site'

/** What one visitor wrote; the two share no word. */
interface Words {
  name: string
  email: string
  /** The message, or the details. */
  text: string
  /** The subject, or the package. */
  about: string
}

const visitors: readonly Words[] = [
  {
    name: 'Wilhelmina Ö. Featherstone',
    email: 'wil@featherstone.example',
    text: 'My divorce, by phone: 555-010-7788. Ja!',
    about: 'Custody Package',
  },
  {
    name: '王小明 Żółw',
    email: 'xm@moonlight.example',
    text: 'Сын болен; 42 Elm Rd, SSN 078-05-1120',
    about: 'Surgery Package',
  },
]

type Echo = (words: string) => Response | Promise<Response>
const json = (body: unknown, status = 400, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const header = (name: string, words: string) =>
  json({ error: 'No' }, 429, { [name]: encodeURIComponent(words) })
const error = (told: string) => json({ error: told })
const failing = (properties: (words: string) => object) => (words: string) =>
  Promise.reject(Object.assign(new TypeError(`fetch failed for ${words}`), properties(words)))

/** The ways in which a form service, or what stands between, can repeat what it was sent. */
const echoes: Record<string, Echo> = {
  'an error': error,
  'an error with another status': (words) => json({ error: words }, 500),
  'the message of the form': (words) => json({ errors: [{ message: words }] }),
  'the message of a field': (words) => json({ errors: [{ field: 'email', message: words }] }),
  'the message of a field that is not shown': (words) =>
    json({ errors: [{ field: 'subject', message: words }] }),
  'messages beside those of fields': (words) =>
    json({ errors: [{ message: words }, { field: 'name', message: words }] }),
  'the code of the form': (words) => json({ errors: [{ code: words, message: 'No' }] }),
  'the code of a field': (words) => json({ errors: [{ field: 'email', code: words, message: 'No' }] }),
  'the name of a field': (words) => json({ errors: [{ field: words, message: 'No' }] }),
  'a key': (words) => json({ [words]: words }),
  'an object in the place of a text': (words) => json({ errors: [{ message: { words } }] }),
  'no JSON': (words) => new Response(words, { status: 400 }),
  'broken JSON': (words) => new Response(`{"error":"${words}`, { status: 200 }),
  'a page': (words) => new Response(`<h1>${words}</h1>`, { headers: { 'content-type': 'text/html' } }),
  'a page about a captcha': (words) => new Response(`captcha ${words}`, { status: 403 }),
  'a payment': (words) => json({ stripe: { paymentIntentClientSecret: words } }, 200),
  'an address to go to': (words) => json({ next: words }, 200),
  'a redirect': (words) =>
    new Response(null, { status: 302, headers: { location: `/?${encodeURIComponent(words)}` } }),
  'the time to wait': (words) => header('retry-after', words),
  'a header': (words) => header('x-error', words),
  'the type of the content': (words) => header('content-type', words),
  'a possessive': (words) => error(words.replace(/(\p{L}+)/gu, "$1's")),
  capitals: (words) => error(words.toUpperCase()),
  entities: (words) => error([...words].map((letter) => `&#${letter.codePointAt(0)};`).join('')),
  'percent signs': (words) => error(encodeURIComponent(words)),
  'plus signs': (words) => error(new URLSearchParams({ words }).toString()),
  base64: (words) => error(Buffer.from(words).toString('base64')),
  'hexadecimal digits': (words) => error(Buffer.from(words).toString('hex')),
  'decomposed letters': (words) => error(words.normalize('NFD')),
  'full-width letters': (words) =>
    error(words.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))),
  'numbers without dashes': (words) => error(words.replaceAll('-', '')),
  'single words': (words) => error(words.split(' ').at(-1)!),
  'letters with spaces between': (words) => error([...words].join(' ')),
  'the words reversed': (words) => error([...words].toReversed().join('')),
  escapes: (words) => error([...words].map((letter) => `\\u${letter.charCodeAt(0).toString(16)}`).join('')),
  'two encodings at once': (words) => error(Buffer.from(words, 'utf8').toString('latin1')),
  'the message of a failed connection': failing(() => ({})),
  'the code of a failed connection': failing((words) => ({ code: words })),
  'the cause of a failed connection': failing((words) => ({ cause: new Error(words) })),
  'the causes of a failed connection': failing((words) => ({
    cause: new AggregateError([new Error(words)], words),
  })),
  'the address of a failed connection': failing((words) => ({
    address: `${words} `,
    syscall: words,
    port: words,
  })),
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

function shared(line: LogLine): LogLine {
  return Object.fromEntries(Object.entries(line).filter(([name]) => !ownOfVisit.includes(name)))
}

/** A site whose form service repeats what one visitor says, in the way that is set. */
async function startEchoing(form: Form, words: Words) {
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
  const [text, about] = form === consultationForm ? ['message', 'subject'] : ['details', 'package']
  const { journal, metrics, startBackground } = site.services
  return {
    /** Has the form echoed, at once and again in the background; returns the lines of the log. */
    async visit(echo: Echo): Promise<string[]> {
      const logged = site.log().length
      current = echo
      await site.post(form, {
        name: words.name,
        email: words.email,
        [text]: words.text,
        [about]: words.about,
      })
      const [lead] = await listAll(journal)
      const retries = (await journal.retry(lead!.reference, new Date().toISOString())) ? 1 : 0
      const deliveries = site.logged('delivery').length
      const background = startBackground()
      await expect.poll(() => site.logged('delivery').length).toBe(deliveries + retries)
      await background.stop()
      // The next visit would be a duplicate of this one.
      await journal.remove([lead!.reference])
      return site.log().slice(logged).trim().split('\n')
    },
    metrics: () => metrics!.registry.metrics(),
    close: () => site.close(),
  }
}

describe.each([
  ['consultation', consultationForm],
  ['project', projectForm],
])('what the form service says of a %s', (_, form) => {
  let sites: Awaited<ReturnType<typeof startEchoing>>[]
  beforeAll(async () => {
    sites = await Promise.all(visitors.map((words) => startEchoing(form, words)))
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()))
  })

  it.each(Object.entries(echoes))('by %s leaves the log and the metrics as they are', async (_name, echo) => {
    const [first = [], second = []] = await Promise.all(sites.map((site) => site.visit(echo)))
    const [firstMetrics, secondMetrics] = await Promise.all(sites.map((site) => site.metrics()))
    const parsed = first.map((line) => shared(JSON.parse(line) as LogLine))
    // The lines are a function of classes and codes: other words make the same lines.
    expect(parsed).toEqual(second.map((line) => shared(JSON.parse(line) as LogLine)))
    expect(parsed.map(({ event }) => event)).toContain('submission')
    expect(first.join() + firstMetrics).not.toMatch(/wilhelmina|divorce|phone|custody/i)
    expect(second.join() + secondMetrics).not.toMatch(/小明|żółw|болен|elm rd|surgery/i)
  })
})
