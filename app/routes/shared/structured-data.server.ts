import type { Thing } from 'schema-dts'
import { home } from '~/content/home'
import { packages, type Package } from '~/content/packages'
import type { SitePage } from '~/content/pages'
import type { Person } from '~/content/people'
import type { Post } from '~/content/posts/post'
import { whoIsBehind, site } from '~/content/site'
import { dollars } from '~/content/prices'
import { cardUrl } from './page-meta.server'

function publisher(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  } satisfies Thing
}

/** Leaves out samples and empty fields. */
export function organization(siteUrl: string, { footer, company } = site) {
  const sameAs = footer.social.filter(({ sample }) => !sample).map(({ to }) => to)
  const { address } = whoIsBehind(company)
  return {
    ...publisher(siteUrl),
    slogan: site.promise,
    ...(sameAs.length > 0 && { sameAs }),
    ...(address && { address }),
  } satisfies Thing
}

export const website = (siteUrl: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: site.name,
  url: `${siteUrl}/`,
  inLanguage: 'en',
  publisher: publisher(siteUrl),
})

export const service = (siteUrl: string, offers: readonly Package[] = packages): Thing => ({
  '@type': 'Service',
  name: home.packages.eyebrow,
  serviceType: 'Web design',
  provider: publisher(siteUrl),
  offers: offers.map((offer) => ({
    '@type': 'Offer',
    name: offer.title,
    description: offer.description,
    price: dollars(offer),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: siteUrl + offer.ctaLink,
  })),
})

export function blogPosting(post: Post, { sample, name }: Person, page: SitePage, siteUrl: string) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: cardUrl(page, siteUrl),
    datePublished: post.published,
    dateModified: page.changed,
    articleSection: post.category,
    inLanguage: 'en',
    mainEntityOfPage: siteUrl + page.path,
    author: sample ? publisher(siteUrl) : { '@type': 'Person', name, worksFor: publisher(siteUrl) },
    publisher: publisher(siteUrl),
  } satisfies Thing
}
