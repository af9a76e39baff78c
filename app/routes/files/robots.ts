import type { LoaderFunctionArgs } from '@remix-run/node'
import { textFile } from './text-file.server'

/** No Disallow: crawlers must be able to read `noindex`. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${context.siteUrl}/sitemap.xml`, '']
  return textFile('text/plain; charset=utf-8', lines.join('\n'))
}
