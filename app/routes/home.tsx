import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ShouldRevalidateFunction } from '@remix-run/react'
import { home } from '~/content/home'
import { packages } from '~/content/packages'
import { posts } from '~/content/posts'
import { showroom } from '~/content/showroom'
import { callsToAction } from '~/content/site'
import { BlogTeaser } from '~/ui/sections/blog-teaser'
import { Hero } from '~/ui/sections/hero'
import { Packages } from '~/ui/sections/packages'
import { Showroom } from '~/ui/sections/showroom'

export const meta: MetaFunction = () => [
  { title: home.meta.title },
  { name: 'description', content: home.meta.description },
]

export function loader() {
  return { ...home, offers: packages, exhibits: showroom, posts }
}

// The chosen package is all that changes in this page's address, and the browser has all of them.
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function HomePage() {
  const page = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <>
      <Hero {...page.hero} actions={[callsToAction.quiz, callsToAction.launch]} />
      <Packages {...page.packages} offers={page.offers} selected={search.get('package') ?? ''} />
      <Showroom {...page.showroom} exhibits={page.exhibits} />
      <BlogTeaser {...page.blog} posts={page.posts} />
    </>
  )
}
