import { describe, expect, it } from 'vitest'
import { people } from '~/content/people'
import sizes from '~/pictures/sizes.json'
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
  it.each([
    ['one **word** in *italics*', '<p>one <strong>word</strong> in <em>italics</em></p>'],
    ['[packages](/launch)', '<p><a href="/launch" class="underline">packages</a></p>'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['## Why', '<h2>Why</h2>'],
    ['"It\'s", she said', '<p>“It’s”, she said</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['[us](mailto:us@dayfive.test)', '<p><a href="mailto:us@dayfive.test" class="underline">us</a></p>'],
    ['2026\\. A year', '<p>2026. A year</p>'],
    ['#1 in town', '<p>#1 in town</p>'],
    ['we\nsay: #1, or #2', '<p>we\nsay: #1, or #2</p>'],
  ])('%s becomes %s', (text, html) => {
    expect(withText(text).content.trim()).toBe(html)
  })

  it('has its address, its date in words and its reading time made from what is written', () => {
    const post = readPost('mine.md', source.replaceAll('\n', '\r\n'))
    expect(post).toMatchObject({ path: '/blog/1', date: 'July 9, 2024', readTime: '3 min read' })
    expect(withText('word '.repeat(1300)).readTime).toBe('7 min read')
  })

  it('is read as it is saved by an editor that marks the file or leaves spaces behind a line', () => {
    const { title } = readPost('mine.md', `\uFEFF${source.replaceAll(/^---$/gm, '---  ')}`)
    expect(title).toBe('What a visitor decides in five seconds')
  })

  const none = (names: readonly string[]) => `is none of ${names.join(', ')}`
  it.each([
    [/^title.*\n/m, '', 'title: is missing'],
    [/^title.*/m, 'title: 2026', 'title: is no text: put it in quotes'],
    [/^title.*/m, `title: ${'x'.repeat(91)}`, 'title: has more than 90 characters'],
    [/^title.*/m, 'title: We are #1 in town', 'title: a text with # goes in quotes'],
    [/^title.*/m, 'title: Caf\uFFFD', 'is not saved as UTF-8'],
    [/^id.*/m, 'id: a/b', 'id: is the end of an address'],
    [/^id.*/m, 'id:', 'id: is missing'],
    ...['true', '007', '1e3'].map(
      (id) => [/^id.*/m, `id: ${id}`, 'id: is no text: put it in quotes'] as const,
    ),
    [/^author.*/m, 'author: Nobody', `author: ${none(people.map(({ name }) => name))}`],
    [/^excerpt.*/m, 'excerpt: Too short.', 'excerpt: must have 40 to 250 characters'],
    [/^category.*/m, 'category: News', 'category: is none of Personal Branding, Web Design'],
    [/^published.*/m, 'published: 2024-02-30', 'published: is no day such as'],
    [/^changed.*/m, 'changed: 2024-07-08', 'changed: is before the day of "published"'],
    [/^image:.*/m, 'image: covers/none', 'image: names no file of pictures/covers/, or "npm run pi'],
    [/^image:.*/m, `image: ${people[0]!.portrait}`, 'image: names no file of pictures/covers/'],
    [/^imageAlt:.*/m, `imageAlt: ${'x'.repeat(126)}`, 'imageAlt: must have at most 125 characters'],
    [/^ {2}package.*/m, '  package: gold', 'offer.package: is none of basic, standard, premium'],
    [/^ {2}text/m, '  txt', 'offer.text: is missing\nmine.md: offer.txt: is not known'],
    [/^excerpt: /m, 'excerpt: a: b: ', /Nested mappings .* at line 5, .* goes in quotes, /],
    [/^---\n/, '', 'must begin with a line of ---'],
    [/(?<=\n---\n).*$/s, '', 'there is no text below the front matter'],
    [/^## /m, '1. ', 'the points of a list begin with -'],
    [/^## /m, '2026. ', /the points of a list begin with -; .* is written 2026\\\.$/],
    [/^## /m, '# ', 'the headings within a post begin with ##'],
    [/^## /m, '##', 'a sign of Markdown is left in the text: ##'],
    [/^## /m, '**', 'a sign of Markdown is left in the text: **'],
    [/^## /m, '![x](/y) ', 'a sign of Markdown is left in the text: !'],
    [/^## /m, '[x](javascript:alert) ', 'a sign of Markdown is left in the text: ]('],
    [/^## /m, '[x](www.dayfive.test) ', /a link begins with .*, not www\.dayfive\.test$/],
  ] as const)('with %s replaced by "%s" is refused with file and field', (line, by, message) => {
    expect(() => changed(line, by)).toThrow(typeof message === 'string' ? `mine.md: ${message}` : message)
  })
})
