import { index, route, type RouteConfig } from '@remix-run/route-config'
import { machineFiles, pages } from './content/pages'

const addresses = [
  ...Object.values(pages).map(({ path }) => [path, `routes/${path.slice(1) || 'home'}/route.tsx`] as const),
  ...Object.entries(machineFiles),
]

export default [
  ...addresses.map(([path, module]) => (path === '/' ? index(module) : route(path.slice(1), module))),
  route('launch/:package', 'routes/launch/package.tsx'),
  route('showroom/:site', 'routes/demo-site.tsx'),
  route('preview/:trade', 'routes/preview/draft.tsx'),
  route('blog/:id', 'routes/blog/post.tsx'),
  route('error/:status', 'routes/error.tsx'),
] satisfies RouteConfig
