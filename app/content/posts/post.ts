import type { PictureName } from '~/pictures/picture.server'
import type { Package } from '../packages'

/** One Markdown file of this folder, read by the build. */
export interface Post {
  id: string
  /** `/blog/ID`, for good. */
  path: string
  title: string
  /** The name of one of the people. */
  author: string
  excerpt: string
  category: 'Personal Branding' | 'Web Design'
  /** The day, `YYYY-MM-DD`. */
  published: string
  /** Such as `March 12, 2024`. */
  date: string
  /** The day of the last change, `YYYY-MM-DD`. */
  changed?: string | undefined
  revised?: string | undefined
  /** At 200 words a minute, such as `4 min read`. */
  readTime: string
  image: PictureName
  imageAlt: string
  caption: string
  /** The package that does what the post speaks of. */
  offer: { title: string; text: string; package: Package['id'] }
  content: string
}
