import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { parse } from 'yaml'
import { z } from 'zod'
import { packages } from '../../app/content/packages'
import { people } from '../../app/content/people'
import type { Post } from '../../app/content/posts/post'
import pictures from '../../app/pictures/sizes.json'
import { compound } from '../../app/ui/compound'

/** What an owner wrote and the site can't show. */
export class ContentError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    // It would bury the message, which says all.
    this.stack = message
  }
}

const folder = join(import.meta.dirname, '../../app/content/posts')

export const text = z.string().trim().min(1)
export const pictureName = z.string().refine((name) => Object.hasOwn(pictures, name), {
  error: ({ input }) => `there is no pictures/${input}.svg, or "npm run pictures" has not run since`,
})
const day = z.iso.date('is no day such as 2026-11-24')
const oneOf = (names: readonly string[]) => z.enum(names, `is none of ${names.join(', ')}`)

const frontMatter = z.strictObject({
  id: z.coerce.string().regex(/^[\da-z-]+$/, 'is the end of an address: digits, a-z and hyphens'),
  title: text,
  author: oneOf(people.map(({ name }) => name)),
  excerpt: text,
  category: oneOf(['Personal Branding', 'Web Design']),
  published: day,
  changed: day.optional(),
  image: pictureName,
  imageAlt: text,
  caption: text,
  offer: z.strictObject({ title: text, text, package: oneOf(packages.map(({ id }) => id)) }),
})

// What the styles of a post know; HTML stays text.
const markdown = new MarkdownIt('zero', { typographer: true }).enable([
  'heading',
  'list',
  'link',
  'emphasis',
  'escape',
  'replacements',
  'smartquotes',
])

// The styles of every page take links for buttons, without a line.
markdown.renderer.rules['link_open'] = (tokens, index, options, _, renderer) => {
  tokens[index]?.attrSet('class', 'underline')
  return renderer.renderToken(tokens, index, options)
}

// No line ends at the hyphen within a word, as `unbroken` sees to elsewhere.
const words = new RegExp(compound, 'gu')
markdown.renderer.rules['text'] = (tokens, index) =>
  markdown.utils.escapeHtml(tokens[index]?.content ?? '').replace(words, '<span class="whole">$1</span>')

const dateWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The post in a Markdown file with front matter.
 *
 * @throws ContentError that names the file and each wrong field
 */
export function readPost(file: string, source: string): Post {
  const [, front = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? []
  const fields = frontMatter.safeParse(readYaml(file, front) ?? {})
  const content = markdown.render(body)
  const problems = (fields.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!content) problems.push('there is no text below the front matter')
  if (/<h[13-6]>/.test(content)) problems.push('the headings within a post begin with ##')
  if (content.includes('<ol>')) problems.push('the points of a list begin with -')
  if (!fields.success || problems.length > 0)
    throw new ContentError(problems.map((each) => `${file}: ${each}`).join('\n'))
  const { data } = fields
  const length = content
    .replace(/<[^>]*>/g, '')
    .trim()
    .split(/\s+/).length
  return {
    ...(data as typeof data & Pick<Post, 'category' | 'image' | 'offer'>),
    path: `/blog/${data.id}`,
    date: dateWords.format(new Date(data.published)),
    revised: data.changed && dateWords.format(new Date(data.changed)),
    readTime: `${Math.max(1, Math.round(length / 200))} min read`,
    content,
  }
}

function readYaml(file: string, source: string): unknown {
  try {
    return parse(source)
  } catch (cause) {
    throw new ContentError(`${file}: ${(cause as Error).message}`, { cause })
  }
}

/**
 * All posts, in no order.
 *
 * @throws ContentError also when two have one id
 */
export function readPosts(): Post[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const posts = files.map((file) => readPost(file, readFileSync(join(folder, file), 'utf8')))
  for (const [index, { id }] of posts.entries()) {
    const other = posts.findIndex((each) => each.id === id)
    if (other < index) throw new ContentError(`${files[index]}: id: is that of ${files[other]} as well`)
  }
  return posts
}
