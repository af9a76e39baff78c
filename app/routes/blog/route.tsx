import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { home } from '~/content/home'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { blog, posts } from '~/content/posts'
import { picture } from '~/pictures/picture.server'
import { Picture } from '~/ui/picture'
import { Page } from '~/ui/sections/page'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { PostLine } from '~/routes/shared/post-line'

export { meta } from '~/routes/shared/head'

export function loader({ context }: LoaderFunctionArgs) {
  return {
    meta: pageMeta(pages.blog, context),
    covered: posts.map((post) => ({ ...post, picture: picture(post.image) })),
  }
}

export default function BlogPage() {
  const { covered } = useLoaderData<typeof loader>()
  return (
    <Page title={home.blog.title} intro={blog.feed} step={nextSteps.home}>
      <ul className="mt-10 grid gap-x-gutter gap-y-12 md:grid-cols-2">
        {covered.map((post, index) => (
          <li key={post.id} className="group relative">
            <Picture
              picture={post.picture}
              alt={post.imageAlt}
              eager={index === 0}
              className="mb-4 h-auto w-full"
            />
            <PostLine {...post} revised="" />
            <h2 className="mt-1 text-xl">
              <a
                href={post.path}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {post.title}
              </a>
            </h2>
            <p className="mt-1 text-soft">{post.excerpt}</p>
          </li>
        ))}
      </ul>
    </Page>
  )
}
