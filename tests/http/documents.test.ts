import { createHash } from 'node:crypto'
import { setupServer } from 'msw/node'
import { describe, expect, it } from 'vitest'
import { demoPath, draftPath, showroom } from '~/content/showroom'
import { testimonials } from '~/content/testimonials'
import { inputs, type Form } from '~/forms/form'
import { consultationForm, projectForm } from '~/forms/registry'
import {
  basicCharacters,
  charactersIn,
  headingCharacters,
  nameLetters,
  textCharacters,
} from '~/fonts/characters'
import { plainFormPage } from '~/http/remix/plain-pages'
import { sealPage } from '~/http/policy/security-headers'
import { checkHtml, hasNoChecker } from '../support/check-html'
import { addresses, demoAddresses, facts } from '../support/addresses'
import { one, openPage, rehearse } from '../support/document'
import { formServiceHandlers } from '../support/form-service'
import { parseHtml } from '../support/parse-html'
import { withFormService, type Site } from '../support/site'
import { startFileSite } from '../support/test-servers'
import { entries, readPage } from '../support/visitors'
import { oldWordsIn } from '../support/vocabulary'

type Ask = (site: Site, form: Form) => Response | Promise<Response>
type State = [name: string, status: number, ask: Ask]

const at =
  (address: string, method = 'GET'): Ask =>
  (site) =>
    site.request(address, { method })

/** Plays a rehearsal up to a step by its forms; or without a choice. */
const rehearsed =
  (path: string, step: string): Ask =>
  async (site) => {
    if (step === 'missing') return site.request(`${path}${path.includes('?') ? '&' : '?'}rehearse=review`)
    const review = await rehearse(site, await openPage(site, path))
    return step === 'review' ? review : rehearse(site, await readPage(review))
  }

const states: State[] = [
  ...[...addresses, ...demoAddresses].map((address): State => [address, 200, at(address)]),
  ['a question without its answer', 200, at('/quiz?at=first')],
  ['an estimate of no package of ours', 200, at('/?package=Gold')],
  [
    'another package chosen',
    200,
    (site) => site.post(projectForm, { ...entries(projectForm), choose: 'AI Sales Machine' }),
  ],
  ['an address without a page', 404, at('/nope')],
  ['an address without a package', 404, at('/launch/xyz')],
  ['an address without a post', 404, at('/blog/99')],
  ['an address that cannot be read', 404, at('/%E0%A4%A')],
  ['a method that is not known', 405, at('/', 'PUT')],
  ...['', '555-0100'].map((number): State => {
    const address = `/showroom/dental-practice?${new URLSearchParams({ ask: 'is it dangerous', who: 'Nell', number })}`
    return [address, 200, at(address)]
  }),
  ...showroom.flatMap((demo) =>
    [demoPath(demo), `${draftPath(demo)}?${new URLSearchParams(facts)}`].flatMap((path) =>
      ['missing', 'review', 'done'].map((step): State => [`${path} ${step}`, 200, rehearsed(path, step)]),
    ),
  ),
]

const sending: Ask = (site, form) => site.post(form, entries(form))
const markup = '</script><!--<script>alert(1)</script></template>'

const formStates: State[] = [
  ['fields in error', 422, (site, form) => site.post(form, {})],
  ['markup in a field', 422, (site, form) => site.post(form, { name: markup })],
  // An e-mail address decides how the stand-in form service responds.
  ['a mistyped address', 422, (site, form) => site.post(form, entries(form, 'ann@gmial.com'))],
  ['refused by the service', 422, (site, form) => site.post(form, entries(form, 'refuses-all@example.com'))],
  ['held', 502, (site, form) => site.post(form, entries(form, 'inactive@example.com'))],
  ['set aside', 200, (site, form) => site.post(form, { ...entries(form), [inputs.honeypot]: 'autofilled' })],
  ['sent', 200, async (site, form) => site.request((await sending(site, form)).headers.get('location')!)],
  ['not a form', 400, (site, { path }) => site.request(path, { method: 'POST', body: '{}' })],
  ['from another site', 403, (site, form) => site.post(form, {}, { origin: 'https://evil.example' })],
  ['too large', 413, (site, form) => site.post(form, { details: 'x'.repeat(70_000) })],
]

const formService = setupServer(...formServiceHandlers([]))
formService.listen({ onUnhandledRequest: 'error' })
const site = await startFileSite({ environment: { SUBMISSIONS_PER_HOUR: '1000', ...withFormService } })
const full = await startFileSite({
  replace: () => ({ throttle: () => Promise.resolve({ limit: 'client', retryAfterSeconds: 600 }) }),
})
const broken = await startFileSite({
  replace: () => ({ throttle: () => Promise.reject(new Error('broken')) }),
})

/** Every kind of document that a site can serve. */
const everyDocument: { name: string; status: number; policy: string; html: string }[] = []
async function collect(from: Site, [name, status, ask]: State, form: Form = consultationForm) {
  const response = await ask(from, form)
  if (response.status !== status) throw new Error(`${name} got ${response.status}`)
  const policy = response.headers.get('content-security-policy') ?? ''
  everyDocument.push({ name, status, policy, html: await response.text() })
}
for (const state of states) await collect(site, state)
for (const form of [consultationForm, projectForm]) {
  for (const [name, ...state] of formStates) await collect(site, [`${form.id}, ${name}`, ...state], form)
  await collect(full, [`${form.id}, too many`, 429, sending], form)
}
await collect(broken, ['an error of ours', 500, sending])
formService.close()

const documents = everyDocument.map((served) => {
  const document = parseHtml(served.html)
  const roots = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)]
  /** Elements of the document, those in templates included. */
  const all = <Found extends Element = Element>(selector: string) =>
    roots.flatMap((root) => [...root.querySelectorAll<Found>(selector)])
  return { ...served, document, all }
})

/** The directives of a policy: the sources by name. */
const read = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

// Fixed wordings, asked for with an exclamation mark, and what customers say.
const notOurs = [
  'Your message has been sent successfully!',
  'Project Request Submitted!',
  ...testimonials.quotes.map(({ quote }) => quote),
]
const spoken = ['alt', 'aria-label', 'placeholder', 'label', 'title']

/** Elements that every text browser sets on a line or in a cell of their own. */
const ownLines = /^(blockquote|body|br|d[dlt]|div|fieldset|form|h[1-6r]|li|ol|opt.*|p|pre|t[dhr]|table|ul)$/

/** All text of a page for readers and screen readers. */
function wordsOf(html: string): string {
  const document = parseHtml(html)
  for (const unread of document.querySelectorAll('script, style')) unread.remove()
  const elements = [...document.querySelectorAll('*')]
  for (const line of elements.filter(({ localName }) => ownLines.test(localName))) line.prepend('\n')
  const attributes = elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  return [document.title, description, document.body.textContent, ...attributes].join('\n')
}

/** Finds words that only styles keep apart, unlike text browsers, reader modes and copied text. */
function touchingWords(html: string): string[] {
  // React splits one text into several.
  const { body } = parseHtml(html.replaceAll('<!-- -->', ''))
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove()
  for (const element of body.querySelectorAll('*')) {
    const edge = ownLines.test(element.localName) ? '\n' : '\u2060'
    element.before(edge, element.getAttribute('alt') ?? '')
    element.after(edge)
    element.prepend(edge)
    element.append(edge)
  }
  return body.textContent!.match(/.{0,25}[^\s\u2060“‘(]\u2060+(?![\s\u2060,.;:!?)”’…]).{1,25}/gu) ?? []
}

const unscripted = [400, 403, 404, 405, 413, 500, 503]
const kibibyte = 1024

/** The most inline script of a document, in bytes; null if it needs the router. */
function scriptRoom(name: string, status: number): number | null {
  if (/^\/(questions|showroom|preview\/)/.test(name)) return 3 * kibibyte
  const isStatic = /^\/(about|launch|preview|privacy|blog|when-the-assistant-is-wrong)/.test(name)
  return isStatic || unscripted.includes(status) ? kibibyte : null
}

/** The target of a step: the quiz, a package, a form or our mailbox. */
const ways = /^(mailto:|\/(quiz|launch|consultation|get-started)(?=$|[/?#]))/

describe.each(documents)('$name ($status)', ({ name, html, policy, document, all }) => {
  it('may not be framed, and allows only named sources and the hashes of its inline scripts and styles', () => {
    const directives = read(policy)
    for (const directive of ['default-src', 'frame-ancestors', 'base-uri'])
      expect(directives.get(directive), directive).toEqual(["'none'"])
    expect(directives.has('form-action')).toBe(true)
    const byHash = (directive: string) =>
      new Set(directives.get(directive)?.filter((source) => source.startsWith("'sha256-")))
    const hashesOf = (selector: string) =>
      new Set(all(selector).map(({ textContent }) => hash(textContent ?? '')))
    // Data, such as application/ld+json, is not run, except the rules that the page's script activates.
    expect(byHash('script-src')).toEqual(
      hashesOf('script:not([src]):is(:not([type]), [type=module], #rules)'),
    )
    expect(byHash('style-src')).toEqual(hashesOf('style'))
    expect(policy).not.toMatch(/unsafe|nonce|\*|https?:|data:/)
    expect(html).not.toMatch(/ nonce=/)
    const attributes = all('*').flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((each) => each === 'style' || each.startsWith('on'))).toEqual([])
  })

  it('has one first heading, and skips no level after it', () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('[hidden], [aria-hidden=true]'))
      .map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(skipped, `levels ${levels.join()}`).toEqual([])
  })

  it('has only characters of its fonts, and no old words', () => {
    // Visitors’ own names, in fonts of their own.
    const isDraft = name.startsWith('/preview/')
    const demoCharacters = basicCharacters + Object.values(nameLetters).map(charactersIn).join('')
    const words = wordsOf(html)
    const headings = [...document.querySelectorAll('h1, h2, h3, .font-display')].map(
      ({ textContent }) => textContent,
    )
    const lacking = (written: string, characters: string) =>
      [...new Set(written)].filter((each) => !characters.includes(each))
    expect(lacking(words, `${isDraft ? demoCharacters : textCharacters}\n\r\t`)).toEqual([])
    expect(
      lacking(headings.join('').replaceAll('\n', ''), isDraft ? demoCharacters : headingCharacters),
    ).toEqual([])
    expect(words).not.toMatch(/\b(unlock|elevat(?!or)|seamless|revolutioni[sz])/i)
    expect(notOurs.reduce((text, fixed) => text.replaceAll(fixed, ''), words)).not.toContain('!')
    expect(oldWordsIn(words)).toEqual([])
  })
})

it('no two words touch on a page without styles', () => {
  const errors = { email: [{ code: 'TYPE_EMAIL', message: 'may have a typo' } as const] }
  const reply = { outcome: 'invalid', values: {}, errors, meant: 'ann@gmail.com' } as const
  const { body } = plainFormPage(
    projectForm,
    { kind: 'form', status: 422, headers: {}, reply },
    'hello@dayfive.example',
  )
  const plain = { name: 'without looks', html: new TextDecoder().decode(body as Uint8Array) }
  const touching = [...documents, plain].flatMap(({ name, html }) =>
    touchingWords(html).map((words) => [words, name] as const),
  )
  // By name, with the first document that has the fault.
  expect(Object.fromEntries(touching.toReversed())).toEqual({})
})

it('a document has and requests only the script that it needs', () => {
  const wrong = documents.flatMap(({ name, status, all }) => {
    const scripts = all<HTMLScriptElement>('script:not([type*=json])')
    const inline = scripts.filter(({ src }) => !src).map(({ textContent }) => textContent ?? '')
    const requested = scripts.length - inline.length + all('[rel=modulepreload]').length
    const room = scriptRoom(name, status)
    const isFine =
      room === null ? requested > 0 : requested === 0 && Buffer.byteLength(inline.join('')) <= room
    return isFine ? [] : [name]
  })
  expect(wrong).toEqual([])
})

// The demo websites and drafts end with the agency's own bar.
const agency = documents
  .filter(({ name }) => !/^\/(showroom|preview)\//.test(name))
  .map(({ name, document }) => ({ name, main: one(document, 'main') }))
/** Faults at the end of a page, which has to be its form, a page to read after sending, or a next step. */
function wrongEnd(main: Element): unknown[] {
  const isForm = main.querySelector(
    'form[method=post], form:is([action="/quiz"], [action="/preview"]:not(section *))',
  )
  if (isForm) return [...main.querySelectorAll('[data-next-step], .step-bar')]
  const last = [...main.querySelectorAll('section')].at(-1)!
  if (main.querySelector('#success')) return last.querySelectorAll('a[href^="/"]').length === 1 ? [] : [last]
  const step = one(main, 'section[data-next-step]')
  const [href = '', ...others] = [...step.querySelectorAll('a')].map((link) => link.getAttribute('href')!)
  const isRepeated = one(main, '.step-bar a').getAttribute('href') === href
  const isNamed = one(step, 'h2').id === step.getAttribute('aria-labelledby')
  const after = [...main.querySelectorAll('a, button, h2, h3, p')].filter((each) => {
    const isAfter = step.compareDocumentPosition(each) & step.DOCUMENT_POSITION_FOLLOWING
    return isAfter && !step.contains(each) && !each.closest('.step-bar, .step-lane')
  })
  const isRight = isRepeated && isNamed && ways.test(href) && others.length <= 1
  return [...(isRight ? [] : [step]), ...after]
}

it.each(agency)('$name ends with a form, a page to read after sending, or a next step', ({ main }) => {
  expect(wrongEnd(main)).toHaveLength(0)
})

it('a sealed page allows exactly the scripts and styles with its nonce', () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>'
  const { html, policy } = sealPage(
    `${data}<style nonce="m4rk">p{color:red}</style><script nonce="m4rk">ours()</script><script>theirs()</script><script nonce="guess">theirs()</script>`,
    'm4rk',
  )
  expect(html).toContain(`${data}<style>p{color:red}</style><script>ours()</script>`)
  expect(read(policy).get('script-src')).toEqual(["'self'", hash('ours()')])
  expect(policy).toContain(`style-src ${hash('p{color:red}')};`)
})

// Shows that the checker reads what it is given.
const invalid = { name: 'invalid', html: '<!DOCTYPE html><title>Invalid</title><p id="a"><p id="a">' }

it.skipIf(hasNoChecker)('every document is valid by the checker of the W3C', { timeout: 300_000 }, () => {
  const messages = checkHtml([...documents, invalid])
  expect(messages.filter((message) => !message.startsWith(invalid.name))).toEqual([])
  expect(messages.join('\n')).toContain('invalid: Duplicate ID')
})
