import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { fontCharacters } from '~/fonts/characters'
import { everyDocument } from './every-document'

// The strings that the specification gives with an exclamation mark.
const exclamations = ['Your message has been sent successfully!', 'Project Request Submitted!']
const spoken = ['alt', 'aria-label', 'placeholder', 'label', 'title']

const documents = await everyDocument()

/** All that a reader or a screen reader gets of a page. */
function wordsOf(html: string): string {
  const { document } = new JSDOM(html).window
  for (const unread of document.querySelectorAll('script, style')) unread.remove()
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  )
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  return [document.title, description, document.body.textContent, ...attributes].join('\n')
}

describe.each(documents)('$name ($status)', ({ html }) => {
  const words = wordsOf(html)

  it('is written in characters that the fonts hold', () => {
    const missing = [...new Set(words)].filter((each) => !`${fontCharacters}\n\r\t`.includes(each))
    expect(missing).toEqual([])
  })

  it('speaks plainly', () => {
    expect(words).not.toMatch(/\b(unlock|elevat|seamless|revolutioni[sz])/i)
    const own = exclamations.reduce((text, fixed) => text.replaceAll(fixed, ''), words)
    expect(own).not.toContain('!')
  })
})
