import type { PictureName } from '~/pictures/picture.server'
import type { Package } from '../packages'

/** The build reads one from each Markdown file of this folder. */
export interface Post {
  id: string
  /** `/blog/ID`, which never changes. */
  path: string
  title: string
  /** A name in people.ts. */
  author: string
  excerpt: string
  category: 'Personal Branding' | 'Web Design'
  /** `YYYY-MM-DD`, as `changed` is. */
  published: string
  /** `published` in words, such as `March 12, 2024`. */
  date: string
  changed?: string | undefined
  revised?: string | undefined
  /** At 200 words a minute, such as `4 min read`. */
  readTime: string
  image: PictureName
  imageAlt: string
  caption: string
  offer: { title: string; text: string; package: Package['id'] }
  content: string
}
