import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '../../app/content/texts'
import { faultsIn, markdown } from './posts'

const folder = join(import.meta.dirname, '../../app/content/texts')

/** Reads a Markdown file with a title, a paragraph, and chapters that begin with `##`. */
export function readText(file: string, source = readFileSync(join(folder, file), 'utf8')): Text {
  const [opening = '', ...chapters] = source.replaceAll('\r', '').split(/^## /m)
  const [, title, intro] = /^\uFEFF?# (.+)\n+(.+)\n+$/.exec(opening) ?? []
  const fail = (problem: string) => new Error(`app/content/texts/${file}: ${problem}`)
  if (!title || !intro)
    throw fail('must begin with # and the title, then a paragraph, then headings after ##')
  return {
    title,
    intro,
    chapters: chapters.map((chapter) => {
      const [heading = '', ...lines] = chapter.split('\n')
      const content = markdown.render(lines.join('\n'))
      const [fault] = heading.trim() && content ? faultsIn(content) : ['it has no heading, or no text']
      if (fault) throw fail(`## ${heading}: ${fault}`)
      return { title: heading, content }
    }),
  }
}
