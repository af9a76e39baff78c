import type { Package } from '../packages'

export type Passage = string | { heading: string } | { list: readonly string[] }

export interface Post {
  /** Its address is `/blog/ID`, for good. */
  id: string
  title: string
  author: 'Ruth Amsel' | 'Jonah Okafor' | 'Mei Tanaka' | 'Pavel Novak'
  excerpt: string
  category: 'Personal Branding' | 'Web Design'
  /** The day, `YYYY-MM-DD`. */
  published: string
  /** The day of the last change, `YYYY-MM-DD`. */
  changed?: string | undefined
  image: 'covers/name' | 'covers/seconds' | 'covers/review' | 'covers/chatbot'
  imageAlt: string
  caption: string
  /** The package that does what the post speaks of. */
  offer: { title: string; text: string; package: Package['id'] }
  content: readonly Passage[]
}
