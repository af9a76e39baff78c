import { packagePages, pages, postPage } from './pages'
import { posts } from './posts'

/** Apart from pages.ts, which plain Node.js imports too: posts exist only in a bundle. */
export const indexedPages = [...Object.values(pages), ...packagePages, ...posts.map(postPage)]
