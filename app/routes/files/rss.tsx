import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { blog } from '~/content/blog'
import { postPages, type SitePage } from '~/content/pages'
import { posts } from '~/content/posts'
import type { Post } from '~/content/posts/post'
import { site } from '~/content/site'
import { Passages } from '~/ui/sections/article'
import { cardUrl } from '../page-meta.server'
import { textFile, xml, type Markup } from '../text-file.server'

/** https://www.rssboard.org/rss-specification */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context
  const entries = posts
    .map((post, place) => ({ post, page: postPages[place]! }))
    .toSorted((one, other) => (one.post.published < other.post.published ? 1 : -1))
  const changed = entries.map(({ page }) => page.changed).toSorted()
  const feed = xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${site.feed}</title>
    <link>${siteUrl}/</link>
    <description>${blog.feed}</description>
    <language>en-us</language>
    <lastBuildDate>${rssDate(changed.at(-1)!)}</lastBuildDate>
    <atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>
${entries.map(({ post, page }) => item(post, page, siteUrl))}
  </channel>
</rss>
`
  return textFile('application/rss+xml; charset=utf-8', feed.markup)
}

function item(post: Post, page: SitePage, siteUrl: string): Markup {
  const url = siteUrl + page.path
  const content = renderToStaticMarkup(
    <>
      {/* Not the drawing: many readers show no SVG, and its URL changes with its content. */}
      <figure>
        <img src={cardUrl(page, siteUrl)} width="1200" height="630" alt={page.cardAlt} />
        <figcaption>{post.caption}</figcaption>
      </figure>
      <Passages passages={post.content} />
    </>,
  )
  return xml`    <item>
      <title>${post.title}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${rssDate(post.published)}</pubDate>
      <dc:creator>${site.name}</dc:creator>
      <category>${post.category}</category>
      <description>${post.excerpt}</description>
      <content:encoded>
        <![CDATA[${{ markup: content }}]]>
      </content:encoded>
    </item>`
}

/** RFC 822. */
function rssDate(day: string): string {
  return new Date(day).toUTCString()
}
