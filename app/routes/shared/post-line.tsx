import { blog } from '~/content/posts'
import type { Post } from '~/content/posts/post'
import { fill } from '~/content/fill'

export function PostLine({ category, published, date, readTime, revised }: Post) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <span className="font-semibold text-pine">{category}</span> <time dateTime={published}>{date}</time>{' '}
      <span>{readTime}</span> {revised && <span>{fill(blog.revised, { day: revised })}</span>}
    </p>
  )
}
