import type { AppLoadContext, MetaDescriptor } from '@remix-run/node'
import type { Graph } from 'schema-dts'
import type { SitePage } from '~/content/pages'
import { site } from '~/content/site'

interface PageMetaOptions {
  /** Where the page's state decides them; otherwise the page's own. */
  title?: string
  description?: string
  /** False also for a state of the page that depends on what a visitor did. */
  isIndexed?: boolean
  /** For a post: the day on which it was published, `YYYY-MM-DD`. */
  published?: string
  /** The same facts for machines. */
  structuredData?: Graph
}

/**
 * The head of a page: what it says of itself to search engines, social networks (https://ogp.me) and browser tabs. Loaders
 * make it, so that the browser's script carries none of it. Its address is that of the page, whatever query it was asked with.
 */
export function pageMeta(
  page: SitePage,
  { siteUrl }: AppLoadContext,
  options: PageMetaOptions = {},
): MetaDescriptor[] {
  const { title, description, isIndexed, published, structuredData } = { ...page, ...options }
  const url = siteUrl + page.path
  return [
    { title },
    { name: 'description', content: description },
    // Never both: what is not to be listed has no address to be listed under.
    ...(isIndexed
      ? [
          { tagName: 'link', rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: published ? 'article' : 'website' },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title.replace(` | ${site.name}`, '') },
    { property: 'og:description', content: description },
    { property: 'og:image', content: cardUrl(page, siteUrl) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.cardAlt },
    // Twitter reads everything else from the lines above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
  ]
}

/** The absolute address of a page's preview picture. */
export function cardUrl({ card }: SitePage, siteUrl: string): string {
  return `${siteUrl}/social/${card}.png`
}
