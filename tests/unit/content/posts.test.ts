import { describe, expect, it } from 'vitest'
import { people } from '~/content/people'
import sizes from '~/pictures/sizes.json'
import { rowsOf } from '../../support/rows'
import { readPost } from '../../../scripts/site-content/posts'

const cover = Object.keys(sizes).find((name) => name.startsWith('covers/'))!
const source = `---
id: '1'
title: What a visitor decides in five seconds
author: ${people[0]!.name}
excerpt: Long enough for the card, for search results and for previews.
category: Web Design
published: 2024-07-09
changed: 2024-08-01
image: ${cover}
imageAlt: A clock
caption: Five seconds.
offer:
  title: The next step
  text: A page that says it.
  package: basic
---

${'word '.repeat(500)}

## Why

The rest.
`

/** The post with a line of its front matter, or its text, replaced. */
const changed = (line: RegExp, by: string) => readPost('mine.md', source.replace(line, by))
const withText = (text: string) => changed(/(?<=\n---\n).*$/s, `\n${text}\n`)

describe('a post that an owner writes', () => {
  it.each(rowsOf('support/post-texts'))('has the HTML %s for the text %s', (...row) => {
    const [html, text] = row.map((each) => each!.replaceAll('\\n', '\n'))
    expect(withText(text!).content.trim()).toBe(html)
  })

  it('gets its address, date and reading time from its fields and text', () => {
    const post = readPost('mine.md', source.replaceAll('\n', '\r\n'))
    expect(post).toMatchObject({ path: '/blog/1', date: 'July 9, 2024', readTime: '3 min read' })
    expect(withText('word '.repeat(1300)).readTime).toBe('7 min read')
  })

  it('is read although an editor adds a byte order mark or spaces at the end of a line', () => {
    const { title } = readPost('mine.md', `\uFEFF${source.replaceAll(/^---$/gm, '---  ')}`)
    expect(title).toBe('What a visitor decides in five seconds')
  })

  it.each(rowsOf('support/posts'))(
    'with %s replaced it is refused by "%s", with its file: %s',
    (line, message, by) => {
      expect(() => changed(new RegExp(line, 'm'), by)).toThrow(new RegExp(`mine\\.md: ${message}`, 'u'))
    },
  )
})
