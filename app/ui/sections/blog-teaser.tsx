import type { Post } from '~/content/posts/post'
import { Picture, type PictureFiles } from '../picture'
import { Section, SectionHead } from '../section'
import { SwipeRow } from '../swipe-row'

interface BlogTeaserProps {
  title: string
  lead: string
  posts: readonly (Post & { picture: PictureFiles })[]
}

export function BlogTeaser({ title, lead, posts }: BlogTeaserProps) {
  return (
    <Section id="blog">
      <SectionHead title={title} lead={lead} />
      <SwipeRow label={title} className="lg:grid-cols-2 lg:gap-x-8 lg:gap-y-14">
        {posts.map((post) => (
          <li key={post.title} className="lift flex flex-col">
            <Picture picture={post.picture} alt={post.imageAlt} className="h-auto w-full" />
            <p className="mt-4 flex flex-wrap gap-x-3 text-sm text-soft lg:mt-5">
              <span className="font-semibold text-pine">{post.category}</span>
              <time dateTime={post.published}>{post.date}</time>
              <span>{post.readTime}</span>
            </p>
            <h3 className="mt-1 text-lg lg:mt-2 lg:text-xl">{post.title}</h3>
            <p className="mt-1 line-clamp-2 text-soft lg:mt-2">{post.excerpt}</p>
            <a
              href={post.path}
              aria-label={`Read More → ${post.title}`}
              className="mt-auto inline-flex min-h-11 items-center self-start font-semibold underline-offset-4 hover:text-accent-text hover:underline lg:pt-2"
            >
              Read More →
            </a>
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}
