import { describe, expect, it } from 'vitest'
import { headingCharacters, textCharacters } from '~/fonts/characters'
import { everyDocument } from './every-document'
import { parseHtml } from '../support/parse-html'

// The strings that the specification gives with an exclamation mark.
const exclamations = ['Your message has been sent successfully!', 'Project Request Submitted!']
const spoken = ['alt', 'aria-label', 'placeholder', 'label', 'title']

const documents = await everyDocument()

/** All that a reader or a screen reader gets of a page. */
function wordsOf(html: string): string {
  const document = parseHtml(html)
  for (const unread of document.querySelectorAll('script, style')) unread.remove()
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  )
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  return [document.title, description, document.body.textContent, ...attributes].join('\n')
}

/** All that is set in the heading font. */
function headingsOf(html: string): string {
  const document = parseHtml(html)
  return [...document.querySelectorAll('h1, h2, h3, .font-display')]
    .map(({ textContent }) => textContent)
    .join('')
}

describe.each(documents)('$name ($status)', ({ html }) => {
  const words = wordsOf(html)

  it.each([
    { part: 'its text', written: words, characters: `${textCharacters}\n\r\t` },
    { part: 'its headings', written: headingsOf(html), characters: headingCharacters },
  ])('holds nothing in $part that the font for it lacks', ({ written, characters }) => {
    expect([...new Set(written)].filter((each) => !characters.includes(each))).toEqual([])
  })

  it('speaks plainly', () => {
    expect(words).not.toMatch(/\b(unlock|elevat|seamless|revolutioni[sz])/i)
    const own = exclamations.reduce((text, fixed) => text.replaceAll(fixed, ''), words)
    expect(own).not.toContain('!')
  })
})
