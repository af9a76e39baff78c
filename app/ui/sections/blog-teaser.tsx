import type { Post } from '~/content/posts/post'
import { Picture, type PictureFiles } from '../picture'
import { Section, SectionHead } from '../section'
import { SwipeRow } from '../swipe-row'

interface BlogTeaserProps {
  title: string
  lead: string
  posts: readonly (Post & { picture: PictureFiles })[]
}

/** On wide screens the newest post is large, and the others stand beside it. */
export function BlogTeaser({ title, lead, posts }: BlogTeaserProps) {
  return (
    <Section id="blog">
      <SectionHead title={title} lead={lead} />
      <SwipeRow label={title} className="lg:grid-cols-2 lg:gap-x-gutter lg:gap-y-8">
        {posts.map((post, index) => (
          <li
            key={post.title}
            className={`lift flex flex-col ${index === 0 ? 'lg:row-span-3' : 'lg:grid lg:grid-cols-[12rem_1fr] lg:gap-6'}`}
          >
            <Picture picture={post.picture} alt={post.imageAlt} className="h-auto w-full" />
            <div className="flex grow flex-col">
              <p
                className={`mt-4 flex flex-wrap gap-x-3 text-sm text-soft ${index === 0 ? 'lg:mt-5' : 'lg:mt-0'}`}
              >
                <span className="font-semibold text-pine">{post.category}</span>{' '}
                <time dateTime={post.published}>{post.date}</time> <span>{post.readTime}</span>
              </p>
              <h3 className={`mt-1 text-lg ${index === 0 ? 'lg:mt-2 lg:text-2xl' : ''}`}>{post.title}</h3>
              <p className={`mt-1 line-clamp-2 text-soft ${index === 0 ? 'lg:mt-2 lg:text-lg' : ''}`}>
                {post.excerpt}
              </p>
              <a
                href={post.path}
                aria-label={`Read More → ${post.title}`}
                className="mt-auto inline-flex min-h-11 items-center self-start font-semibold underline-offset-4 hover:text-pine hover:underline"
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
