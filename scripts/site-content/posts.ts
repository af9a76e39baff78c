import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { parseDocument } from 'yaml'
import * as z from 'zod'
import { packages } from '../../app/content/packages'
import { people } from '../../app/content/people'
import type { Post } from '../../app/content/posts/post'
import { compound } from '../../app/ui/unbroken'
import advice from './advice.json' with { type: 'json' }
import { oneOf, pictureIn, problemsIn, text } from './problems'

const folder = join(import.meta.dirname, '../../app/content/posts')
export const day = z.iso.date({ error: ({ input }) => `is no day such as 2026-11-24: ${input}`, abort: true })

const frontMatter = z
  .strictObject({
    id: text.regex(/^[\da-z-]+$/, 'is the end of an address: digits, a-z and hyphens'),
    title: text.max(90, 'has more than 90 characters'),
    author: oneOf(people.map(({ name }) => name)),
    // Search results and previews show no more.
    excerpt: text.regex(/^[^{}]{40,250}$/, 'must have 40 to 250 characters, and no braces'),
    category: oneOf(['Personal Branding', 'Web Design']),
    published: day,
    changed: day.optional(),
    image: pictureIn('covers'),
    imageAlt: text.regex(/^[^{}]{1,125}$/, 'must have at most 125 characters, and no braces'),
    caption: text,
    offer: z.strictObject({ title: text, text, package: oneOf(packages.map(({ id }) => id)) }),
  })
  .refine(({ published, changed = published }) => changed >= published, {
    path: ['changed'],
    error: 'is before the day of "published"',
  })

// Only elements that the pages have styles for; HTML stays text.
export const markdown = new MarkdownIt('zero', { typographer: true })
markdown.enable(['heading', 'list', 'link', 'emphasis', 'escape', 'replacements', 'smartquotes'])

// The styles of every page give links no underline.
markdown.renderer.rules['link_open'] = (tokens, index, options, _, renderer) => {
  tokens[index]?.attrSet('class', 'underline')
  return renderer.renderToken(tokens, index, options)
}

// Keeps compounds on one line, as `unbroken` does elsewhere.
const words = new RegExp(compound, 'gu')
markdown.renderer.rules['text'] = (tokens, index) =>
  markdown.utils.escapeHtml(tokens[index]?.content ?? '').replace(words, '<span class="whole">$1</span>')

const dateWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function faultsIn(html: string): string[] {
  return Object.entries(advice.markdown).flatMap(([fault, says]) => {
    const found = RegExp(fault, 'm').exec(html)
    return found ? says.replace('$', () => found[1] ?? '') : []
  })
}

/** Reads a Markdown file with front matter. Throws an error that names the file and each wrong field. */
export function readPost(name: string, source: string): Post {
  const file = `app/content/posts/${name}`
  const parts = /^\uFEFF?---[ \t]*\r?\n(.*?\n)---[ \t]*(?:\r?\n(.*))?$/s.exec(source)
  if (!parts) throw new Error(`${file}: must begin with a line of ---, its fields and another ---`)
  const [, front = '', body = ''] = parts
  // The first line of the file is kept, so that errors have the line numbers of an editor.
  const yaml = parseDocument(`---\n${front}`)
  const [fault] = yaml.errors
  const said = fault?.message
    .replace(/:?\n.*/s, '')
    .replace('Map keys must be unique', 'a field is there twice')
  if (fault) throw new Error(`${file}: ${said}. ${advice.frontMatter}`)
  const fields: unknown = yaml.toJS() ?? {}
  const content = markdown.render(body)
  const problems = problemsIn(frontMatter, fields)
  if (!content) problems.push('there is no text below the front matter')
  problems.push(...faultsIn(front + content))
  if (problems.length > 0) throw new Error(problems.map((each) => `${file}: ${each}`).join('\n'))
  const data = frontMatter.parse(fields)
  const { length } = content.replace(/<[^>]*>/g, '').match(/\S+/g) ?? []
  return {
    ...(data as typeof data & Pick<Post, 'category' | 'image' | 'offer'>),
    path: `/blog/${data.id}`,
    date: dateWords.format(new Date(data.published)),
    revised: data.changed && dateWords.format(new Date(data.changed)),
    readTime: `${Math.max(1, Math.round(length / 200))} min read`,
    content,
  }
}

/** All posts, in no order. Throws also if two posts have one id. */
export function readPosts(): Post[] {
  const files = readdirSync(folder).filter((file) => !/^\.|^(index|post)\.ts$/.test(file))
  const other = files.find((file) => !file.endsWith('.md'))
  if (other) throw new Error(`app/content/posts/${other}: is no post: its name ends in .md`)
  const posts = files.map((file) => readPost(file, readFileSync(join(folder, file), 'utf8')))
  if (posts.length === 0) throw new Error('app/content/posts: one post must remain')
  const twice = posts.find(({ id }, at) => posts.findIndex((post) => post.id === id) < at)
  if (twice) throw new Error(`app/content/posts: two have the id ${twice.id}`)
  return posts
}
