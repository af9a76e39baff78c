import { describe, expect, it } from 'vitest'
import { posts } from '~/content/posts'
import type { Post } from '~/content/posts/post'

function wordCount({ content }: Post): number {
  const texts = content.flatMap((passage) => {
    if (typeof passage === 'string') return [passage]
    return 'heading' in passage ? [passage.heading] : passage.list
  })
  return texts.join(' ').split(/\s+/).length
}

const sameDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

it('there are four posts, two in each category', () => {
  expect(posts.map(({ category }) => category).toSorted()).toEqual([
    'Personal Branding',
    'Personal Branding',
    'Web Design',
    'Web Design',
  ])
})

it('no two posts share a title, an excerpt or a picture', () => {
  for (const part of ['title', 'excerpt', 'image', 'imageAlt', 'caption', 'published'] as const)
    expect(new Set(posts.map((post) => post[part])).size).toBe(4)
})

describe.each(posts)('"$title"', (post) => {
  it('has 500 to 900 words', () => {
    expect(wordCount(post)).toBeGreaterThanOrEqual(500)
    expect(wordCount(post)).toBeLessThanOrEqual(900)
  })

  it('is read in the time that it states, 3 to 5 minutes', () => {
    const minutes = Math.round(wordCount(post) / 200)
    expect(post.readTime).toBe(`${minutes} min read`)
    expect([3, 4, 5]).toContain(minutes)
  })

  it('states one date in two ways, and none in the future', () => {
    const published = new Date(post.published)
    expect(post.published).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(post.date).toBe(sameDay.format(published))
    expect(published.getTime()).toBeLessThan(Date.now())
  })
})
