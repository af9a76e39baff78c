/** The text around every post (specification section 2, "/blog/{id}"), and of the feed. */
export const blog = {
  name: 'Blog',
  back: { label: 'Back to Blog', to: '/#blog' },
  more: { title: 'Read on', previous: 'Previous post', next: 'Next post', related: 'More on {category}' },
  feed: 'Short reads for people who run a business and have no time to read.',
} as const
