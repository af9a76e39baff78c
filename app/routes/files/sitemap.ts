import type { LoaderFunctionArgs } from '@remix-run/node'
import { indexedPages } from '~/content/indexed-pages'
import { textFile } from './text-file.server'

/** https://www.sitemaps.org/protocol.html */
export function loader({ context }: LoaderFunctionArgs) {
  const urls = indexedPages.map(
    ({ path, changed }) => `  <url>
    <loc>${context.siteUrl + path}</loc>
    <lastmod>${changed}</lastmod>
  </url>`,
  )
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return textFile('application/xml; charset=utf-8', sitemap)
}
