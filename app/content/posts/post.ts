import type { Package } from '../packages'

export type Passage = string | { heading: string } | { list: readonly string[] }

/** Specification section 3. */
export interface Post {
  title: string
  author: 'Ruth Amsel' | 'Jonah Okafor' | 'Mei Tanaka' | 'Pavel Novak'
  excerpt: string
  category: 'Personal Branding' | 'Web Design'
  /** As shown, such as `March 12, 2024`. */
  date: string
  /** The same day as `YYYY-MM-DD`. */
  published: string
  /** The day of the last change, `YYYY-MM-DD`. */
  changed?: string
  /** At 200 words a minute, such as `4 min read`. */
  readTime: string
  image: 'covers/name' | 'covers/seconds' | 'covers/review' | 'covers/chatbot'
  imageAlt: string
  caption: string
  /** The package that does what the post speaks of. */
  offer: { title: string; text: string; package: Package['id'] }
  content: readonly Passage[]
}
