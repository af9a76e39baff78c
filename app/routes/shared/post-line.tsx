import type { Post } from '~/content/posts/post'

export function PostLine({ category, published, date, readTime }: Post) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <span className="font-semibold text-pine">{category}</span> <time dateTime={published}>{date}</time>{' '}
      <span>{readTime}</span>
    </p>
  )
}
