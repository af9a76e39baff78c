import { describe, expect, it } from 'vitest'
import { everyDocument } from './every-document'
import { parseHtml } from '../support/parse-html'

describe.each(await everyDocument())('$name ($status)', ({ html }) => {
  it('has one first heading, and skips no level of heading after it', () => {
    const document = parseHtml(html)
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('[hidden], [aria-hidden=true]'))
      .map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(skipped, `levels ${levels.join()}`).toEqual([])
  })
})
