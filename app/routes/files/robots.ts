import type { LoaderFunctionArgs } from '@remix-run/node'
import { textFile } from './text-file.server'

/** Disallows nothing, since a crawler has to read a page to find its `noindex`. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${context.siteUrl}/sitemap.xml`, '']
  return textFile('text/plain; charset=utf-8', lines.join('\n'))
}
