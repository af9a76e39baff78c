import { packages, packageTitles } from '~/content/packages'
import { posts } from '~/content/posts'
import { questions } from '~/content/quiz'

/** What makes another page of a path: each parameter that the page reads, and the values of it that are worth keeping a page for. */
export interface PageAddress {
  /** The id that Remix gives the page's route. */
  route: string
  query: Readonly<Record<string, readonly string[]>>
}

const answers = Object.fromEntries(
  questions.map(({ id, choices }) => [id, choices.map((choice) => choice.id)]),
)
// A page for one visitor.
const forOneVisitor: readonly string[] = []

/** What proxies, containers and monitors ask (contract, "Addresses"). */
export const healthAddresses: readonly string[] = ['/healthz', '/readyz', '/readyz/journal']

/** The addresses of generated files, which read no parameters. */
export const fileAddresses: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
]

/** Every page that is the same for everybody who asks for its address, by its path. */
export const pageAddresses: Readonly<Record<string, PageAddress>> = {
  '/': {
    route: 'routes/home',
    query: { package: packages.map(({ title }) => title), scout: ['found', 'explained'] },
  },
  '/quiz': {
    route: 'routes/quiz',
    query: { ...answers, at: [...questions.map(({ id }) => id), 'result'] },
  },
  '/about': { route: 'routes/about', query: {} },
  '/launch': { route: 'routes/launch', query: {} },
  '/consultation': { route: 'routes/consultation', query: { receipt: forOneVisitor, sent: forOneVisitor } },
  '/get-started': {
    route: 'routes/get-started',
    query: {
      package: [...Object.keys(packageTitles), ...packages.map(({ title }) => title)],
      ...answers,
      receipt: forOneVisitor,
      sent: forOneVisitor,
    },
  },
  '/privacy': { route: 'routes/privacy', query: {} },
  ...Object.fromEntries(
    posts.map((_, place) => [`/blog/${place}`, { route: 'routes/blog-post', query: {} }]),
  ),
}
