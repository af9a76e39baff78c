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
  const fail = (problem: string) => new ContentError(`${file}: ${problem}`)
  if (!title || !lead)
    throw fail('must begin with # and the title, and one paragraph; then each heading after ##')
  const [wrong] =
    source.match(/^#+(?![# ]).*|^###.*|\{(?!(?:contactEmail|retentionDays|freeDays|hourlyPrice)\}).*/m) ?? []
  if (wrong)
    throw fail(`"${wrong}" is neither a heading, which begins with ## and a space, nor a name to fill in`)
  return {
    title,
    lead,
    chapters: chapters.map((chapter) => {
      const [heading = '', ...lines] = chapter.split('\n')
      return { title: heading, content: markdown.render(lines.join('\n')) }
    }),
  }
}
