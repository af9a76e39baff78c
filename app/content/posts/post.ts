/** A part of a post: a paragraph, a heading over what follows, or a list of short points. */
export type Passage = string | { heading: string } | { list: readonly string[] }

/** A post of the blog (specification section 3). */
export interface Post {
  title: string
  /** Two lines of a card. */
  excerpt: string
  category: 'Personal Branding' | 'Web Design'
  /** As readers see it, such as `March 12, 2024`. */
  date: string
  /** The same day as machines read it, `YYYY-MM-DD`. */
  published: string
  /** The day on which its words last changed, if they did, `YYYY-MM-DD`. */
  changed?: string
  /** The time that the words take at 200 a minute, such as `4 min read`. */
  readTime: string
  image: 'covers/name' | 'covers/seconds' | 'covers/review' | 'covers/chatbot'
  /** What the picture shows, for those who do not see it. */
  imageAlt: string
  /** What is said under the picture. */
  caption: string
  content: readonly Passage[]
}
