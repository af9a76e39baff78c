import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealPage } from '~/http/policy/content-security-policy'
import { startSite, type Site } from '../support/site'
import { everyDocument } from './every-document'
import { parseHtml } from '../support/parse-html'

const documents = await everyDocument()

/** The directives of a policy: the sources by name. */
function read(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The elements of a document, those in templates included. */
function elementsOf(document: Document, selector: string): Element[] {
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content)
  return [document, ...templates].flatMap((root) => [...root.querySelectorAll(selector)])
}

describe.each(documents)('$name ($status)', ({ html, policy }) => {
  const document = parseHtml(html)
  const directives = read(policy)
  const hashesOf = (selector: string) =>
    elementsOf(document, selector).map(({ textContent }) => hash(textContent ?? ''))
  // Data, such as application/ld+json, is not run, but for the rules that the page's script puts in force.
  const scripts = hashesOf('script:not([src]):is(:not([type]), [type=module], #rules)')
  const styles = hashesOf('style')

  it('allows its own inline scripts and styles, by their hashes, and nothing else inline', () => {
    const byHash = (name: string) => directives.get(name)?.filter((source) => source.startsWith("'sha256-"))
    expect(new Set(byHash('script-src') ?? [])).toEqual(new Set(scripts))
    expect(new Set(byHash('style-src') ?? [])).toEqual(new Set(styles))
    expect(policy).not.toMatch(/unsafe|nonce|\*|https?:|data:/)
    expect(html).not.toMatch(/ nonce=/)
  })

  it('has nothing inline that no hash could allow', () => {
    const attributes = elementsOf(document, '*').flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
  })

  it('may not be framed, and loads nothing that is not named', () => {
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(directives.get('base-uri')).toEqual(["'none'"])
    expect(directives.has('form-action')).toBe(true)
  })
})

describe('what is no page', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())

  it.each(['/healthz', '/favicon.svg', '/about.data', '/assets/nope.js'])(
    '%s has a policy too',
    async (path) => {
      const policy = (await site.request(path)).headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
    },
  )
})

describe('a sealed page', () => {
  it('runs what carries the mark, and only that', () => {
    const { html, policy } = sealPage(
      '<script nonce="m4rk">ours()</script><p><script>theirs()</script><script nonce="guess">theirs()</script>',
      'm4rk',
    )
    expect(html).toContain('<script>ours()</script>')
    expect(read(policy).get('script-src')).toEqual(["'self'", hash('ours()')])
  })

  it('lets data stand as it is', () => {
    const data = '<script type="application/ld+json">{"@type":"Organization"}</script>'
    const { html, policy } = sealPage(`${data}<style nonce="m4rk">p{color:red}</style>`, 'm4rk')
    expect(html).toBe(`${data}<style>p{color:red}</style>`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(`style-src ${hash('p{color:red}')};`)
  })
})
