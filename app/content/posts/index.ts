import { fiveSeconds } from './five-seconds'
import { nameIsTheShop } from './name-is-the-shop'
import type { Passage, Post } from './post'
import { reviewWhileWarm } from './review-while-warm'
import { whenToStop } from './when-to-stop'

/** The text around every post, and of the feed. */
export const blog = {
  name: 'Blog',
  back: { label: 'Back to Blog', to: '/#blog' },
  more: { title: 'Read on', previous: 'Previous post', next: 'Next post', related: 'More on {category}' },
  feed: 'Short reads for people who run a business and have no time to read.',
} as const

export interface PublishedPost extends Post {
  path: string
  /** Such as `March 12, 2024`. */
  date: string
  /** At 200 words a minute, such as `4 min read`. */
  readTime: string
}

const dateWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** In the order of the teasers. */
export const posts: readonly PublishedPost[] = [nameIsTheShop, fiveSeconds, reviewWhileWarm, whenToStop].map(
  (post) => ({
    ...post,
    path: `/blog/${post.id}`,
    date: dateWords.format(new Date(post.published)),
    readTime: `${Math.round(wordsIn(post.content) / 200)} min read`,
  }),
)

function wordsIn(content: readonly Passage[]): number {
  const texts = content.flatMap((passage) =>
    typeof passage === 'string' ? passage : 'list' in passage ? passage.list : passage.heading,
  )
  return texts.join(' ').split(/\s+/).length
}
