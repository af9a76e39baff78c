import type { Post } from '~/content/posts/post'
import { Picture, type PictureFiles } from '~/ui/picture'
import { Section, SectionHead } from '~/ui/section'
import { SwipeRow } from './swipe-row'

interface BlogTeaserProps {
  title: string
  lead: string
  posts: readonly (Post & { picture: PictureFiles })[]
}

/** On wide screens the newest post is a card, and the others are lines beside it. */
export function BlogTeaser({ title, lead, posts }: BlogTeaserProps) {
  return (
    <Section id="blog">
      <SectionHead title={title} lead={lead} />
      <SwipeRow label={title} className="mt-4 lg:mt-8 lg:grid-cols-[1fr_2fr] lg:gap-x-gutter">
        {posts.map((post, index) => (
          <li
            key={post.title}
            className={
              index === 0
                ? 'lg:row-span-3'
                : 'lg:grid lg:grid-cols-[9rem_1fr] lg:gap-6 lg:border-t lg:border-line lg:py-2.5'
            }
          >
            <Picture
              picture={post.picture}
              alt={post.imageAlt}
              className="aspect-9/4 h-auto w-full object-cover"
            />
            <div className="max-lg:mt-3">
              <p className="flex flex-wrap gap-x-3 text-sm text-soft">
                <span className="font-semibold text-pine">{post.category}</span>{' '}
                <time dateTime={post.published}>{post.date}</time> <span>{post.readTime}</span>
              </p>
              <h3 className="mt-1 text-lg leading-tight">{post.title}</h3>
              <p className="mt-1 line-clamp-2 text-soft max-lg:text-sm">{post.excerpt}</p>
              <a
                href={post.path}
                aria-label={`Read More → ${post.title}`}
                className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:text-pine hover:underline"
              >
                Read More →
              </a>
            </div>
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}
