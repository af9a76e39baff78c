import { home } from '~/content/home'
import type { Post } from '~/content/posts/post'
import { Picture, type PictureFiles } from '~/ui/picture'
import { Section, SectionHead } from '~/ui/section'
import { PostLine } from '~/routes/shared/post-line'
import { SwipeRow } from './swipe-row'

/** On wide screens the newest post is a card, and the others are lines beside it. */
export function BlogTeaser({ posts }: { posts: readonly (Post & { picture: PictureFiles })[] }) {
  return (
    <Section id="blog">
      <SectionHead {...home.blog} />
      <SwipeRow aria-label={home.blog.title} className="mt-4 lg:mt-8 lg:grid-cols-[1fr_2fr] lg:gap-x-gutter">
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
              className="h-auto w-full object-cover object-top max-lg:aspect-2/1"
            />
            <div className={index === 0 ? 'mt-3' : 'max-lg:mt-3'}>
              <PostLine {...post} />
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
