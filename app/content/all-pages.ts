import { listedPages, postPage } from './pages'
import { posts } from './posts'

export const allPages = [...listedPages, ...posts.map(postPage)]

export const indexedPages = allPages.filter(({ isIndexed }) => isIndexed)
