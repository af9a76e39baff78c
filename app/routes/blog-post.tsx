import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { blog } from '~/content/blog'
import { postNotFound } from '~/content/errors'
import { goOnTo } from '~/content/next-steps'
import { postPages } from '~/content/pages'
import { people } from '~/content/people'
import { posts } from '~/content/posts'
import { picture } from '~/pictures/picture.server'
import { fill } from '~/ui/fill'
import { Article } from '~/ui/sections/article'
import { NextStep } from '~/ui/sections/next-step'
import { pageMeta } from './page-meta.server'
import { blogPosting, breadcrumbs, graph } from './structured-data.server'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

const links = posts.map(({ title, category, readTime }, place) => ({
  title,
  category,
  readTime,
  to: `/blog/${place}`,
}))

export function loader({ params, context }: LoaderFunctionArgs) {
  const place = posts.findIndex((_, each) => String(each) === params.id)
  const post = posts[place]
  const page = postPages[place]
  if (!post || !page) throw data({ title: postNotFound }, { status: 404 })
  const { siteUrl } = context
  return {
    back: blog.back,
    meta: pageMeta(page, context, {
      published: post.published,
      structuredData: graph(blogPosting(post, page, siteUrl), breadcrumbs(post, page, siteUrl)),
    }),
    post,
    picture: picture(post.image),
    author: authorOf(post.author),
    step: goOnTo(post.offer),
    more: { ...blog.more, related: fill(blog.more.related, { category: post.category }) },
    previous: links[place - 1],
    next: links[place + 1],
    related: links.filter(({ title, category }) => category === post.category && title !== post.title),
  }
}

export default function BlogPostPage() {
  const { step, ...article } = useLoaderData<typeof loader>()
  return (
    <>
      <Article {...article} />
      <NextStep {...step} />
    </>
  )
}

function authorOf(author: string) {
  const { name, role, portrait } = people.find((person) => person.name === author)!
  return { name, role, portrait: picture(portrait) }
}
