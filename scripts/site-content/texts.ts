import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '../../app/content/texts'
import { markdown } from './posts'
import { ContentError } from './problems'

const folder = join(import.meta.dirname, '../../app/content/texts')

/** The page in a Markdown file: a title and a paragraph, then chapters that begin with `##`. */
export function readText(file: string, source = readFileSync(join(folder, file), 'utf8')): Text {
  const [opening = '', ...chapters] = source.replaceAll('\r', '').split(/^## /m)
  const [, title, lead] = /^\uFEFF?# (.+)\n+(.+)\n+$/.exec(opening) ?? []
  if (!title || !lead) throw new ContentError(`${file}: must begin with # and the title, and a paragraph`)
  return {
    title,
    lead,
    chapters: chapters.map((chapter) => {
      const [heading = '', ...lines] = chapter.split('\n')
      return { title: heading, content: markdown.render(lines.join('\n')) }
    }),
  }
}
