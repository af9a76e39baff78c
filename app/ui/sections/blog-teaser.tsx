import { Link } from '@remix-run/react'

interface BlogTeaserProps {
  title: string
  posts: readonly { title: string; category: string; excerpt: string }[]
}

/** The posts of the blog, each with its way in; a post's address is its place in the list. */
export function BlogTeaser({ title, posts }: BlogTeaserProps) {
  return (
    <section id="blog" className="border-t border-line">
      <div className="mx-auto max-w-site px-5 py-20 md:px-8 lg:py-28">
        <h2 className="text-2xl">{title}</h2>
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {posts.map((post, index) => (
            <li key={post.title} className="flex flex-col border-t-2 border-ink pt-5">
              <p className="text-sm font-semibold text-pine">{post.category}</p>
              <h3 className="mt-2 text-xl">{post.title}</h3>
              <p className="mt-3 text-soft">{post.excerpt}</p>
              <Link
                to={`/blog/${index}`}
                aria-label={`Read More: ${post.title}`}
                className="mt-auto inline-flex min-h-12 items-center self-start pt-3 font-semibold underline-offset-4 hover:text-accent-text hover:underline"
              >
                Read More →
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
