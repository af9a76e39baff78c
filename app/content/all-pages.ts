import { packagePages, pages, postPage } from './pages'
import { posts } from './posts'

export const indexedPages = [...Object.values(pages), ...packagePages, ...posts.map(postPage)]
