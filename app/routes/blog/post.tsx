import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { postNotFound } from '~/content/errors'
import { postStep } from '~/content/next-steps'
import { postPage } from '~/content/pages'
import { people, sampleNotes } from '~/content/people'
import { blog, posts } from '~/content/posts'
import { picture } from '~/pictures/picture.server'
import { pageLoader } from '~/platform/page-loader.server'
import postStyles from './post.css?inline'
import { fill } from '~/content/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { Picture } from '~/ui/picture'
import { SampleNote } from '~/ui/sample-note'
import { NextStep } from '~/ui/sections/next-step'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { PostLine } from '~/routes/shared/post-line'
import { blogPosting } from '~/routes/shared/structured-data.server'

const { back, more } = blog
const backStyle =
  'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:text-pine hover:underline print:hidden'

export const handle: PageHandle = { styles: postStyles }

export { meta } from '~/routes/shared/head'

const declared = { paths: posts.map(({ path }) => path) }

export const loader = pageLoader(declared, ({ params, context }) => {
  const index = posts.findIndex(({ id }) => id === params.id)
  const post = posts[index]
  if (!post) throw data({ title: postNotFound }, { status: 404 })
  const page = postPage(post)
  const author = people.find(({ name }) => name === post.author)!
  return {
    meta: pageMeta(page, context, {
      published: post.published,
      structuredData: [blogPosting(post, author, page, context.siteUrl)],
    }),
    post,
    picture: picture(post.image),
    author: { ...author, portrait: picture(author.portrait) },
    readOn: [
      ...posts.slice(Math.max(0, index - 1), index).map((each) => ({ ...each, note: more.previous })),
      ...posts.slice(index + 1, index + 2).map((each) => ({ ...each, note: more.next })),
    ],
    related: posts
      .filter((other) => other.category === post.category && other !== post)
      .map((each) => ({ ...each, note: each.readTime })),
  }
})

export default function BlogPostPage() {
  const { post, author, picture: drawing, readOn, related } = useLoaderData<typeof loader>()
  return (
    <>
      <article className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-14">
        {/* With script, this goes one step back in history if the previous page is ours (page-script.ts). */}
        <a id="back" href={back.to} className={backStyle}>
          <ArrowLeft aria-hidden className="size-5" />
          {back.label}
        </a>
        <header className="mt-6 grid items-end gap-x-gutter gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <PostLine {...post} />
            <h1 className="mt-4 text-3xl">{post.title}</h1>
            <p className="mt-5 flex items-center gap-4">
              <Picture picture={author.portrait} alt="" eager className="size-12 rounded-full" />
              <span>
                <span className="block font-semibold">{author.name}</span>{' '}
                <span className="block text-sm text-soft">{author.role}</span>
              </span>
            </p>
            <SampleNote of={[author]} text={sampleNotes.author} className="mt-2" />
          </div>
          <figure className="lg:col-span-6 print:hidden">
            <Picture picture={drawing} alt={post.imageAlt} eager className="h-auto w-full" />{' '}
            <figcaption className="mt-3 text-sm text-soft">{post.caption}</figcaption>
          </figure>
        </header>
        {/* Firefox does not break a grid row across printed pages. */}
        <div className="mt-12 grid gap-x-gutter border-t border-line pt-10 lg:grid-cols-12 print:block">
          <div
            className="prose lg:col-span-8 lg:col-start-3"
            // Rendered by the build from the site's own Markdown, in which HTML stays text.
            dangerouslySetInnerHTML={{ __html: post.content }}
          />
        </div>
        <div className="mt-20 grid gap-x-gutter gap-y-14 border-t-2 border-ink pt-6 lg:grid-cols-12 print:hidden">
          <PostList id="read-on" title={more.title} className="lg:col-span-7" posts={readOn} />
          <PostList id="related" title={fill(more.related, post)} className="lg:col-span-5" posts={related} />
        </div>
      </article>
      <NextStep {...postStep(post.offer)} />
    </>
  )
}

type PostListProps = Record<'id' | 'title' | 'className', string> & {
  posts: readonly { path: string; title: string; note: string }[]
}

function PostList({ id, title, className, posts: listed }: PostListProps) {
  if (listed.length === 0) return null
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-4">
        {listed.map((post) => (
          <li key={post.path} className="border-b border-line first:border-t">
            <a href={post.path} className="group block min-h-14 py-3.5">
              <span className="block text-sm text-soft">{post.note}</span>{' '}
              <span className="font-semibold underline-offset-4 group-hover:text-pine group-hover:underline">
                {post.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
