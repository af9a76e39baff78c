import type { Post } from '~/content/posts/post'
import { Picture, type PictureFiles } from '../picture'
import { Section, SectionHead } from '../section'

interface BlogTeaserProps {
  title: string
  lead: string
  posts: readonly (Omit<Post, 'image' | 'caption' | 'content'> & { picture: PictureFiles })[]
}

/** A post's id is its place in the list. */
export function BlogTeaser({ title, lead, posts }: BlogTeaserProps) {
  return (
    <Section id="blog">
      <SectionHead title={title} lead={lead} />
      <ul className="mt-14 grid gap-x-8 gap-y-14 sm:grid-cols-2">
        {posts.map((post, index) => (
          <li key={post.title} className="flex flex-col">
            <Picture picture={post.picture} alt={post.imageAlt} className="h-auto w-full" />
            <p className="mt-5 flex flex-wrap gap-x-3 text-sm text-soft">
              <span className="font-semibold text-pine">{post.category}</span>
              <time dateTime={post.published}>{post.date}</time>
              <span>{post.readTime}</span>
            </p>
            <h3 className="mt-2 text-xl">{post.title}</h3>
            <p className="mt-2 line-clamp-2 text-soft">{post.excerpt}</p>
            <a
              href={`/blog/${index}`}
              aria-label={`Read More → ${post.title}`}
              className="mt-auto inline-flex min-h-12 items-center self-start pt-2 font-semibold underline-offset-4 hover:text-accent-text hover:underline"
            >
              Read More →
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
