import type { Post } from './post'

export const blog = {
  name: 'Blog',
  back: { label: 'Back to Blog', to: '/blog' },
  revised: 'Updated {day}',
  more: { title: 'Read next', previous: 'Previous post', next: 'Next post', related: 'More on {category}' },
  feed: 'Short reads for owners who have no time to read.',
} as const

const files = import.meta.glob<Post>('./*.md', { eager: true, import: 'default' })

export const posts: readonly Post[] = Object.values(files).toSorted((one, other) =>
  other.published.localeCompare(one.published),
)
