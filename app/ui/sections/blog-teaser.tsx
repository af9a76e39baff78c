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
      <ul className="mt-8 grid gap-x-8 sm:mt-14 sm:grid-cols-2 sm:gap-y-14">
        {posts.map((post, index) => (
          <li
            key={post.title}
            className="lift grid grid-cols-[5.5rem_1fr] gap-x-4 py-4 max-sm:border-b max-sm:border-line sm:flex sm:flex-col sm:p-0"
          >
            <Picture
              picture={post.picture}
              alt={post.imageAlt}
              className="h-auto w-full max-sm:row-span-4 max-sm:aspect-square max-sm:object-cover"
            />
            <p className="flex flex-wrap gap-x-3 text-sm text-soft sm:mt-5">
              <span className="font-semibold text-pine">{post.category}</span>
              <time dateTime={post.published}>{post.date}</time>
              <span>{post.readTime}</span>
            </p>
            <h3 className="mt-1 text-lg sm:mt-2 sm:text-xl">{post.title}</h3>
            <p className="mt-1 line-clamp-2 text-soft sm:mt-2">{post.excerpt}</p>
            <a
              href={`/blog/${index}`}
              aria-label={`Read More → ${post.title}`}
              className="mt-auto inline-flex min-h-11 items-center self-start sm:pt-2 font-semibold underline-offset-4 hover:text-accent-text hover:underline"
            >
              Read More →
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
