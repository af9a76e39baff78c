import { demoPages, packagePages, pages, postPage } from './pages'
import { posts } from './posts'

export const indexedPages = [...Object.values(pages), ...packagePages, ...posts.map(postPage)]

export const allPages = [...indexedPages, ...demoPages]
