import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { postNotFound } from '~/content/errors'
import { goOnTo } from '~/content/next-steps'
import { postPage } from '~/content/pages'
import { people, sampleNotes } from '~/content/people'
import { blog, posts } from '~/content/posts'
import { picture } from '~/pictures/picture.server'
import postStyles from './post.css?inline'
import type { PageHandle } from '~/ui/layout/page-handle'
import { Article } from './article'
import { NextStep } from '~/ui/sections/next-step'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { blogPosting, breadcrumbs, graph } from '~/routes/shared/structured-data.server'

export const handle: PageHandle = { styles: postStyles }

export { meta } from '~/routes/shared/head'

export const loader = Object.assign(load, { paths: posts.map(({ path }) => path) })

function load({ params, context }: LoaderFunctionArgs) {
  const index = posts.findIndex(({ id }) => id === params.id)
  const post = posts[index]
  if (!post) throw data({ title: postNotFound }, { status: 404 })
  const { siteUrl } = context
  const page = postPage(post)
  const author = people.find(({ name }) => name === post.author)!
  return {
    meta: pageMeta(page, context, {
      published: post.published,
      structuredData: graph(blogPosting(post, author, page, siteUrl), breadcrumbs(siteUrl, post)),
    }),
    words: blog,
    post,
    picture: picture(post.image),
    author: { ...author, portrait: picture(author.portrait), sampleNote: sampleNotes.author },
    previous: posts[index - 1],
    next: posts[index + 1],
    related: posts.filter((other) => other.category === post.category && other !== post),
  }
}

export default function BlogPostPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <Article {...page} />
      <NextStep {...goOnTo(page.post.offer)} />
    </>
  )
}
