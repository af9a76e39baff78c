import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { packages } from '../../app/content/packages'
import { people } from '../../app/content/people'
import { testimonials } from '../../app/content/testimonials'
import { ContentError, pictureName, readPost, readPosts, text } from './posts'

const lists = [
  {
    file: 'packages.ts',
    entries: packages,
    entry: z.object({
      title: text,
      price: z.string().regex(/^\$[1-9]\d{0,2}(,\d{3})*$/, 'is no price such as $1,200'),
      timeline: z.string().regex(/^\d+-\d+ days$/, 'is no timeline such as 5-7 days'),
    }),
  },
  { file: 'people.ts', entries: people, entry: z.object({ name: text, role: text, portrait: pictureName }) },
  {
    file: 'testimonials.ts',
    entries: testimonials.quotes,
    entry: z.object({ quote: text, author: text, role: text, avatar: pictureName }),
  },
]

/** @returns a line for each wrong field of the lists that owners change, with the number of the entry */
function problems(): string[] {
  return lists.flatMap(({ file, entries, entry }) =>
    (z.array(entry).safeParse(entries).error?.issues ?? []).map(
      ({ path: [index, field], message }) =>
        `${file}, entry ${Number(index) + 1}: ${String(field)}: ${message}`,
    ),
  )
}

/** Imports a Markdown file as the post in it; ends a build whose content is wrong. */
export function siteContent(): Plugin {
  return {
    name: 'site-content',
    buildStart() {
      const found = problems()
      if (found.length > 0) throw new ContentError(found.join('\n'))
      readPosts()
    },
    transform(source, id) {
      if (!id.endsWith('.md')) return
      try {
        return `export default ${JSON.stringify(readPost(basename(id), source))}`
      } catch (error) {
        // The log of a development server names no cause.
        this.warn(String(error))
        throw error
      }
    },
  }
}
