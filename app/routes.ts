import { index, route, type RouteConfig } from '@remix-run/route-config'

/** Every address of the site and the module that answers it. */
export default [
  index('routes/home.tsx'),
  route('quiz', 'routes/quiz.tsx'),
  route('about', 'routes/about.tsx'),
  route('launch', 'routes/launch.tsx'),
  route('consultation', 'routes/consultation.tsx'),
  route('get-started', 'routes/get-started.tsx'),
  route('blog/:id', 'routes/blog-post.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('rss.xml', 'routes/files/rss.tsx'),
  route('site.webmanifest', 'routes/files/manifest.ts'),
  route('.well-known/security.txt', 'routes/files/security.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
