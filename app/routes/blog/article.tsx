import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { blog } from '~/content/posts'
import type { Post } from '~/content/posts/post'
import type { Sample } from '~/content/site'
import { fill } from '~/ui/fill'
import { Picture, type PictureFiles } from '~/ui/picture'
import { SampleNote } from '~/ui/sample-note'

interface ArticleProps {
  words: typeof blog
  post: Post
  author: Sample & { sampleNote: string; name: string; role: string; portrait: PictureFiles }
  picture: PictureFiles
  /** Absent at either end of the blog. */
  previous: Post | undefined
  next: Post | undefined
  related: readonly Post[]
}

export function Article({ words, post, author, picture, previous, next, related }: ArticleProps) {
  const { back, kept, more } = words
  return (
    <article className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-14">
      <BackLink {...back} />
      <header className="mt-6 grid items-end gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <PostFacts {...post} />
          <h1 className="mt-4 text-3xl">{post.title}</h1>
          <p className="mt-5 flex items-center gap-4">
            <Picture picture={author.portrait} alt="" eager className="size-12 rounded-full" />
            <span>
              <span className="block font-semibold">{author.name}</span>{' '}
              <span className="block text-sm text-soft">{author.role}</span>
            </span>
          </p>
          <SampleNote of={[author]} text={author.sampleNote} className="mt-2" />
          <p className="mt-4 text-sm text-soft">
            {post.revised ? fill(kept.revised, { day: post.revised }) : kept.text}
          </p>
        </div>
        <figure className="lg:col-span-6 print:hidden">
          <Picture picture={picture} alt={post.imageAlt} eager className="h-auto w-full" />{' '}
          <figcaption className="mt-3 text-sm text-soft">{post.caption}</figcaption>
        </figure>
      </header>
      {/* Firefox breaks no grid between pages whose only row is longer than one. */}
      <div className="mt-12 grid gap-x-gutter border-t border-line pt-10 lg:grid-cols-12 print:block">
        <div
          className="prose lg:col-span-8 lg:col-start-3"
          // Of the site's own files, in which HTML stays text.
          dangerouslySetInnerHTML={{ __html: post.content }}
        />
      </div>
      <div className="mt-20 grid gap-x-gutter gap-y-14 border-t-2 border-ink pt-6 lg:grid-cols-12 print:hidden">
        <PostList id="read-on" title={more.title} className="lg:col-span-7">
          {previous && <PostItem post={previous} note={more.previous} />}
          {next && <PostItem post={next} note={more.next} />}
        </PostList>
        {related.length > 0 && (
          <PostList
            id="related"
            title={fill(more.related, { category: post.category })}
            className="lg:col-span-5"
          >
            {related.map((other) => (
              <PostItem key={other.id} post={other} note={other.readTime} />
            ))}
          </PostList>
        )}
      </div>
    </article>
  )
}

export function PostFacts({ category, published, date, readTime }: Post) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <span className="font-semibold text-pine">{category}</span> <time dateTime={published}>{date}</time>{' '}
      <span>{readTime}</span>
    </p>
  )
}

/** With script, one step back in history if the previous page is ours (page-script.ts). */
function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <a
      id="back"
      href={to}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:text-pine hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {label}
    </a>
  )
}

type PostListProps = { id: string; title: string; className: string; children: ReactNode }

function PostList({ id, title, className, children }: PostListProps) {
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-4">{children}</ul>
    </nav>
  )
}

function PostItem({ post, note }: { post: Post; note: string }) {
  return (
    <li className="border-b border-line first:border-t">
      <a href={post.path} className="group block min-h-14 py-3.5">
        <span className="block text-sm text-soft">{note}</span>{' '}
        <span className="font-semibold underline-offset-4 group-hover:text-pine group-hover:underline">
          {post.title}
        </span>
      </a>
    </li>
  )
}
