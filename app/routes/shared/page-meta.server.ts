import { notices } from '~/content/enquiry-pages'
import type { AppLoadContext, MetaDescriptor } from '@remix-run/node'
import type { Thing } from 'schema-dts'
import { cardOf, type SitePage } from '~/content/pages'
import { site } from '~/content/site'
import { countErrors } from '~/ui/form/reply-notice'

interface PageMetaOptions extends Partial<Pick<SitePage, 'title' | 'description'>> {
  /** False if the page depends on the visitor. */
  isIndexed?: boolean
  published?: string
  /** https://schema.org */
  structuredData?: readonly Thing[]
}

/** Makes the head of a page (https://ogp.me) in its loader, which keeps all of this out of the client bundle. */
export function pageMeta(
  page: SitePage,
  { siteUrl, submitted }: AppLoadContext,
  options: PageMetaOptions = {},
): MetaDescriptor[] {
  const { title, description, isIndexed = true, published, structuredData } = { ...page, ...options }
  const errors = submitted?.kind === 'form' && 'errors' in submitted.reply ? submitted.reply.errors : {}
  const url = siteUrl + page.path
  return [
    { title: `${countErrors(notices, Object.keys(errors).length)} ${title}`.trim() },
    { name: 'description', content: description },
    // A page that is not indexed has no canonical URL.
    ...(isIndexed
      ? [
          { tagName: 'link', rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: published ? 'article' : 'website' },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title.replace(` | ${site.name}`, '') },
    { property: 'og:description', content: description },
    { property: 'og:image', content: cardUrl(page, siteUrl) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.cardAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': structuredData } }]
      : []),
  ]
}

export function cardUrl(page: SitePage, siteUrl: string): string {
  return `${siteUrl}/social/${cardOf(page)}.png`
}
