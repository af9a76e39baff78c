import type { LoaderFunctionArgs } from '@remix-run/node'
import { generateRssFeed } from 'feedsmith'
import { renderToStaticMarkup } from 'react-dom/server'
import { pages, postPage } from '~/content/pages'
import { blog, posts } from '~/content/posts'
import { site } from '~/content/site'
import { cardUrl } from '~/routes/shared/page-meta.server'
import { textFile } from './text-file.server'

/** https://www.rssboard.org/rss-specification */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context
  const changed = posts.map((post) => postPage(post).changed).toSorted()
  const feed = generateRssFeed({
    title: site.feed,
    link: siteUrl + pages.blog.path,
    description: blog.feed,
    language: 'en-us',
    lastBuildDate: new Date(changed.at(-1)!),
    atom: { links: [{ href: `${siteUrl}/rss.xml`, rel: 'self', type: 'application/rss+xml' }] },
    items: posts.map((post) => {
      const page = postPage(post)
      const url = siteUrl + page.path
      // The preview picture, since many readers show no SVG, and the drawing's URL changes with its content.
      const figure = renderToStaticMarkup(
        <figure>
          <img src={cardUrl(page, siteUrl)} width="1200" height="630" alt={page.cardAlt} />
          <figcaption>{post.caption}</figcaption>
        </figure>,
      )
      return {
        title: post.title,
        link: url,
        guid: { value: url },
        pubDate: new Date(post.published),
        dc: { creators: [site.name] },
        categories: [{ name: post.category }],
        description: post.excerpt,
        content: { encoded: figure + post.content.replaceAll('href="/', `href="${siteUrl}/`) },
      }
    }),
  })
  return textFile('application/rss+xml; charset=utf-8', feed)
}
