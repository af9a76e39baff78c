import type { ReactNode } from 'react'
import type { Passage, Post } from '~/content/posts/post'
import { BackLink } from '../back-link'
import { Picture, type PictureFiles } from '../picture'

type PostLink = { title: string; readTime: string; to: string }

interface ArticleProps {
  back: { label: string; to: string }
  post: Omit<Post, 'changed' | 'author' | 'offer'>
  author: { name: string; role: string; portrait: PictureFiles }
  picture: PictureFiles
  more: { title: string; previous: string; next: string; related: string }
  /** Absent at either end of the blog. */
  previous: PostLink | undefined
  next: PostLink | undefined
  related: readonly PostLink[]
}

/** Specification section 2, "/blog/{id}". */
export function Article({ back, post, author, picture, more, ...links }: ArticleProps) {
  const { previous, next, related } = links
  return (
    <article className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-14">
      <BackLink {...back} />
      <header className="mt-6 grid items-end gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="flex flex-wrap gap-x-4 text-soft">
            <span className="font-semibold text-pine">{post.category}</span>
            <time dateTime={post.published}>{post.date}</time>
            <span>{post.readTime}</span>
          </p>
          <h1 className="mt-4 text-3xl">{post.title}</h1>
          <p className="mt-5 flex items-center gap-4">
            <Picture picture={author.portrait} alt="" eager className="size-12 rounded-full" />
            <span>
              <span className="block font-semibold">{author.name}</span>
              <span className="block text-sm text-soft">{author.role}</span>
            </span>
          </p>
        </div>
        <figure className="lg:col-span-6 print:hidden">
          <Picture picture={picture} alt={post.imageAlt} eager className="h-auto w-full" />
          <figcaption className="mt-3 text-sm text-soft">{post.caption}</figcaption>
        </figure>
      </header>
      {/* Firefox breaks no grid between pages whose only row is longer than one. */}
      <div className="mt-12 grid gap-x-gutter border-t border-line pt-10 lg:grid-cols-12 print:block">
        <div className="prose lg:col-span-8 lg:col-start-3">
          <Passages passages={post.content} />
        </div>
      </div>
      <div className="mt-20 grid gap-x-gutter gap-y-14 border-t-2 border-ink pt-6 lg:grid-cols-12 print:hidden">
        <PostList id="read-on" title={more.title} className="lg:col-span-7">
          {previous && <PostItem {...previous} note={more.previous} />}
          {next && <PostItem {...next} note={more.next} />}
        </PostList>
        {related.length > 0 && (
          <PostList id="related" title={more.related} className="lg:col-span-5">
            {related.map((link) => (
              <PostItem key={link.to} {...link} note={link.readTime} />
            ))}
          </PostList>
        )}
      </div>
    </article>
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

export function Passages({ passages }: { passages: readonly Passage[] }) {
  return <>{passages.map(passage)}</>
}

function passage(part: Passage) {
  if (typeof part === 'string') return <p key={part}>{part}</p>
  if ('heading' in part) return <h2 key={part.heading}>{part.heading}</h2>
  return (
    <ul key={part.list.join()}>
      {part.list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function PostItem({ to, title, note }: { to: string; title: string; note: string }) {
  return (
    <li className="border-b border-line first:border-t">
      <a href={to} className="group block min-h-14 py-3.5">
        <span className="block text-sm text-soft">{note}</span>
        <span className="font-semibold underline-offset-4 group-hover:text-accent-text group-hover:underline">
          {title}
        </span>
      </a>
    </li>
  )
}
