import { describe, expect, it } from 'vitest'
import { parseHtml } from '../support/parse-html'
import { everyDocument } from './every-document'

const errors = [400, 403, 404, 405, 413, 500, 503]
const documents = (await everyDocument()).map(({ name, html, status }) => {
  const isStatic =
    errors.includes(status) || /^\/(about|launch|privacy|blog|when-the-assistant-is-wrong)/.test(name)
  return { name, html, isStatic, ...scriptsOf(html) }
})

/** The scripts of a document that run, those in templates included. */
function scriptsOf(html: string) {
  const document = parseHtml(html)
  const roots = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)]
  const all = roots.flatMap((root) => [
    ...root.querySelectorAll<HTMLScriptElement>('script:not([type*=json])'),
  ])
  const inline = all.filter(({ src }) => !src).map(({ textContent }) => textContent ?? '')
  const preloaded = roots.flatMap((root) => [...root.querySelectorAll('[rel=modulepreload]')])
  return { inline, requested: all.length - inline.length + preloaded.length }
}

describe('a page that needs no script', () => {
  it.each(documents.filter(({ isStatic }) => isStatic))(
    '$name requests none, and has a kibibyte of its own',
    ({ inline, requested }) => {
      expect(requested).toBe(0)
      expect(inline.join('')).toContain('theme')
      expect(Buffer.byteLength(inline.join(''))).toBeLessThanOrEqual(1024)
    },
  )
})

const asking = documents.filter(({ name }) => /^\/(questions|showroom)/.test(name))

describe('a page with an assistant', () => {
  it.each(asking)('$name requests none, and has 3 KiB of its own at most', ({ inline, requested }) => {
    expect(requested).toBe(0)
    expect(Buffer.byteLength(inline.join(''))).toBeLessThanOrEqual(3072)
  })
})

describe('a page that needs script', () => {
  it.each(documents.filter((each) => !each.isStatic && !asking.includes(each)))(
    '$name has it',
    ({ requested }) => {
      expect(requested).toBeGreaterThan(0)
    },
  )
})
