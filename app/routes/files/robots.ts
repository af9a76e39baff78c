import type { LoaderFunctionArgs } from '@remix-run/node'
import { textFile } from '../text-file.server'

/** Forbids nothing: a page that shall not be listed says so itself, and only who reads it can know. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${context.siteUrl}/sitemap.xml`, '']
  return textFile('text/plain; charset=utf-8', lines.join('\n'))
}
