import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPost } from '../../../scripts/site-content/posts'

const source = readFileSync('app/content/posts/five-seconds.md', 'utf8')

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
    ['[x](javascript:alert)', '<p>[x](javascript:alert)</p>'],
  ])('%s becomes %s', (text, html) => {
    expect(withText(text).content.trim()).toBe(html)
  })

  it('has its address, its date in words and its reading time made from what is written', () => {
    const post = readPost('mine.md', source.replaceAll('\n', '\r\n'))
    expect(post).toMatchObject({ path: '/blog/1', date: 'July 9, 2024', readTime: '3 min read' })
    expect(withText('word '.repeat(1300)).readTime).toBe('7 min read')
  })

  it.each([
    [/^title.*\n/m, '', /^mine\.md: title: /],
    [/^id.*/m, 'id: a/b', /^mine\.md: id: is the end of an address/],
    [/^author.*/m, 'author: Nobody', /^mine\.md: author: is none of Ruth Amsel, /],
    [/^category.*/m, 'category: News', /^mine\.md: category: is none of Personal Branding, Web Design$/],
    [/^published.*/m, 'published: 2024-02-30', /^mine\.md: published: is no day such as/],
    [/^image:.*/m, 'image: covers/none', /^mine\.md: image: there is no pictures\/covers\/none\.svg/],
    [/^ {2}package.*/m, '  package: gold', /^mine\.md: offer\.package: is none of basic, standard, premium$/],
    [/^caption/m, 'captoin', /^mine\.md: caption: .*\nmine\.md: .*"captoin"$/],
    [/^excerpt: /m, 'excerpt: a: b: ', /^mine\.md: Nested mappings/],
    [/^---\n/, '', /^mine\.md: id: /],
    [/(?<=\n---\n).*$/s, '', /^mine\.md: there is no text below the front matter$/],
    [/^## /m, '1. ', /^mine\.md: the points of a list begin with -$/],
    [/^## /m, '# ', /^mine\.md: the headings within a post begin with ##$/],
  ])('with %s replaced by "%s" is refused with file and field', (line, by, message) => {
    expect(() => changed(line, by)).toThrow(message)
  })
})
