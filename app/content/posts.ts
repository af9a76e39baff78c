/** A post of the blog; its place in the list is its address, `/blog/0` to `/blog/3` (specification sections 2 and 3). */
export interface Post {
  title: string
  category: 'Personal Branding' | 'Web Design'
  excerpt: string
}

export const posts: readonly Post[] = [
  {
    title: 'Your name is the shop: a brand for people who work alone',
    category: 'Personal Branding',
    excerpt:
      'When you are the business, the website has one job: to make a stranger trust you before you speak.',
  },
  {
    title: 'What a visitor decides in the first five seconds',
    category: 'Web Design',
    excerpt:
      'What you do, where, for how much, and how to reach you. Most small sites hide at least two of the four.',
  },
  {
    title: 'Ask for the review while the chair is still warm',
    category: 'Personal Branding',
    excerpt: 'Word of mouth is written down today. How to ask for it without feeling like a beggar.',
  },
  {
    title: 'The chatbot that knows when to stop',
    category: 'Web Design',
    excerpt:
      'An assistant earns its keep by the questions it answers, and trust by the ones it hands to you.',
  },
]
