import type { LoaderFunctionArgs } from '@remix-run/node'
import { indexedPages } from '~/content/pages'
import { textFile, xml } from '../text-file.server'

/** Every page for search engines, with the day on which its words last changed (https://www.sitemaps.org/protocol.html). */
export function loader({ context }: LoaderFunctionArgs) {
  const url = indexedPages.map(({ path, changed }) => ({ loc: context.siteUrl + path, lastmod: changed }))
  const urlset = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url }
  return textFile('application/xml; charset=utf-8', xml({ urlset }))
}
