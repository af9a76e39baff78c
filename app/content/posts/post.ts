/** A part of a post: a paragraph, a heading over what follows, or a list of short points. */
export type Passage = string | { heading: string } | { list: readonly string[] }

/** A post of the blog (specification section 3). */
export interface Post {
  title: string
  /** Two lines of a card. */
  excerpt: string
  category: 'Personal Branding' | 'Web Design'
  /** As shown, such as `March 12, 2024`. */
  date: string
  /** The same day, `YYYY-MM-DD`. */
  published: string
  /** The day of the last change, if there was one, `YYYY-MM-DD`. */
  changed?: string
  /** At 200 words a minute, such as `4 min read`. */
  readTime: string
  image: 'covers/name' | 'covers/seconds' | 'covers/review' | 'covers/chatbot'
  imageAlt: string
  caption: string
  content: readonly Passage[]
}
